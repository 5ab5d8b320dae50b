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

} // namespace tilescope
