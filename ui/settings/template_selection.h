#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>

namespace tilescope
{

/// The rectangle on the picture that an operation takes, such as a template: a drag sets it, and the canvas shows the
/// one that the recipe names, or that the operation took where the recipe names none.
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
