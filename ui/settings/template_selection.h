#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>

namespace tilescope
{

/// The rectangle on the picture that an operation takes, such as a template: a drag sets it, and the canvas shows the
/// recipe's rectangle or, without one, the rectangle that the operation chose.
class TemplateSelection : public QObject
{
    Q_OBJECT

public:
    explicit TemplateSelection(const WindowParts& parts);

private:
    void show();

    WindowParts m_parts;
};

} // namespace tilescope
