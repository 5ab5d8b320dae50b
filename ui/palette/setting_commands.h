#pragma once

#include "ui/palette/palette_command.h"

#include <QList>

namespace tilescope
{

class SettingsModel;

/// What the settings offer: every strategy of every operation, every choice of a list, every tick, and, for what is
/// typed, blocks ("32x8") and numbers ("filter 9"). Read from the registry's declarations, so that a new operation or
/// parameter is found by itself. A value that cannot be is offered too; its control says why.
QList<PaletteCommand> settingCommands(SettingsModel& settings, const QString& typed);

} // namespace tilescope
