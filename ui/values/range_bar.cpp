#include "ui/values/range_bar.h"

#include "ui/parts/charts/chart_style.h"
#include "ui/theme/colours.h"

#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tilescope
{

constexpr double handleWidth = 12, rampHeight = 12;

RangeBar::RangeBar(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Histogram of the values with the range"));
    setAccessibleDescription(tr("The fields next to the histogram set the same range by keyboard."));
    setToolTip(tr("Drag a handle: values to the left of the left handle become black, and values to the right of the "
                  "right handle become white. Drag between the handles to move both."));
}

void RangeBar::setFacts(RangeFactsPtr facts)
{
    m_facts = std::move(facts);
    update();
}

void RangeBar::setRange(const PictureRange& range)
{
    m_range = range;
    update();
}

QSize RangeBar::sizeHint() const { return {320, 120}; }
QSize RangeBar::minimumSizeHint() const { return {160, 48}; }

QRectF RangeBar::graph() const
{
    return QRectF(rect()).adjusted(handleWidth / 2 + 2, 4, -handleWidth / 2 - 2, -rampHeight - handleWidth);
}

double RangeBar::xOf(double value) const
{
    const QRectF area = graph();
    const double part = (value - m_facts->shown.black) / (m_facts->shown.white - m_facts->shown.black);
    return area.left() + std::clamp(part, 0.0, 1.0) * area.width();
}

double RangeBar::valueAt(double x) const
{
    const QRectF area = graph();
    const double part = std::clamp((x - area.left()) / std::max(area.width(), 1.0), 0.0, 1.0);
    return std::lerp(m_facts->shown.black, m_facts->shown.white, part);
}

double RangeBar::handleX(bool isWhite) const { return m_facts ? xOf(isWhite ? m_range.white : m_range.black) : 0; }

RangeBar::Part RangeBar::partAt(QPointF point) const
{
    if (!m_facts)
        return Part::None;
    const double black = handleX(false), white = handleX(true), x = point.x();
    const bool isNearWhite = std::abs(x - white) < std::abs(x - black);
    if (std::min(std::abs(x - white), std::abs(x - black)) <= handleWidth)
        return isNearWhite || (black == white && x > white) ? Part::White : Part::Black;
    return x < black ? Part::Black : x > white ? Part::White : Part::Both;
}

void RangeBar::paintBins(QPainter& painter) const
{
    const QRectF area = graph();
    const auto& channels = m_facts->histogram.channels;
    double most = 1;
    for (const ChannelHistogram& channel : channels) // those at the ends also hold all values beyond
        for (std::size_t bin = 1; bin + 1 < channel.bins.size(); ++bin)
            most = std::max(most, static_cast<double>(channel.bins[bin]));
    for (std::size_t i = 0; i < channels.size(); ++i) {
        QPainterPath path(area.bottomLeft());
        const auto& bins = channels[i].bins;
        for (std::size_t bin = 0; bin < bins.size(); ++bin) {
            const double height = std::sqrt(std::min(static_cast<double>(bins[bin]) / most, 1.0)) * area.height();
            for (const std::size_t side : {bin, bin + 1})
                path.lineTo(area.left() + static_cast<double>(side) / static_cast<double>(bins.size()) * area.width(),
                            area.bottom() - height);
        }
        path.lineTo(area.bottomRight());
        QColor colour = channelColour(static_cast<int>(i), static_cast<int>(channels.size()), *this);
        painter.setPen(QPen(colour, 1));
        colour.setAlpha(70);
        painter.setBrush(colour);
        painter.drawPath(path);
    }
}

void RangeBar::paintHandles(QPainter& painter) const
{
    const QRectF area = graph();
    const Colours& colours = coloursOf(palette());
    const double black = handleX(false), white = handleX(true);
    const QRectF ramp(area.left(), area.bottom() + 2, area.width(), rampHeight);
    QLinearGradient shades(QPointF(black, 0), QPointF(std::max(white, black + 1), 0));
    shades.setColorAt(0, Qt::black);
    shades.setColorAt(1, Qt::white);
    painter.setPen(QPen(colours.textMuted, 1));
    painter.setBrush(shades);
    painter.drawRect(ramp);
    QColor beyond = colours.window;
    beyond.setAlpha(150);
    painter.fillRect(QRectF(area.topLeft(), QPointF(black, area.bottom())), beyond);
    painter.fillRect(QRectF(QPointF(white, area.top()), area.bottomRight()), beyond);
    for (const double x : {black, white}) {
        painter.setPen(QPen(colours.text, 1.5));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, ramp.bottom()));
        const QPolygonF handle{QPointF(x, ramp.bottom()), QPointF(x - handleWidth / 2, ramp.bottom() + handleWidth - 2),
                               QPointF(x + handleWidth / 2, ramp.bottom() + handleWidth - 2)};
        painter.setBrush(x == black ? Qt::black : Qt::white);
        painter.drawPolygon(handle);
    }
}

void RangeBar::paintEvent(QPaintEvent*)
{
    if (!m_facts || m_facts->histogram.channels.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBins(painter);
    paintHandles(painter);
}

void RangeBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_facts)
        return;
    m_held = partAt(event->position());
    m_pressValue = valueAt(event->position().x());
    m_pressRange = m_range;
}

void RangeBar::mouseMoveEvent(QMouseEvent* event)
{
    const Part part = m_held == Part::None ? partAt(event->position()) : m_held;
    setCursor(part == Part::None ? Qt::ArrowCursor : part == Part::Both ? Qt::SizeAllCursor : Qt::SizeHorCursor);
    if (m_held == Part::None)
        return;
    const double by = valueAt(event->position().x()) - m_pressValue;
    PictureRange range = m_pressRange;
    if (m_held != Part::White)
        range.black += by;
    if (m_held != Part::Black)
        range.white += by;
    const double least = (m_facts->shown.white - m_facts->shown.black) / Histogram::binCount; // between the handles
    if (m_held == Part::Black)
        range.black = std::min(range.black, range.white - least);
    if (m_held == Part::White)
        range.white = std::max(range.white, range.black + least);
    if (!isPossible(range))
        return;
    setRange(range);
    emit dragged(range);
}

void RangeBar::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_held == Part::None)
        return;
    m_held = Part::None;
    emit dropped();
}

} // namespace tilescope
