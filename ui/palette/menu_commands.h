#pragma once

#include "ui/palette/palette_command.h"

#include <QList>

class QAction;
class QMenuBar;

namespace tilescope
{

class WindowDocks;

/// Every command of the menus, in their order, whoever added it. Menus that are filled when they open are filled first.
/// With `docks`, the command of a panel shows it and never hides it.
QList<PaletteCommand> menuCommands(const QMenuBar& bar, WindowDocks* docks = nullptr);

/// An action's name without mnemonics, without the dots that announce a dialog, and without a key written behind a tab.
QString plainName(const QAction& action);

/// Its key as displayed, or the key written behind a tab in its text.
QString keyOf(const QAction& action);

class SettingsModel;

/// The commands for settings: every strategy of every operation, every choice of a list, every check box, and, by
/// typing, blocks ("32x8") and numbers ("filter 9"). Read from the registry's declarations, so that a new operation or
/// parameter is found automatically. An invalid value is offered too; its control says why it is invalid.
QList<PaletteCommand> settingCommands(SettingsModel& settings, const QString& typed);

class GlossaryController;
class LessonController;

/// The terms of the glossary and the lessons, which are no commands of a menu but are looked for by their names too.
QList<PaletteCommand> termCommands(GlossaryController& glossary);
QList<PaletteCommand> lessonCommands(LessonController& lessons);

} // namespace tilescope
