#include "ui/block/step_text.h"
#include "ui/block/time_line_view.h"
#include "ui/theme/colours.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr int noKind = -1;

/// What is rare is seen where many events share a pixel.
int weightOf(StepKind kind)
{
    switch (kind) {
    case StepKind::Barrier: return 4;
    case StepKind::Divergent: return 3;
    case StepKind::GlobalStore: return 2;
    case StepKind::Branch:
    case StepKind::Other: return 0;
    default: return 1;
    }
}

/// The kind that a pixel of a row is drawn in: the weightiest, of equals the most frequent.
class Pixel
{
public:
    void add(StepKind kind)
    {
        const auto at = static_cast<std::size_t>(kind);
        ++m_counts.at(at);
        const bool isFirst = m_best == noKind;
        const int more = isFirst ? 1 : weightOf(kind) - weightOf(static_cast<StepKind>(m_best));
        if (more > 0 || (more == 0 && m_counts.at(at) > m_counts.at(static_cast<std::size_t>(m_best))))
            m_best = static_cast<int>(kind);
    }
    int best() const { return m_best; }

private:
    std::array<std::uint32_t, stepKinds.size()> m_counts{};
    int m_best = noKind;
};

} // namespace

void TimeLineView::drawMarks()
{
    const QRect marks = marksRect();
    m_marks = QPixmap(marks.size() * devicePixelRatioF());
    m_marks.setDevicePixelRatio(devicePixelRatioF());
    m_marks.fill(Qt::transparent);
    QPainter painter(&m_marks);
    painter.translate(-marks.topLeft());
    const Colours& colours = coloursOf(palette());
    for (std::uint32_t warp = 0; warp < warps(); ++warp)
        painter.fillRect(rowRect(warp), colours.surface);
    drawStalls(painter);
    drawEvents(painter);
    if (!m_followed)
        return;
    QColor veil = colours.window;
    veil.setAlpha(150);
    for (std::uint32_t warp = 0; warp < warps(); ++warp)
        if (warp != *m_followed)
            painter.fillRect(rowRect(warp), veil);
}

void TimeLineView::drawStalls(QPainter& painter) const
{
    const Colours& colours = coloursOf(palette());
    for (const Stall& stall : m_stalls) {
        const QRect row = rowRect(stall.warp);
        const double from = std::max(0.0, m_scale.toPixel(static_cast<double>(stall.begin)));
        const double to = std::min<double>(row.width(), m_scale.toPixel(static_cast<double>(stall.end)));
        if (to <= from)
            continue;
        const QRectF rect(row.left() + from, row.top(), to - from, row.height());
        painter.fillRect(rect, colours.line);
        painter.fillRect(rect, QBrush(colours.textMuted, Qt::BDiagPattern));
    }
}

/// By pixel where events are thinner than one, else each by itself.
void TimeLineView::drawEvents(QPainter& painter) const
{
    const bool dark = coloursOf(palette()).dark;
    const auto count = m_trace->events.size();
    const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(m_scale.first())));
    const auto end = std::min(count, static_cast<std::size_t>(std::ceil(m_scale.first() + m_scale.shown())) + 1);
    const int width = marksRect().width();
    const double each = std::max(m_scale.pixelsOfEvent() - (m_scale.pixelsOfEvent() >= 5 ? 1 : 0), 2.0);
    std::vector<Pixel> pixels(static_cast<std::size_t>(warps()) * static_cast<std::size_t>(width));
    for (std::size_t i = first; i < end; ++i) {
        const TraceEvent& event = m_trace->events[i];
        const int x = static_cast<int>(m_scale.toPixel(static_cast<double>(i)));
        if (event.kind == TraceEvent::Kind::Release || event.warp >= warps() || x < 0 || x >= width)
            continue;
        if (m_scale.pixelsOfEvent() >= 1.5) {
            const QRect row = rowRect(event.warp);
            painter.fillRect(
                QRectF(row.left() + m_scale.toPixel(static_cast<double>(i)), row.top(), each, row.height()),
                colourOf(stepKindOf(event), dark));
            continue;
        }
        pixels[event.warp * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)].add(stepKindOf(event));
    }
    if (m_scale.pixelsOfEvent() >= 1.5)
        return;
    for (std::uint32_t warp = 0; warp < warps(); ++warp) {
        const QRect row = rowRect(warp);
        for (int x = 0; x < width; ++x) {
            const int kind = pixels[warp * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)].best();
            if (kind != noKind)
                painter.fillRect(row.left() + x, row.top(), 1, row.height(),
                                 colourOf(static_cast<StepKind>(kind), dark));
        }
    }
}

