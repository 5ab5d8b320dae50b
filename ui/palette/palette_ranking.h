#pragma once

#include "ui/palette/palette_command.h"

#include <QList>
#include <QStringList>

namespace tilescope
{

struct RankedCommand {
    int index = 0;    ///< in the list that was ranked
    QList<int> marks; ///< places of PaletteCommand::name() to be marked
};

/// Those that fit what is typed, the best first. Of equals one that was used lately comes first, then the one that
/// stands first in the list. Where nothing is typed, those that lie deep in a menu come last. `recent` holds names, the
/// newest first.
QList<RankedCommand> rankCommands(const QList<PaletteCommand>& commands, const QString& typed,
                                  const QStringList& recent);

} // namespace tilescope
