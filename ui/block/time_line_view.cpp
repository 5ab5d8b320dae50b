#include "ui/block/time_line_view.h"

#include "ui/block/step_text.h"
#include "ui/parts/labels.h"
#include "ui/parts/table_text.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilescope
{

namespace
{

constexpr int overviewHeight = 8, overviewGap = 4;
constexpr double mostRow = 22;

} // namespace

TimeLineView::TimeLineView(QWidget* parent) : QWidget(parent)
{
    keepFontShare(*this, 0.88);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Time line of the block"));
    setAccessibleDescription(tr("All events of the block, a row a warp. Left and right step, the wheel zooms."));
}

void TimeLineView::setTrace(std::shared_ptr<const BlockTrace> trace)
{
    m_trace = std::move(trace);
    m_index = 0;
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
    const int around = height() - marksRect().height();
    setMaximumHeight(around + static_cast<int>(std::ceil(mostRow * std::max(warps(), 1U))) + 2);
    findStalls();
    redraw();
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

void TimeLineView::setIndex(std::size_t index)
{
    m_index = index;
    if (m_drag == Drag::None && m_scale.bringIntoView(index))
        redraw();
    update();
}

void TimeLineView::setFollowed(std::optional<std::uint32_t> warp)
{
    if (std::exchange(m_followed, warp) != warp)
        redraw();
}

QSize TimeLineView::sizeHint() const
{
    const int rows = static_cast<int>(std::clamp(warps(), 2U, 32U));
    return {600, std::clamp(rows * 10, 40, 180) + fontMetrics().height() + 8};
}

QRect TimeLineView::overviewRect() const
{
    if (!m_trace || m_trace->isWhole())
        return {};
    return {marksRect().left(), 0, marksRect().width(), overviewHeight};
}

QRect TimeLineView::legendRect() const
{
    const int line = fontMetrics().height() + 2;
    return {marksRect().left(), height() - line, marksRect().width(), line};
}

QRect TimeLineView::marksRect() const
{
    const int numbers = fontMetrics().horizontalAdvance(tr("warp %1").arg(30)) + 10;
    const int top = m_trace && !m_trace->isWhole() ? overviewHeight + overviewGap : 0;
    const int bottom = fontMetrics().height() + 4;
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
        return tr("%1 are traced. Click to see another part of the block.").arg(windowText(*m_trace));
    const auto event = eventAt(position);
    if (!event)
        return {};
    return stepSentence(*m_trace, *event) + QLatin1Char('\n') + stepPlace(*m_trace, *event);
}

bool TimeLineView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), plainToolTip(toolTipAt(help->pos())), this);
    return true;
}

void TimeLineView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

void TimeLineView::resizeEvent(QResizeEvent*)
{
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

/// A drag beyond the end moves the view along.
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

} // namespace tilescope
