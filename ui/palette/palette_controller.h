#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>

class QAction;

namespace tilescope
{

class CommandPalette;

/// Opens the palette over the picture, with every command of the menus and of the settings, and remembers the commands
/// run from it.
class PaletteController : public QObject
{
    Q_OBJECT

public:
    explicit PaletteController(const WindowParts& parts);

private:
    void open();

    WindowParts m_parts;
    QAction* m_find = nullptr;
    CommandPalette* m_palette;
};

} // namespace tilescope
