#include "ui/block/time_line_view.h"

#include "ui/parts/labels.h"
#include "ui/theme/colours.h"
#include "ui/trace/step_text.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tilescope
{

namespace
{

constexpr int overviewHeight = 8, overviewGap = 4;
constexpr double mostRow = 22;
constexpr int swatch = 8, besideSwatch = 4, betweenKinds = 14; // of the legend

} // namespace

TimeLineView::TimeLineView(QWidget* parent) : TipView(parent)
{
    keepFontShare(*this, 0.88);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Timeline of the block"));
    setAccessibleDescription(
        tr("All events of the block, one row per warp. Left and Right step through them; the wheel zooms."));
}

void TimeLineView::setTrace(std::shared_ptr<const BlockTrace> trace)
{
    m_trace = std::move(trace);
    m_index = 0;
    m_rival.reset();
    m_scale.setCount(m_trace ? m_trace->events.size() : 0);
    m_scale.setWidth(marksRect().width());
    m_kinds.clear();
    if (m_trace) {
        std::vector<bool> occurs(stepKinds.size(), false);
        for (const TraceEvent& event : m_trace->events)
            occurs[static_cast<std::size_t>(stepKindOf(event))] = true;
        for (const StepKind kind : stepKinds)
            if (occurs[static_cast<std::size_t>(kind)] && kind != StepKind::Release && kind != StepKind::Other)
                m_kinds.push_back(kind);
    }
    limitHeight();
    findStalls();
    redraw();
}

void TimeLineView::limitHeight()
{
    const int around = overviewRect().isEmpty() ? 0 : overviewHeight + overviewGap;
    setMaximumHeight(around + legendHeight() + 2 + static_cast<int>(std::ceil(mostRow * std::max(warps(), 1U))) + 2);
}

void TimeLineView::findStalls()
{
    m_stalls.clear();
    if (!m_trace)
        return;
    const std::size_t count = m_trace->events.size();
    std::vector<std::optional<std::size_t>> since(m_trace->warps());
    for (std::size_t warp = 0; warp < since.size() && warp < m_trace->warpsAtStart.size(); ++warp)
        if (m_trace->warpsAtStart[warp].waits)
            since[warp] = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const TraceEvent& event = m_trace->events[i];
        if (event.kind == TraceEvent::Kind::Barrier && !event.arrivesOnly && event.warp < since.size())
            since[event.warp] = i;
        if (event.kind != TraceEvent::Kind::Release)
            continue;
        for (std::uint32_t warp = 0; warp < since.size() && warp < 32; ++warp)
            if ((event.mask >> warp & 1U) != 0 && since[warp])
                m_stalls.push_back({warp, *std::exchange(since[warp], std::nullopt), i});
    }
    for (std::uint32_t warp = 0; warp < since.size(); ++warp)
        if (since[warp])
            m_stalls.push_back({warp, *since[warp], count});
}

void TimeLineView::setIndex(std::size_t index, std::optional<std::size_t> rival)
{
    m_index = index;
    m_rival = rival;
    if (m_drag == Drag::None && m_scale.bringIntoView(index))
        redraw();
    update();
}

void TimeLineView::setFollowed(std::optional<std::uint32_t> warp)
{
    if (std::exchange(m_followed, warp) != warp)
        redraw();
}

void TimeLineView::showOnly(std::size_t first, std::size_t last)
{
    m_scale.showOnly(first, last);
    redraw();
}

QSize TimeLineView::sizeHint() const
{
    const int rows = static_cast<int>(std::clamp(warps(), 2U, 32U));
    return {600, std::clamp(rows * 10, 40, 180) + legendHeight() + 6};
}

QRect TimeLineView::overviewRect() const
{
    if (!m_trace || m_trace->isWhole())
        return {};
    return {marksRect().left(), 0, marksRect().width(), overviewHeight};
}

int TimeLineView::numbersWidth() const { return fontMetrics().horizontalAdvance(tr("warp %1").arg(30)) + 10; }

/// Measured from the top of the legend, which is at the foot of the widget.
std::vector<std::pair<QRect, StepKind>> TimeLineView::legendItems() const
{
    const int left = numbersWidth(), right = width() - 4, line = fontMetrics().height() + 2;
    std::vector<std::pair<QRect, StepKind>> items;
    int x = left, y = 0;
    for (const StepKind kind : m_kinds) {
        const int needed = swatch + besideSwatch + fontMetrics().horizontalAdvance(titleOf(kind));
        if (x > left && x + needed > right) {
            x = left;
            y += line;
        }
        items.emplace_back(QRect(x, y, needed, line), kind);
        x += needed + betweenKinds;
    }
    return items;
}

/// The sentence about the traced part is at the right of the last line, or has one of its own.
int TimeLineView::legendHeight() const
{
    const int line = fontMetrics().height() + 2;
    const auto items = legendItems();
    const int bottom = items.empty() ? line : items.back().first.bottom() + 1;
    const QString window = m_trace ? windowText(*m_trace) : QString();
    const bool fits =
        items.empty() || window.isEmpty() ||
        items.back().first.right() + betweenKinds + fontMetrics().horizontalAdvance(window) <= width() - 4;
    return fits ? bottom : bottom + line;
}

