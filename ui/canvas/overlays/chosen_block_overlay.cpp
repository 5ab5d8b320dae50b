#include "ui/canvas/overlays/chosen_block_overlay.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr double smallest = 9; ///< view units: it is found also where blocks are tiny

/// A corner that points to both its neighbours.
void drawCorner(QPainter& painter, QPointF at, double right, double down, double length)
{
    const QPointF points[] = {at + QPointF(right * length, 0), at, at + QPointF(0, down * length)};
    painter.setPen(QPen(withAlpha(overlay_style::casing, 220), 6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolyline(points, 3);
    painter.setPen(QPen(overlay_style::chosenLine, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolyline(points, 3);
}

} // namespace

bool ChosenBlockOverlay::isVisible(const Scene& scene) const
{
    return scene.chosenBlock && blockOf(scene, *scene.chosenBlock);
}

void ChosenBlockOverlay::paint(QPainter& painter, const Scene& scene) const
{
    QRectF rect = scene.view.toView(QRectF(blockOf(scene, *scene.chosenBlock)->tile));
    const double grow = std::max(0.0, smallest - std::min(rect.width(), rect.height())) / 2 + 1.5;
    rect.adjust(-grow, -grow, grow, grow);
    drawOutline(painter, rect, overlay_style::chosenLine, 1.2);
    const double length = std::clamp(std::min(rect.width(), rect.height()) / 4, 3.0, 14.0);
    painter.setBrush(Qt::NoBrush);
    drawCorner(painter, rect.topLeft(), 1, 1, length);
    drawCorner(painter, rect.topRight(), -1, 1, length);
    drawCorner(painter, rect.bottomLeft(), 1, -1, length);
    drawCorner(painter, rect.bottomRight(), -1, -1, length);
}

} // namespace tilescope
