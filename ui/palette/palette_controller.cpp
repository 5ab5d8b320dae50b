#include "ui/palette/palette_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/glossary/glossary_controller.h"
#include "ui/lesson/lesson_controller.h"
#include "ui/palette/command_palette.h"
#include "ui/palette/menu_commands.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QMainWindow>

namespace tilescope
{

PaletteController::PaletteController(const WindowParts& parts)
    : QObject(&parts.window), m_parts(parts), m_palette(new CommandPalette(parts.canvas, parts.window))
{
    m_find = parts.actions.add(MenuSection::HelpFind,
                               {QStringLiteral("palette"),
                                tr("&Find a command…"),
                                tr("Find a command, strategy, block or setting by a few letters of its name"),
                                {QKeySequence(tr("Ctrl+K"))}});
    connect(m_find, &QAction::triggered, this, &PaletteController::open);
    connect(m_palette, &CommandPalette::ran, this,
            [this](const QString& name) { m_parts.preferences.addRecentCommand(name); });
}

void PaletteController::open()
{
    if (m_palette->isVisible()) {
        m_palette->leave();
        return;
    }
    QList<PaletteCommand> menus = menuCommands(*m_parts.window.menuBar(), &m_parts.docks);
    const QString own = plainName(*m_find); // the palette is already open
    menus.removeIf([&own](const PaletteCommand& command) { return command.title == own; });
    QList<PaletteCommand> topics;
    if (auto* const glossary = m_parts.window.findChild<GlossaryController*>())
        topics << termCommands(*glossary);
    if (auto* const lessons = m_parts.window.findChild<LessonController*>())
        topics << lessonCommands(*lessons);
    m_palette->open(
        [menus, topics, parts = m_parts](const QString& typed) {
            const QList<PaletteCommand> found = menus + settingCommands(parts.settings, typed);
            return typed.isEmpty() ? found : found + topics; // the terms alone would fill the list
        },
        m_parts.preferences.recentCommands());
}

} // namespace tilescope
