#include "ui/timeline/cycle_view.h"

#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"
#include "ui/theme/colours.h"
#include "ui/timeline/cycle_text.h"
#include "ui/timeline/state_strip.h"
#include "ui/translation.h"

#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr int leastRow = 5, mostRow = 20, schedulerGap = 5, topMargin = 4;
constexpr double zoomStep = 1.25;

/// 1, 2 or 5 times a power of ten, and no less than this.
double roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(std::max(least, 1.0))));
    for (const double digit : {1.0, 2.0, 5.0})
        if (digit * power >= least)
            return digit * power;
    return 10 * power;
}

} // namespace

CycleView::CycleView(QWidget* parent) : QAbstractScrollArea(parent)
{
    keepFontShare(*this, 0.88);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setAccessibleName(tr("Timeline of the warps"));
    setAccessibleDescription(tr("One row per warp, with its cycles to the right. Left and Right move the cursor by one "
                                "cycle, or by ten with Shift; Up and Down select another warp; plus and minus zoom."));
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
}

void CycleView::setRows(const WarpRows& rows, bool isSame)
{
    const bool showedAll = m_scale.showsAll() || m_rows.isEmpty();
    const double first = m_scale.first(), shown = m_scale.shown();
    m_rows = rows;
    m_scale.setCount(static_cast<std::size_t>(std::ceil(m_rows.cycles())));
    if (isSame && !showedAll && first + shown <= m_rows.cycles())
        m_scale.showOnly(static_cast<std::size_t>(first), static_cast<std::size_t>(first + shown - 1));
    m_row = m_rows.isEmpty() ? 0 : std::min(m_row, m_rows.rows().size() - 1);
    m_cycle = std::clamp(m_cycle, 0.0, std::max(0.0, m_rows.cycles() - 1));
    if (!isSame) {
        m_row = 0;
        m_cycle = 0;
    }
    arrange();
}

void CycleView::goToWarp(std::uint64_t block, std::uint32_t warp)
{
    for (std::size_t row = 0; row < m_rows.rows().size(); ++row)
        if (m_rows.rows()[row].run == 0 && m_rows.warpOf(row).block == block && m_rows.warpOf(row).warp == warp)
            return setCursor(row, m_cycle);
}

void CycleView::setMarked(std::optional<std::uint64_t> block)
{
    m_marked = block;
    viewport()->update();
}

void CycleView::setCursor(std::size_t row, double cycle)
{
    if (m_rows.isEmpty())
        return;
    m_row = std::min(row, m_rows.rows().size() - 1);
    m_cycle = std::clamp(std::floor(cycle), 0.0, std::max(0.0, m_rows.cycles() - 1));
    if (m_drag == Drag::None)
        bringRowIntoView();
    if (m_scale.bringIntoView(static_cast<std::size_t>(m_cycle)))
        followScale();
    viewport()->update();
}

void CycleView::moveCursor(double cycles) { setCursor(m_row, m_cycle + cycles); }

int CycleView::rulerHeight() const { return fontMetrics().height() + 5; }
int CycleView::schedulerWidth() const { return fontMetrics().height() + 4; }

QRect CycleView::cyclesRect() const
{
    const int left = schedulerWidth() + m_nameWidth;
    return {left, rulerHeight(), std::max(1, viewport()->width() - left - 2),
            std::max(1, viewport()->height() - rulerHeight())};
}

QString CycleView::nameOf(std::size_t row) const
{
    const Timeline& timeline = m_rows.timelineOf(row);
    const WarpLife& warp = m_rows.warpOf(row);
    return QStringLiteral("%1 · %2").arg(placeText(blockAt(warp.block, timeline.grid), timeline.grid)).arg(warp.warp);
}