void TimeLineView::paintEvent(QPaintEvent*)
{
    if (!m_trace || m_trace->events.empty())
        return;
    if (m_marks.isNull())
        drawMarks();
    QPainter painter(this);
    painter.drawPixmap(marksRect().topLeft(), m_marks);
    paintNumbers(painter);
    paintOverview(painter);
    paintLegend(painter);
    paintCursor(painter);
    if (!hasFocus())
        return;
    painter.setPen(coloursOf(palette()).accent);
    painter.drawRect(marksRect().adjusted(-1, 0, 0, 0));
}

void TimeLineView::paintNumbers(QPainter& painter) const
{
    const Colours& colours = coloursOf(palette());
    const int line = fontMetrics().height();
    const auto every = static_cast<std::uint32_t>(std::max(1.0, std::ceil((line - 3) / rowHeight())));
    const std::uint32_t current = m_trace->events[std::min(m_index, m_trace->events.size() - 1)].warp;
    for (std::uint32_t warp = 0; warp < warps(); ++warp) {
        const std::uint32_t distance = warp > current ? warp - current : current - warp;
        if (warp != current && (warp % every != 0 || distance < every))
            continue; // the current one has its room
        const QRect row = rowRect(warp);
        painter.setPen(warp == current ? colours.text : colours.textMuted);
        painter.drawText(QRect(0, std::max(row.center().y() - line / 2, 0), row.left() - 6, line),
                         Qt::AlignRight | Qt::AlignVCenter, tr("warp %1").arg(warp));
    }
}

void TimeLineView::paintOverview(QPainter& painter) const
{
    const QRect rect = overviewRect();
    if (rect.isEmpty())
        return;
    const Colours& colours = coloursOf(palette());
    const double scale = rect.width() / static_cast<double>(m_trace->totalEvents);
    painter.fillRect(rect, colours.line);
    painter.fillRect(QRectF(rect.left() + static_cast<double>(m_trace->firstEvent) * scale, rect.top(),
                            std::max(3.0, static_cast<double>(m_trace->events.size()) * scale), rect.height()),
                     colours.accent);
}

void TimeLineView::paintLegend(QPainter& painter) const
{
    const Colours& colours = coloursOf(palette());
    const QRect rect = legendRect();
    const QString window = windowText(*m_trace);
    const int reserved = window.isEmpty() ? 0 : fontMetrics().horizontalAdvance(window) + 12;
    int x = rect.left();
    for (const StepKind kind : m_kinds) {
        const QString title = titleOf(kind);
        const int needed = 12 + fontMetrics().horizontalAdvance(title) + 14;
        if (x + needed > rect.right() - reserved)
            break;
        painter.fillRect(x, rect.center().y() - 3, 8, 8, colourOf(kind, colours.dark));
        painter.setPen(colours.textMuted);
        painter.drawText(QRect(x + 12, rect.top(), needed, rect.height()), Qt::AlignLeft | Qt::AlignVCenter, title);
        x += needed;
    }
    painter.setPen(colours.textMuted);
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, window);
}

void TimeLineView::paintCursor(QPainter& painter) const
{
    const double x = m_scale.toPixel(static_cast<double>(m_index));
    const double width = std::max(m_scale.pixelsOfEvent(), 2.0);
    const QRect marks = marksRect();
    if (x + width < 0 || x > marks.width())
        return;
    const Colours& colours = coloursOf(palette());
    const int bottom = rowRect(std::max(warps(), 1U) - 1).bottom() + 1;
    QColor band = colours.accent;
    band.setAlpha(60);
    const QRectF rect(marks.left() + x, marks.top(), width, bottom - marks.top());
    painter.fillRect(rect, band);
    painter.setPen(QPen(colours.accent, 1));
    painter.drawLine(QPointF(rect.center().x(), rect.top()), QPointF(rect.center().x(), rect.bottom()));
    const QRect row = rowRect(m_trace->events[std::min(m_index, m_trace->events.size() - 1)].warp);
    painter.setPen(QPen(colours.text, 2));
    painter.drawRect(QRectF(rect.left() - 1, row.top() - 1, std::max(rect.width(), 3.0) + 2, row.height() + 2));
}

} // namespace tilescope
