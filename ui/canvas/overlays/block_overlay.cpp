#include "ui/canvas/overlays/block_overlay.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/overlays/values_overlay.h"
#include "ui/canvas/overlays/warp_painter.h"

#include <QPainterPath>

#include <algorithm>

namespace tilescope
{

namespace
{

QPainterPath pathOf(const QRectF& rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}

void hatch(QPainter& painter, const QPainterPath& area, QColor colour)
{
    if (area.isEmpty())
        return;
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    painter.fillRect(area.boundingRect(), withAlpha(overlay_style::casing, 120));
    drawObliqueLines(painter, area.boundingRect(), colour);
    painter.restore();
}

} // namespace

bool BlockOverlay::isVisible(const Scene& scene) const
{
    return scene.overlays.block && scene.overlays.tiles && blockToDraw(scene).has_value();
}

void BlockOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const BlockPlacement block = *blockToDraw(scene);
    const ViewTransform& view = scene.view;
    const QRectF seen = QRectF(QPointF(0, 0), view.viewSize()).adjusted(-40, -40, 40, 40);
    const QRectF tile = view.toView(QRectF(block.tile));
    const QRectF reach = view.toView(QRectF(block.reach));
    if (scene.overlays.mode != OverlayMode::Halo) { // it draws what it is about itself
        if (block.reach != block.tile && scene.overlays.mode == OverlayMode::Border)
            drawOutline(painter, reach, overlay_style::haloLine, 1);
        drawOutline(painter, tile, overlay_style::tileLine, 1.5);
        return;
    }
    const QPainterPath picture = pathOf(view.toView(QRectF(block.picture)).intersected(seen));
    const QPainterPath seenReach = pathOf(reach.intersected(seen));

    const QPainterPath halo = seenReach.subtracted(pathOf(tile)).intersected(picture);
    painter.fillPath(halo, withAlpha(overlay_style::haloLine, 84));
    paintWarps(painter, block, view, !ValuesOverlay().isVisible(scene)); // they would lie under the values
    // Outside the picture: halo read from clamped coordinates, and threads that have no pixel to write.
    const QPainterPath outside = seenReach.subtracted(picture);
    hatch(painter, outside.subtracted(pathOf(tile)), overlay_style::haloLine);
    hatch(painter, outside.intersected(pathOf(tile)), overlay_style::tileLine);
    const bool isSmall = std::min(tile.width(), tile.height()) < 24; // a strong line would cover it
    if (block.reach != block.tile)
        drawOutline(painter, reach, overlay_style::haloLine, isSmall ? 1 : 1.5);
    drawOutline(painter, tile, overlay_style::tileLine, isSmall ? 1.25 : 2.5);
}

} // namespace tilescope