void CycleView::arrange()
{
    m_tops.clear();
    m_nameWidth = fontMetrics().horizontalAdvance(tr("block · warp")) + 10;
    for (std::size_t row = 0; row < m_rows.rows().size(); ++row)
        m_nameWidth = std::max(m_nameWidth, fontMetrics().horizontalAdvance(nameOf(row)) + 10);
    const bool hasTitles = m_rows.runs().size() > 1;
    const int title = fontMetrics().height() + 6;
    int between = topMargin;
    for (const WarpRows::Row& row : m_rows.rows())
        between += row.isFirstOfRun ? (hasTitles ? title : 0) : row.isFirstOfScheduler ? schedulerGap : 0;
    const int count = std::max<int>(1, static_cast<int>(m_rows.rows().size()));
    m_rowHeight = std::clamp((cyclesRect().height() - between - 2) / count, leastRow, mostRow);
    int top = topMargin;
    for (const WarpRows::Row& row : m_rows.rows()) {
        top += row.isFirstOfRun ? (hasTitles ? title : 0) : row.isFirstOfScheduler ? schedulerGap : 0;
        m_tops.push_back(top);
        top += m_rowHeight;
    }
    m_contentHeight = top + 2;
    verticalScrollBar()->setPageStep(cyclesRect().height());
    verticalScrollBar()->setSingleStep(m_rowHeight);
    verticalScrollBar()->setRange(0, std::max(0, m_contentHeight - cyclesRect().height()));
    m_scale.setWidth(cyclesRect().width());
    followScale();
}

void CycleView::followScale()
{
    m_isFollowing = true;
    QScrollBar& bar = *horizontalScrollBar();
    bar.setPageStep(std::max(1, static_cast<int>(m_scale.shown())));
    bar.setSingleStep(std::max(1, static_cast<int>(m_scale.shown() / 20)));
    bar.setRange(0, std::max(0, static_cast<int>(std::ceil(m_rows.cycles()) - m_scale.shown())));
    bar.setValue(static_cast<int>(m_scale.first()));
    m_isFollowing = false;
    redraw();
}

void CycleView::redraw()
{
    m_states = {};
    viewport()->update();
}

void CycleView::scrollContentsBy(int dx, int)
{
    if (dx != 0 && !m_isFollowing)
        m_scale.panBy((m_scale.first() - horizontalScrollBar()->value()) * m_scale.pixelsOfEvent());
    redraw();
}

void CycleView::resizeEvent(QResizeEvent*) { arrange(); }

void CycleView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
    if (event->type() == QEvent::PaletteChange)
        redraw();
}

void CycleView::zoomAt(double x, double factor)
{
    m_scale.zoomAt(x, factor);
    followScale();
}

void CycleView::zoomBy(double factor)
{
    const double x = m_scale.toPixel(m_cycle + 0.5);
    zoomAt(x >= 0 && x < cyclesRect().width() ? x : cyclesRect().width() / 2.0, factor);
}

void CycleView::fit()
{
    m_scale.showAll();
    followScale();
}

QRect CycleView::rowRect(std::size_t row) const
{
    if (row >= m_tops.size())
        return {};
    const QRect cycles = cyclesRect();
    const int space = m_rowHeight >= 8 ? 2 : 1;
    return {cycles.left(), cycles.top() + m_tops[row] - verticalScrollBar()->value(), cycles.width(),
            std::max(1, m_rowHeight - space)};
}

std::optional<std::size_t> CycleView::rowAt(int y) const
{
    const int at = y - cyclesRect().top() + verticalScrollBar()->value();
    const auto after = std::ranges::upper_bound(m_tops, at);
    if (after == m_tops.begin())
        return m_tops.empty() ? std::nullopt : std::optional<std::size_t>(0);
    return static_cast<std::size_t>(after - m_tops.begin()) - 1;
}

void CycleView::bringRowIntoView()
{
    QScrollBar& bar = *verticalScrollBar();
    const int top = m_tops[m_row], page = cyclesRect().height();
    if (top < bar.value())
        bar.setValue(std::max(0, top - m_rowHeight));
    else if (top + m_rowHeight > bar.value() + page)
        bar.setValue(top + 2 * m_rowHeight - page);
}

void CycleView::scrubTo(QPoint position)
{
    const auto row = rowAt(position.y());
    if (!row)
        return;
    setCursor(*row, m_scale.toEvent(position.x() - cyclesRect().left()));
    emit cursorMoved();
}

void CycleView::goToRow(int step)
{
    const auto last = static_cast<std::ptrdiff_t>(m_rows.rows().size()) - 1;
    setCursor(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(m_row) + step, 0, last)),
              m_cycle);
    emit cursorMoved();
}

