#include "ui/canvas/half_plane.h"

#include <array>

namespace tilescope
{

/// Goes round the corners, keeps those inside and adds the points where an edge crosses the line.
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

} // namespace tilescope
