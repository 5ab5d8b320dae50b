#include "ui/parts/charts/chart_style.h"

#include "ui/theme/colours.h"

#include <QWidget>
#include <qcustomplot.h>

#include <array>

namespace tilescope
{

void styleAxes(QCPAxisRect& rect, const QWidget& widget)
{
    const Colours& colours = coloursOf(widget.palette());
    QFont small = widget.font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    for (auto* axis : rect.axes()) {
        axis->setSubTicks(false);
        axis->setTickLength(0, 3);
        axis->grid()->setPen(QPen(colours.line, 1));
        axis->grid()->setZeroLinePen(QPen(colours.line, 1));
        axis->setBasePen(QPen(colours.line, 1));
        axis->setTickPen(QPen(colours.line, 1));
        axis->setTickLabelColor(colours.textMuted);
        axis->setTickLabelFont(small);
        axis->setLabelColor(colours.text);
        axis->setLabelFont(small);
    }
}

QColor channelColour(int channel, int channelCount, const QWidget& widget)
{
    const Colours& colours = coloursOf(widget.palette());
    if (channelCount == 1)
        return colours.accent;
    const std::array<QColor, 3> dark{QColor(242, 113, 106), QColor(109, 215, 125), QColor(120, 165, 254)};
    const std::array<QColor, 3> light{QColor(202, 28, 27), QColor(7, 113, 29), QColor(37, 93, 219)};
    return (colours.dark ? dark : light)[static_cast<std::size_t>(channel)];
}

QColor seriesColour(std::size_t index, const QWidget& widget)
{
    const Colours& colours = coloursOf(widget.palette());
    const std::array<QColor, seriesColours> dark{colours.accent, QColor(242, 184, 61), QColor(94, 220, 172),
                                                 QColor(253, 133, 112)};
    const std::array<QColor, seriesColours> light{colours.accent, QColor(133, 85, 0), QColor(102, 116, 90),
                                                  QColor(148, 32, 69)};
    return (colours.dark ? dark : light)[index % seriesColours];
}

} // namespace tilescope
