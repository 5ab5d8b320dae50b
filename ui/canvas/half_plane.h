#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

namespace tilescope
{

/// The points at one side of a straight line, in the view.
struct HalfPlane {
    QPointF through; ///< a point of the line
    QPointF normal;  ///< at right angles to the line, of length 1, to the side that belongs to it

    /// How far a point lies on the side that belongs to it; negative on the other.
    double depth(QPointF point) const { return QPointF::dotProduct(point - through, normal); }
    bool operator==(const HalfPlane&) const = default;
};

/// The part of the rectangle in the half-plane; empty when there is none.
QPolygonF cut(const QRectF& rect, const HalfPlane& half);

} // namespace tilescope