/// Its keys belong to it, even if the window has an action for one of them.
bool CycleView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isFit = key.key() == Qt::Key_0 && key.modifiers().testFlag(Qt::ControlModifier);
        const bool isPlain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        switch (key.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_Plus:
        case Qt::Key_Equal:
        case Qt::Key_Minus:
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (isPlain)
                event->accept();
            break;
        default:
            if (isFit)
                event->accept();
        }
        if (event->isAccepted() && (isPlain || isFit))
            return true;
    }
    return QAbstractScrollArea::event(event);
}

void CycleView::keyPressEvent(QKeyEvent* event)
{
    if (m_rows.isEmpty() || event->modifiers().testFlag(Qt::AltModifier)) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    const auto move = [this](double cycle) {
        setCursor(m_row, cycle);
        emit cursorMoved();
    };
    switch (event->key()) {
    case Qt::Key_Left: return move(m_cycle - step);
    case Qt::Key_Right: return move(m_cycle + step);
    case Qt::Key_Home: return move(0);
    case Qt::Key_End: return move(m_rows.cycles());
    case Qt::Key_Up: return goToRow(-1);
    case Qt::Key_Down: return goToRow(1);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomBy(zoomStep);
    case Qt::Key_Minus: return zoomBy(1 / zoomStep);
    case Qt::Key_Space: emit playToggled(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit opened(); return;
    case Qt::Key_0:
        if (event->modifiers().testFlag(Qt::ControlModifier))
            return fit();
        break;
    default: break;
    }
    event->ignore();
}

void CycleView::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    const bool isSideways = turned.y() == 0 || event->modifiers().testFlag(Qt::ShiftModifier);
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    if (isSideways) {
        m_scale.panBy(notches * 80);
        followScale();
    } else {
        zoomAt(event->position().x() - cyclesRect().left(), std::pow(zoomStep, notches));
    }
    event->accept();
}

void CycleView::mousePressEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    const bool isLeft = event->button() == Qt::LeftButton;
    if (m_rows.isEmpty() || (!isLeft && event->button() != Qt::MiddleButton)) {
        QAbstractScrollArea::mousePressEvent(event);
        return;
    }
    const bool pans = !isLeft || event->modifiers().testFlag(Qt::ShiftModifier) || at.y() < cyclesRect().top();
    m_drag = pans ? Drag::Pan : Drag::Scrub;
    m_from = at;
    if (pans)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else
        scrubTo(at);
}

void CycleView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    if (m_drag == Drag::Scrub)
        scrubTo(at);
    if (m_drag != Drag::Pan)
        return;
    m_scale.panBy(at.x() - m_from.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - (at.y() - m_from.y()));
    m_from = at;
    followScale();
}

void CycleView::mouseReleaseEvent(QMouseEvent*)
{
    m_drag = Drag::None;
    viewport()->unsetCursor();
}

void CycleView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_rows.isEmpty() && event->position().y() >= cyclesRect().top())
        emit opened();
}

bool CycleView::takeGesture(const QGestureEvent& event)
{
    const auto* const pinch = static_cast<QPinchGesture*>(event.gesture(Qt::PinchGesture));
    if (!pinch)
        return false;
    m_drag = Drag::None;
    zoomAt(viewport()->mapFromGlobal(pinch->centerPoint()).x() - cyclesRect().left(), pinch->scaleFactor());
    return true;
}

bool CycleView::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        QToolTip::showText(help.globalPos(), plainToolTip(toolTipAt(help.pos())), viewport());
        return true;
    }
    case QEvent::Gesture:
        if (takeGesture(static_cast<const QGestureEvent&>(*event)))
            return true;
        break;
    case QEvent::NativeGesture: {
        const auto& gesture = static_cast<const QNativeGestureEvent&>(*event);
        if (gesture.gestureType() == Qt::ZoomNativeGesture)
            zoomAt(gesture.position().x() - cyclesRect().left(), 1 + gesture.value());
        return true;
    }
    default: break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString CycleView::toolTipAt(QPoint position) const
{
    if (position.y() < cyclesRect().top() && !m_rows.isEmpty()) {
        const QString sample = sampleText(m_rows.timelineOf(0));
        return sample.isEmpty() ? QString() : tr("The rows are %1.").arg(sample);
    }
    const auto row = rowAt(position.y());
    if (!row || position.y() < cyclesRect().top() || position.x() < cyclesRect().left())
        return {};
    return momentText(m_rows, *row, std::floor(m_scale.toEvent(position.x() - cyclesRect().left())));
}