std::vector<std::pair<QRect, StepKind>> TimeLineView::legend() const
{
    auto items = legendItems();
    for (auto& [rect, kind] : items)
        rect.translate(0, height() - legendHeight());
    return items;
}

QRect TimeLineView::marksRect() const
{
    const int numbers = numbersWidth();
    const int top = m_trace && !m_trace->isWhole() ? overviewHeight + overviewGap : 0;
    const int bottom = legendHeight() + 2;
    return {numbers, top, std::max(1, width() - numbers - 4), std::max(1, height() - top - bottom)};
}

double TimeLineView::rowHeight() const
{
    return std::min(mostRow, marksRect().height() / static_cast<double>(std::max(warps(), 1U)));
}

QRect TimeLineView::rowRect(std::uint32_t warp) const
{
    const QRect marks = marksRect();
    const int top = static_cast<int>(std::lround(warp * rowHeight()));
    const int next = static_cast<int>(std::lround((warp + 1) * rowHeight()));
    const int space = rowHeight() >= 6 ? 2 : rowHeight() >= 3 ? 1 : 0;
    return {marks.left(), marks.top() + top, marks.width(), std::max(1, next - top - space)};
}

QPoint TimeLineView::eventPosition(std::size_t index) const
{
    if (!m_trace || index >= m_trace->events.size())
        return {};
    return {marksRect().left() + static_cast<int>(m_scale.toPixel(static_cast<double>(index) + 0.5)),
            rowRect(m_trace->events[index].warp).center().y()};
}

std::optional<std::size_t> TimeLineView::eventAt(QPoint position) const
{
    if (!m_trace || !marksRect().adjusted(-4, 0, 4, 0).contains(position))
        return std::nullopt;
    const auto row = static_cast<std::uint32_t>((position.y() - marksRect().top()) / rowHeight());
    const double at = m_scale.toEvent(position.x() - marksRect().left());
    const double reach = std::max(1.0, 5 / m_scale.pixelsOfEvent());
    const auto count = static_cast<double>(m_trace->events.size());
    const auto first = static_cast<std::size_t>(std::clamp(at - reach, 0.0, count));
    const auto end = static_cast<std::size_t>(std::clamp(at + reach + 1, 0.0, count));
    std::optional<std::size_t> nearest;
    double distance = 0;
    for (std::size_t i = first; i < end; ++i) {
        const double here = std::abs(static_cast<double>(i) + 0.5 - at);
        if (concerns(m_trace->events[i], row) && (!nearest || here < distance)) {
            nearest = i;
            distance = here;
        }
    }
    return nearest;
}

QString TimeLineView::toolTipAt(QPoint position) const
{
    if (overviewRect().contains(position))
        return tr("Traced: %1. Click to see another part of the block.").arg(windowText(*m_trace));
    const auto event = eventAt(position);
    if (!event)
        return {};
    return stepSentence(*m_trace, *event) + QLatin1Char('\n') + stepPlace(*m_trace, *event);
}

void TimeLineView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

void TimeLineView::resizeEvent(QResizeEvent*)
{
    limitHeight();
    m_scale.setWidth(marksRect().width());
    redraw();
}

void TimeLineView::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    const bool isSideways = turned.y() == 0 || event->modifiers().testFlag(Qt::ShiftModifier);
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    if (isSideways)
        m_scale.panBy(notches * 80);
    else
        m_scale.zoomAt(event->position().x() - marksRect().left(), std::pow(1.25, notches));
    redraw();
    event->accept();
}

void TimeLineView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_trace) {
        QWidget::mousePressEvent(event);
        return;
    }
    const QPoint at = event->position().toPoint();
    if (at.x() < marksRect().left() && at.y() >= marksRect().top()) {
        const auto warp = static_cast<std::uint32_t>((at.y() - marksRect().top()) / rowHeight());
        if (warp < warps())
            emit warpPicked(warp);
        return;
    }
    m_drag = overviewRect().contains(at) ? Drag::Overview : Drag::Scrub;
    if (m_drag == Drag::Scrub)
        scrubTo(at);
}

void TimeLineView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_drag == Drag::Scrub)
        scrubTo(event->position().toPoint());
}

void TimeLineView::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag != Drag::Overview || !m_trace)
        return;
    const double part = (event->position().x() - overviewRect().left()) / overviewRect().width();
    emit seekWanted(
        static_cast<std::uint64_t>(std::clamp(part, 0.0, 1.0) * static_cast<double>(m_trace->totalEvents - 1)));
}

void TimeLineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!marksRect().contains(event->position().toPoint())) {
        mousePressEvent(event);
        return;
    }
    m_scale.showAll();
    redraw();
}

