#pragma once

#include "ui/palette/palette_command.h"

#include <QList>

class QAction;
class QMenuBar;

namespace tilescope
{

/// Every command of the menus, in their order, whoever put it there. Menus that are filled when they open are filled
/// first.
QList<PaletteCommand> menuCommands(const QMenuBar& bar);

/// An action's name without mnemonics, without the dots that say that it asks for more, and without a key written
/// behind a tab.
QString plainName(const QAction& action);

/// Its key as it is pressed, or what its text says behind a tab where it has none.
QString keyOf(const QAction& action);

class SettingsModel;

/// What the settings offer: every strategy of every operation, every choice of a list, every tick, and, for what is
/// typed, blocks ("32x8") and numbers ("filter 9"). Read from the registry's declarations, so that a new operation or
/// parameter is found by itself. A value that cannot be is offered too; its control says why.
QList<PaletteCommand> settingCommands(SettingsModel& settings, const QString& typed);

} // namespace tilescope
