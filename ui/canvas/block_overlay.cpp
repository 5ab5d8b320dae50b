#include "ui/canvas/block_overlay.h"

#include "ui/canvas/block_placement.h"
#include "ui/canvas/overlay_style.h"
#include "ui/canvas/warp_painter.h"

#include <QPainterPath>

#include <algorithm>

namespace tilescope
{

namespace
{

QColor withAlpha(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

QPainterPath pathOf(const QRectF& rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}

/// A light line on a darker, wider one.
void outline(QPainter& painter, const QRectF& rect, QColor colour, double width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(withAlpha(overlay_style::casing, 190), width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(rect);
}

/// Oblique lines in view units, so that they look the same at every zoom.
void hatch(QPainter& painter, const QPainterPath& area, QColor colour)
{
    if (area.isEmpty())
        return;
    constexpr double spacing = 9;
    const QRectF bounds = area.boundingRect();
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    painter.fillRect(bounds, withAlpha(overlay_style::casing, 120));
    painter.setPen(QPen(colour, 1.4));
    for (double x = bounds.left() - bounds.height(); x < bounds.right(); x += spacing)
        painter.drawLine(QPointF(x, bounds.bottom()), QPointF(x + bounds.height(), bounds.top()));
    painter.restore();
}

} // namespace

bool BlockOverlay::isVisible(const Scene& scene) const
{
    return scene.overlays.block && hoveredBlock(scene).has_value();
}

void BlockOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const BlockPlacement block = *hoveredBlock(scene);
    const ViewTransform& view = scene.view;
    const QRectF seen = QRectF(QPointF(0, 0), view.viewSize()).adjusted(-40, -40, 40, 40);
    const QRectF tile = view.toView(QRectF(block.tile));
    const QRectF reach = view.toView(QRectF(block.reach));
    const QPainterPath picture = pathOf(view.toView(QRectF(block.picture)).intersected(seen));
    const QPainterPath seenReach = pathOf(reach.intersected(seen));

    const QPainterPath halo = seenReach.subtracted(pathOf(tile)).intersected(picture);
    painter.fillPath(halo, withAlpha(overlay_style::haloLine, 84));
    paintWarps(painter, block, view);
    // Outside the picture: halo read from clamped coordinates, and threads that have no pixel to write.
    const QPainterPath outside = seenReach.subtracted(picture);
    hatch(painter, outside.subtracted(pathOf(tile)), overlay_style::haloLine);
    hatch(painter, outside.intersected(pathOf(tile)), overlay_style::tileLine);
    const bool isSmall = std::min(tile.width(), tile.height()) < 24; // a strong line would cover it
    if (block.reach != block.tile)
        outline(painter, reach, overlay_style::haloLine, isSmall ? 1 : 1.5);
    outline(painter, tile, overlay_style::tileLine, isSmall ? 1.25 : 2.5);
}

} // namespace tilescope
