#include "ui/parts/tables/figure_roles.h"

#include "ui/translation.h"

namespace tilescope
{

void widen(QString& widest, const FigureDifference& difference)
{
    if (difference.text.size() > widest.size())
        widest = difference.text;
}

QString withDifference(const QString& toolTip, const FigureDifference& difference)
{
    if (difference.toolTip.isEmpty())
        return toolTip;
    return toolTip.isEmpty() ? difference.toolTip : toolTip + QLatin1Char('\n') + difference.toolTip;
}

QString spoken(const QString& figure, const FigureDifference& difference)
{
    if (difference.text.isEmpty())
        return figure;
    return tr("%1, %2 compared with the baseline").arg(figure, difference.text);
}

QString copied(const FigureDifference& difference, bool asShown)
{
    if (asShown || !difference.percent)
        return difference.text;
    return QString::number(*difference.percent, 'g', 6);
}

} // namespace tilescope
