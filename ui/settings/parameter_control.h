#pragma once

#include "gpu/recipe/parameter.h"

#include <QWidget>

namespace tilescope
{

class SettingsModel;

/// The widget for one declared parameter: a slider with a spin box, a list, a check box or a line of text, with a
/// button if it names a file or folder.
class ParameterControl : public QWidget
{
    Q_OBJECT

public:
    static ParameterControl* make(const Parameter& parameter, QWidget* parent = nullptr);
    /// A control that shows and changes the settings' value of a parameter of the current operation. It shows nothing
    /// of another operation's.
    static ParameterControl* make(const Parameter& parameter, SettingsModel& settings, QWidget* parent = nullptr);

    virtual ParameterValue value() const = 0;
    virtual void setValue(const ParameterValue& value) = 0; ///< emits no signal

signals:
    void valueChanged(); ///< by the user

protected:
    using QWidget::QWidget;
};

} // namespace tilescope
