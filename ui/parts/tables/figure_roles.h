#pragma once

#include "ui/parts/figure_difference.h"

#include <Qt>

namespace tilescope
{

/// What FigureDelegate queries from a table's model in addition to the figure itself.
namespace FigureRoles
{
enum Role {
    Difference = Qt::UserRole + 64, ///< FigureDifference::text
    DifferenceTone,                 ///< Tone
    WidestDifference,               ///< the longest text of a column, which determines the field's width; often empty
    PlainDifference,                ///< the percentage as a number, or without one the text; for copying
    DifferenceTitle, ///< of the header of a column with differences, for copying; invalid for other columns
    CopiedText       ///< what copies contain in place of the displayed text; usually invalid
};
}

/// Replaces `widest` by the difference's text if that is longer.
void widen(QString& widest, const FigureDifference& difference);
QString withDifference(const QString& toolTip, const FigureDifference& difference);
QString spoken(const QString& figure, const FigureDifference& difference); ///< for screen readers
/// The percentage as a number, or without one the displayed text.
QString copied(const FigureDifference& difference, bool asShown);

} // namespace tilescope
