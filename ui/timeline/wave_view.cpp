#include "ui/timeline/wave_view.h"

#include "ui/parts/labels.h"
#include "ui/theme/colours.h"
#include "ui/timeline/cycle_text.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>

namespace tilescope
{

WaveView::WaveView(QWidget* parent) : TipView(parent)
{
    keepFontShare(*this, 0.88);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Blocks on all multiprocessors"));
}

void WaveView::setTimeline(const std::shared_ptr<const Timeline>& timeline)
{
    m_timeline = timeline;
    m_waves = timeline ? wavesOf(*timeline) : Waves{};
    setAccessibleDescription(timeline ? sentences({wavesText(m_waves), lastWaveText(m_waves)}) : QString());
    update();
}

QRectF WaveView::area() const
{
    const double line = fontMetrics().height() + 3.0;
    return {0, line, static_cast<double>(width()), std::max(1.0, height() - 2 * line)};
}

double WaveView::heightOf(double cycles) const
{
    const double all = m_timeline ? cyclesUntil(*m_timeline, m_waves, m_waves.most()) : 0;
    return all > 0 ? area().height() * cycles / all : 0;
}

QRectF WaveView::barOf(std::uint64_t multiprocessor) const
{
    if (!m_timeline)
        return {};
    const double each = area().width() / static_cast<double>(m_waves.multiprocessors);
    const double gap = each >= 4 ? 1 : 0;
    const double high = heightOf(cyclesUntil(*m_timeline, m_waves, m_waves.blocksOf(multiprocessor)));
    return {static_cast<double>(multiprocessor) * each, area().bottom() - high, each - gap, high};
}

QString WaveView::toolTipAt(QPoint position) const
{
    if (!m_timeline || !area().contains(position))
        return {};
    const auto at =
        static_cast<std::uint64_t>(position.x() * static_cast<double>(m_waves.multiprocessors) / area().width());
    const std::uint64_t blocks = m_waves.blocksOf(std::min(at, m_waves.multiprocessors - 1));
    const double end = cyclesUntil(*m_timeline, m_waves, blocks),
                 last = cyclesUntil(*m_timeline, m_waves, m_waves.most());
    const QString done = blocks == 0   ? tr("It runs no blocks.")
                         : end >= last ? tr("It is busy to the end.")
                                       : tr("It is idle for the last %1.").arg(cyclesText(last - end));
    return tr("Multiprocessor %1: %2. %3").arg(number(at), counted(blocks, tr("1 block"), tr("%1 blocks")), done);
}

void WaveView::paintEvent(QPaintEvent*)
{
    if (!m_timeline)
        return;
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    const QRectF room = area();
    painter.fillRect(room, colours.surface);
    QColor pale = colours.accent;
    pale.setAlphaF(0.55F);
    for (std::uint64_t i = 0; i < m_waves.multiprocessors; ++i) {
        const QRectF bar = barOf(i);
        const std::uint64_t blocks = m_waves.blocksOf(i);
        double foot = room.bottom();
        for (std::uint64_t wave = 0; wave * m_waves.resident < blocks; ++wave) {
            const std::uint64_t until = std::min(blocks, (wave + 1) * m_waves.resident);
            const double top = room.bottom() - heightOf(cyclesUntil(*m_timeline, m_waves, until));
            const bool isTail = wave + 1 == m_waves.count() && !m_waves.isLastFull();
            painter.fillRect(QRectF(bar.left(), top, bar.width(), foot - top), isTail          ? colours.warning
                                                                               : wave % 2 == 0 ? colours.accent
                                                                                               : pale);
            foot = top;
        }
    }
    painter.setPen(QPen(colours.bar, 1));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    painter.setPen(colours.textMuted);
    const double cycles = cyclesUntil(*m_timeline, m_waves, m_waves.most());
    painter.drawText(QRectF(0, 0, width(), room.top() - 2), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1: end of launch").arg(cyclesText(cycles)));
    if (!m_waves.isLastFull()) {
        const QString tail = tr("last wave");
        const int wide = fontMetrics().horizontalAdvance(tail) + 4;
        constexpr int swatch = 10;
        painter.drawText(QRectF(0, 0, width(), room.top() - 2), Qt::AlignRight | Qt::AlignVCenter, tail);
        painter.fillRect(QRectF(width() - wide - swatch, (room.top() - 2 - swatch) / 2, swatch, swatch),
                         colours.warning);
    }
    painter.drawText(QRectF(0, room.bottom() + 2, width(), height() - room.bottom() - 2), Qt::AlignCenter,
                     tr("multiprocessors 0 to %1, time upwards").arg(number(m_waves.multiprocessors - 1)));
}

} // namespace tilescope