/// A drag beyond the end scrolls the view.
void TimeLineView::scrubTo(QPoint position)
{
    if (!m_trace || m_trace->events.empty())
        return;
    const double event = m_scale.toEvent(position.x() - marksRect().left());
    const auto last = static_cast<double>(m_trace->events.size() - 1);
    const auto index = static_cast<std::size_t>(std::clamp(std::floor(event), 0.0, last));
    if (m_scale.bringIntoView(index))
        redraw();
    emit seekWanted(m_trace->firstEvent + index);
}

void TimeLineView::redraw()
{
    m_marks = {};
    update();
}

namespace
{

constexpr int noKind = -1;

/// Rare kinds win where many events share a pixel.
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

/// Marks that are narrower than a letter cannot be told by colour alone.
QRectF laneRect(const QRectF& row, StepLane lane)
{
    const double half = std::ceil(row.height() / 2);
    switch (lane) {
    case StepLane::Upper: return {row.left(), row.top(), row.width(), half};
    case StepLane::Lower: return {row.left(), row.bottom() - half, row.width(), half};
    case StepLane::Whole: break;
    }
    return row;
}

/// Chooses the kind whose colour a pixel of a row gets: the one with the largest weight, among equals the most
/// frequent.
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

/// By pixel where events are narrower than a pixel, else one by one.
void TimeLineView::drawEvents(QPainter& painter) const
{
    const bool dark = coloursOf(palette()).dark;
    const auto count = m_trace->events.size();
    const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(m_scale.first())));
    const auto end = std::min(count, static_cast<std::size_t>(std::ceil(m_scale.first() + m_scale.shown())) + 1);
    const int width = marksRect().width();
    const double each = std::max(m_scale.pixelsOfEvent() - (m_scale.pixelsOfEvent() >= 5 ? 1 : 0), 2.0);
    std::vector<Pixel> upper(static_cast<std::size_t>(warps()) * static_cast<std::size_t>(width)), lower(upper);
    for (std::size_t i = first; i < end; ++i) {
        const TraceEvent& event = m_trace->events[i];
        const int x = static_cast<int>(m_scale.toPixel(static_cast<double>(i)));
        if (event.kind == TraceEvent::Kind::Release || event.warp >= warps() || x < 0 || x >= width)
            continue;
        if (m_scale.pixelsOfEvent() >= 1.5) {
            const QRect row = rowRect(event.warp);
            painter.fillRect(laneRect({row.left() + m_scale.toPixel(static_cast<double>(i)), double(row.top()), each,
                                       double(row.height())},
                                      laneOf(stepKindOf(event))),
                             colourOf(stepKindOf(event), dark));
            continue;
        }
        const std::size_t pixel = event.warp * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
        if (const StepLane lane = laneOf(stepKindOf(event)); lane == StepLane::Lower)
            lower[pixel].add(stepKindOf(event));
        else if (lane == StepLane::Upper)
            upper[pixel].add(stepKindOf(event));
        else
            for (auto* half : {&upper, &lower})
                (*half)[pixel].add(stepKindOf(event));
    }
    if (m_scale.pixelsOfEvent() >= 1.5)
        return;
    for (std::uint32_t warp = 0; warp < warps(); ++warp) {
        const QRect row = rowRect(warp);
        for (int x = 0; x < width; ++x) {
            const std::size_t pixel = warp * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
            const QRectF column(row.left() + x, row.top(), 1, row.height());
            for (const auto& [half, lane] : {std::pair(&lower, StepLane::Lower), std::pair(&upper, StepLane::Upper)})
                if (const int kind = (*half)[pixel].best(); kind != noKind)
                    painter.fillRect(laneRect(column, lane), colourOf(static_cast<StepKind>(kind), dark));
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
    paintRace(painter);
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
            continue; // its space belongs to the current one
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
    painter.setPen(colours.textMuted);
    for (const auto& [rect, kind] : legend()) {
        const QRectF field(rect.left(), rect.center().y() - swatch / 2 + 1, swatch, swatch);
        painter.fillRect(field, colours.surface);
        painter.fillRect(laneRect(field, laneOf(kind)), colourOf(kind, colours.dark));
        painter.drawText(rect.adjusted(swatch + besideSwatch, 0, 4, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         titleOf(kind));
    }
    const int line = fontMetrics().height() + 2;
    painter.drawText(QRect(marksRect().left(), height() - line, marksRect().width(), line),
                     Qt::AlignRight | Qt::AlignVCenter, windowText(*m_trace));
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

/// A line from one access to the other, with a crossed ring around each: no other mark has its shape.
void TimeLineView::paintRace(QPainter& painter) const
{
    if (!m_rival || m_index >= m_trace->events.size())
        return;
    constexpr double radius = 6;
    const QPointF from = eventPosition(*m_rival), to = eventPosition(m_index);
    painter.save();
    painter.setClipRect(marksRect().adjusted(-1, -8, 1, 8));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(palette()).error, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(from, to);
    for (const QPointF& at : {from, to}) {
        painter.drawEllipse(at, radius, radius);
        const QPointF arm(radius * M_SQRT1_2, radius * M_SQRT1_2), other(arm.x(), -arm.y());
        painter.drawLine(at - arm, at + arm);
        painter.drawLine(at - other, at + other);
    }
    painter.restore();
}

} // namespace tilescope
