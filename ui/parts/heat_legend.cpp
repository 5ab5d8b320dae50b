#include "ui/parts/heat_legend.h"

#include "ui/parts/heat_scale.h"
#include "ui/theme/colours.h"

#include <QPainter>

#include <algorithm>

namespace tilescope
{

static constexpr int step = 9;         // of one level, in pixels
static constexpr int stripHeight = 12; // of the strip
static constexpr int gap = 6;          // between strip and text

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void HeatLegend::setEnds(const QString& least, const QString& most)
{
    m_least = least;
    m_most = most;
    setAccessibleName(tr("Heat from %1 to %2").arg(least, most));
    updateGeometry();
    update();
}

QString HeatLegend::text() const { return QStringLiteral("%1 … %2").arg(m_least, m_most); }

QSize HeatLegend::sizeHint() const
{
    const int texts = fontMetrics().horizontalAdvance(m_least) + fontMetrics().horizontalAdvance(m_most);
    return {texts + 2 * gap + heat::levels * step + 2, std::max(fontMetrics().height(), stripHeight + 2)};
}

void HeatLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    const int from = fontMetrics().horizontalAdvance(m_least) + gap;
    const int top = (height() - stripHeight) / 2;
    for (int level = 0; level < heat::levels; ++level)
        painter.fillRect(from + level * step, top, step, stripHeight, heat::colour(level, colours.dark));
    painter.setPen(colours.bar);
    painter.drawRect(from, top, heat::levels * step, stripHeight);
    painter.setPen(colours.textMuted);
    painter.drawText(QRect(0, 0, from, height()), Qt::AlignLeft | Qt::AlignVCenter, m_least);
    painter.drawText(QRect(from + heat::levels * step + gap, 0, width(), height()), Qt::AlignLeft | Qt::AlignVCenter,
                     m_most);
}

} // namespace tilescope