void CycleView::drawStates()
{
    const QRect cycles = cyclesRect();
    const double ratio = devicePixelRatioF();
    const auto pixels = [ratio](int length) { return static_cast<int>(std::lround(length * ratio)); };
    const Colours& colours = coloursOf(palette());
    m_states = QImage(pixels(cycles.width()), pixels(cycles.height()), QImage::Format_RGB32);
    m_states.setDevicePixelRatio(ratio);
    m_states.fill(colours.window);
    TimeScale scale = m_scale;
    scale.setWidth(m_states.width());
    StateStrip strip(colours.dark);
    for (std::size_t row = 0; row < m_rows.rows().size(); ++row) {
        const QRect place = rowRect(row).translated(-cycles.topLeft());
        if (place.bottom() < 0 || place.top() > cycles.height())
            continue;
        strip.draw(m_states, QRect(0, pixels(place.top()), m_states.width(), std::max(1, pixels(place.height()))),
                   m_rows.warpOf(row), scale);
    }
}

void CycleView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.setFont(font()); // the viewport may have the application's
    painter.fillRect(viewport()->rect(), coloursOf(palette()).window);
    if (m_rows.isEmpty())
        return;
    if (m_states.isNull())
        drawStates();
    painter.drawImage(cyclesRect().topLeft(), m_states);
    painter.save();
    painter.setClipRect(viewport()->rect().adjusted(0, rulerHeight() - 1, 0, 0));
    paintSchedulers(painter);
    paintNames(painter);
    painter.restore();
    paintRuler(painter);
    paintCursor(painter);
    if (!hasFocus())
        return;
    painter.setPen(coloursOf(palette()).accent);
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

/// The unit, and where there is the room, that the rows are a sample.
QString CycleView::rulerText() const
{
    const QString unit = tr("cycles"), sample = m_rows.isEmpty() ? QString() : sampleText(m_rows.timelineOf(0));
    const QString whole = clauses({unit, sample.isEmpty() ? QString() : tr("rows: %1").arg(sample)});
    return 2 * fontMetrics().horizontalAdvance(whole) <= cyclesRect().width() ? whole : unit;
}

void CycleView::paintRuler(QPainter& painter) const
{
    const Colours& colours = coloursOf(palette());
    const QRect cycles = cyclesRect();
    painter.setPen(colours.textMuted);
    painter.drawText(QRect(schedulerWidth(), 0, m_nameWidth - 6, rulerHeight() - 3), Qt::AlignRight | Qt::AlignVCenter,
                     tr("block · warp"));
    const QString longest = QLocale().toString(static_cast<qlonglong>(m_scale.first() + m_scale.shown()));
    const double room = fontMetrics().horizontalAdvance(longest) + 24;
    const double step = roundStep(room / m_scale.pixelsOfEvent());
    const QString unit = rulerText();
    const int reserved = fontMetrics().horizontalAdvance(unit) + 12;
    for (double at = std::ceil(m_scale.first() / step) * step; at <= m_scale.first() + m_scale.shown(); at += step) {
        const int x = cycles.left() + static_cast<int>(m_scale.toPixel(at));
        painter.setPen(colours.bar);
        painter.drawLine(x, rulerHeight() - 4, x, rulerHeight() - 1);
        const QString text = QLocale().toString(static_cast<qlonglong>(at));
        const int width = fontMetrics().horizontalAdvance(text);
        const int left = std::max(cycles.left(), x - width / 2);
        painter.setPen(colours.textMuted);
        if (left + width < cycles.right() - reserved)
            painter.drawText(left, fontMetrics().ascent(), text);
    }
    painter.drawText(QRect(cycles.left(), 0, cycles.width(), rulerHeight() - 3), Qt::AlignRight | Qt::AlignVCenter,
                     unit);
}

