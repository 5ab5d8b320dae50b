#pragma once

#include "ui/panels/figure_difference.h"

#include <Qt>

namespace tilescope
{

/// What FigureDelegate asks a table's model for beside the figure itself.
namespace FigureRoles
{
enum Role {
    Difference = Qt::UserRole + 64, ///< FigureDifference::text
    DifferenceTone,                 ///< Tone
    HasDifferences,                 ///< of every cell of a column with differences: room is kept for them
    PlainDifference,                ///< the bare percentage, or where there is none the text; for copies
    DifferenceTitle,                ///< of the header of such a column, for copies; invalid for all others
    CopiedText                      ///< what copies have in place of what is shown; mostly invalid
};
}

QString withDifference(const QString& toolTip, const FigureDifference& difference);
QString spoken(const QString& figure, const FigureDifference& difference); ///< for readers of the screen
/// The bare percentage, or where there is none what is shown.
QString copied(const FigureDifference& difference, bool asShown);

} // namespace tilescope
