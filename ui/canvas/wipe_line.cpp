#include "ui/canvas/wipe_line.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace tilescope
{

/// Visits the corners in order, keeps those inside and adds the points where an edge crosses the line.
QPolygonF cut(const QRectF& rect, const HalfPlane& half)
{
    const std::array<QPointF, 4> corners{rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
    QPolygonF part;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPointF from = corners[i], to = corners[(i + 1) % corners.size()];
        const double depthFrom = half.depth(from), depthTo = half.depth(to);
        if (depthFrom >= 0)
            part << from;
        if ((depthFrom < 0) != (depthTo < 0))
            part << from + (to - from) * (depthFrom / (depthFrom - depthTo));
    }
    return part.size() < 3 ? QPolygonF() : part;
}

namespace
{

constexpr double reachOfLine = 7, reachOfHandle = 14; ///< view units around them that respond to a press
constexpr double inset = 22;                          ///< of the handles from the view's edge
constexpr double shortestArm = 40;                    ///< between pivot and handle
constexpr double step = 15;                           ///< degrees

double length(QPointF vector) { return std::hypot(vector.x(), vector.y()); }

/// The distance from a point of the rectangle to its edge in this direction.
double wayToEdge(QPointF from, QPointF direction, const QRectF& rect)
{
    double way = std::numeric_limits<double>::infinity();
    const auto limit = [&way](double at, double along, double low, double high) {
        if (std::abs(along) > 1e-12)
            way = std::min(way, ((along > 0 ? high : low) - at) / along);
    };
    limit(from.x(), direction.x(), rect.left(), rect.right());
    limit(from.y(), direction.y(), rect.top(), rect.bottom());
    return std::max(way, 0.0);
}

} // namespace

QPointF WipeLine::direction() const
{
    const double radians = m_angle * std::numbers::pi / 180;
    return {-std::sin(radians), std::cos(radians)};
}

HalfPlane WipeLine::sourceSide(QSizeF view) const
{
    const QPointF along = direction();
    return {pivot(view), {-along.y(), along.x()}};
}

HalfPlane WipeLine::resultSide(QSizeF view) const
{
    const HalfPlane source = sourceSide(view);
    return {source.through, -source.normal};
}

QLineF WipeLine::across(QSizeF view) const
{
    const QRectF all(QPointF(0, 0), view);
    const QPointF from = pivot(view), along = direction();
    return {from - along * wayToEdge(from, -along, all), from + along * wayToEdge(from, along, all)};
}

QPointF WipeLine::handle(Part end, QSizeF view) const
{
    const QRectF room = QRectF(QPointF(0, 0), view).adjusted(inset, inset, -inset, -inset);
    const QPointF from = pivot(view), along = end == Part::Start ? -direction() : direction();
    return from +
           along * std::max(wayToEdge(from, along, room), std::min(shortestArm, wayToEdge(from, along, {{}, view})));
}

WipeLine::Part WipeLine::partAt(QPointF cursor, QSizeF view) const
{
    for (const Part end : {Part::Start, Part::End})
        if (length(cursor - handle(end, view)) <= reachOfHandle)
            return end;
    return std::abs(sourceSide(view).depth(cursor)) <= reachOfLine ? Part::Line : Part::None;
}

Qt::CursorShape WipeLine::cursorOf(Part part) const
{
    if (part == Part::None)
        return Qt::ArrowCursor;
    if (part != Part::Line)
        return Qt::PointingHandCursor;
    // Perpendicular to the line; each of the four shapes covers an eighth of a turn.
    const int eighth = static_cast<int>(std::lround(m_angle / 45)) & 3;
    constexpr Qt::CursorShape shapes[] = {Qt::SizeHorCursor, Qt::SizeFDiagCursor, Qt::SizeVerCursor,
                                          Qt::SizeBDiagCursor};
    return shapes[eighth];
}

void WipeLine::press(Part part, QPointF cursor, QSizeF view)
{
    if (part != Part::None)
        m_pressed = Pressed{part, pivot(view) - cursor};
}

void WipeLine::dragTo(QPointF cursor, QSizeF view, bool inSteps)
{
    if (!m_pressed || view.isEmpty())
        return;
    if (m_pressed->part == Part::Line) {
        const QPointF to = cursor + m_pressed->offset;
        m_pivot = {std::clamp(to.x() / view.width(), 0.0, 1.0), std::clamp(to.y() / view.height(), 0.0, 1.0)};
        return;
    }
    const QPointF arm = (cursor - pivot(view)) * (m_pressed->part == Part::Start ? -1 : 1);
    if (length(arm) < 1) // too near for a direction
        return;
    m_angle = std::atan2(-arm.x(), arm.y()) * 180 / std::numbers::pi;
    if (inSteps)
        m_angle = std::round(m_angle / step) * step;
}

void WipeLine::reset()
{
    m_pivot = {0.5, 0.5};
    m_angle = 0;
}

} // namespace tilescope
