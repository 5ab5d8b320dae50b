#pragma once

#include "ui/settings/parameter_control.h"

class QLineEdit;

namespace tilescope
{

/// The control of a Text parameter that names a file or a folder: a line of text, a button that opens a file dialog,
/// and, if a rectangle of the picture is accepted too, a hint how to drag one.
class PathParameter : public ParameterControl
{
    Q_OBJECT

public:
    PathParameter(const Parameter& parameter, QWidget* parent);

    ParameterValue value() const override;
    void setValue(const ParameterValue& value) override;

private:
    void ask(); ///< returns at once
    void take(const QString& text);

    Parameter::TextKind m_kind;
    QLineEdit* m_line;
    QString m_last;
};

} // namespace tilescope
