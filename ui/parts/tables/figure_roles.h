#pragma once

#include "ui/parts/figure_difference.h"

#include <Qt>

namespace tilescope
{

/// What FigureDelegate asks a table's model for beside the figure itself.
namespace FigureRoles
{
enum Role {
    Difference = Qt::UserRole + 64, ///< FigureDifference::text
    DifferenceTone,                 ///< Tone
    WidestDifference,               ///< of every cell of a column: its longest, for which room is kept; mostly empty
    PlainDifference,                ///< the bare percentage, or where there is none the text; for copies
    DifferenceTitle,                ///< of the header of such a column, for copies; invalid for all others
    CopiedText                      ///< what copies have in place of what is shown; mostly invalid
};
}

/// Makes `widest` the longer one.
void widen(QString& widest, const FigureDifference& difference);
QString withDifference(const QString& toolTip, const FigureDifference& difference);
QString spoken(const QString& figure, const FigureDifference& difference); ///< for readers of the screen
/// The bare percentage, or where there is none what is shown.
QString copied(const FigureDifference& difference, bool asShown);

} // namespace tilescope