/// Where rows are lower than letters, only some names fit; the cursor's row always has its own.
void CycleView::paintNames(QPainter& painter) const
{
    const Colours& colours = coloursOf(palette());
    const int line = fontMetrics().height();
    const auto draw = [&](std::size_t row, const QColor& colour) {
        const QRect rect = rowRect(row);
        painter.setPen(colour);
        painter.drawText(QRect(schedulerWidth(), rect.center().y() - line / 2, m_nameWidth - 6, line),
                         Qt::AlignRight | Qt::AlignVCenter, nameOf(row));
    };
    int taken = -line;
    const int current = rowRect(m_row).center().y();
    for (std::size_t row = 0; row < m_tops.size(); ++row) {
        const QRect rect = rowRect(row);
        const bool isMarked = m_marked && m_rows.rows()[row].run == 0 && m_rows.warpOf(row).block == *m_marked;
        if (isMarked)
            painter.fillRect(QRect(rect.left() - 5, rect.top(), 4, rect.height()), colours.accent);
        const int middle = rect.center().y();
        if (row == m_row || std::abs(middle - current) < line - 2 || middle - taken < line - 2)
            continue;
        draw(row, isMarked ? colours.accent : colours.textMuted);
        taken = middle;
    }
    draw(m_row, colours.text);
    if (m_rows.runs().size() < 2)
        return;
    for (std::size_t row = 0; row < m_tops.size(); ++row) {
        if (!m_rows.rows()[row].isFirstOfRun)
            continue;
        const TimedRun& run = m_rows.runs()[m_rows.rows()[row].run];
        painter.setPen(run.letter ? pinColour(run.letter, colours) : colours.text);
        painter.drawText(QRect(schedulerWidth(), rowRect(row).top() - line - 4, viewport()->width(), line),
                         Qt::AlignLeft | Qt::AlignVCenter, run.title);
    }
}

void CycleView::paintSchedulers(QPainter& painter) const
{
    const Colours& colours = coloursOf(palette());
    for (std::size_t row = 0; row < m_tops.size();) {
        std::size_t end = row + 1;
        while (end < m_tops.size() && !m_rows.rows()[end].isFirstOfScheduler)
            ++end;
        const QRect first = rowRect(row), last = rowRect(end - 1);
        const int top = first.top(), height = last.bottom() + 1 - top;
        const QString number = QString::number(m_rows.warpOf(row).scheduler);
        const QString name = tr("scheduler %1").arg(number);
        painter.fillRect(QRect(schedulerWidth() - 3, top, 1, height), colours.line);
        painter.setPen(colours.textMuted);
        painter.save();
        painter.translate(0, top + height);
        painter.rotate(-90);
        const bool fits = fontMetrics().horizontalAdvance(name) <= height;
        painter.drawText(QRect(0, 0, height, schedulerWidth() - 4), Qt::AlignCenter, fits ? name : number);
        painter.restore();
        row = end;
    }
}

void CycleView::paintCursor(QPainter& painter) const
{
    const Colours& colours = coloursOf(palette());
    const QRect cycles = cyclesRect();
    const double x = m_scale.toPixel(m_cycle), width = std::max(m_scale.pixelsOfEvent(), 2.0);
    if (x + width < 0 || x > cycles.width())
        return;
    painter.setClipRect(cycles.adjusted(-2, -4, 2, 0));
    const QRectF band(cycles.left() + x, cycles.top() - 4, width, cycles.height() + 4);
    QColor veil = colours.accent;
    veil.setAlpha(60);
    painter.fillRect(band, veil);
    painter.setPen(QPen(colours.accent, 1.5));
    painter.drawLine(QPointF(band.center().x(), band.top()), QPointF(band.center().x(), band.bottom()));
    const QRect row = rowRect(m_row);
    painter.setPen(QPen(colours.text, 2));
    painter.drawRect(QRectF(band.left() - 1, row.top() - 1, band.width() + 2, row.height() + 2));
    painter.setClipping(false);
}

} // namespace tilescope
