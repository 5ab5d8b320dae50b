#include "ui/palette/palette_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/palette/command_palette.h"
#include "ui/palette/menu_commands.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QMainWindow>

namespace tilescope
{

PaletteController::PaletteController(const WindowParts& parts)
    : QObject(&parts.window), m_parts(parts), m_palette(new CommandPalette(parts.canvas, parts.window))
{
    connect(parts.actions.findCommand, &QAction::triggered, this, &PaletteController::open);
    connect(m_palette, &CommandPalette::ran, this,
            [this](const QString& name) { m_parts.preferences.addRecentCommand(name); });
}

void PaletteController::open()
{
    if (m_palette->isVisible()) {
        m_palette->leave();
        return;
    }
    QList<PaletteCommand> menus = menuCommands(*m_parts.window.menuBar());
    const QString own = plainName(*m_parts.actions.findCommand); // the palette is already open
    menus.removeIf([&own](const PaletteCommand& command) { return command.title == own; });
    m_palette->open(
        [menus, parts = m_parts](const QString& typed) { return menus + settingCommands(parts.settings, typed); },
        m_parts.preferences.recentCommands());
}

} // namespace tilescope
