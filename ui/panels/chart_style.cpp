#include "ui/panels/chart_style.h"

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
    const std::array<QColor, 3> dark{QColor(255, 120, 110), QColor(110, 210, 120), QColor(120, 165, 255)};
    const std::array<QColor, 3> light{QColor(196, 40, 40), QColor(30, 130, 50), QColor(40, 90, 210)};
    return (colours.dark ? dark : light)[static_cast<std::size_t>(channel)];
}

} // namespace tilescope
