#pragma once

#include "ui/palette/palette_command.h"

#include <QList>

namespace tilescope
{

class Registry;
class SettingsPanel;

/// What the settings offer: every strategy of every operation, every choice of a list, every tick, and, for what is
/// typed, blocks ("32x8") and numbers ("filter 9"). Read from the registry and from the controls that are there, so
/// that a new operation or parameter is found by itself. A value that cannot be is offered too; its control says why.
QList<PaletteCommand> settingCommands(SettingsPanel& settings, const Registry& registry, const QString& typed);

} // namespace tilescope
