#include "ui/canvas/overlays/warps_overlay.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/overlay_style.h"
#include "ui/canvas/overlays/values_overlay.h"
#include "ui/canvas/overlays/warp_painter.h"

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr double smallest = 2.5; ///< view units of a pixel
constexpr int mostBlocks = 4000; ///< in view

/// Blocks in view.
QRect visibleBlocks(const Scene& scene)
{
    const TileGeometry& geometry = scene.report->geometry;
    const QSizeF size = scene.view.viewSize();
    const QRect picture(QPoint(0, 0), scene.resultSize());
    const QRect seen = QRectF(scene.view.toImage({0, 0}), scene.view.toImage({size.width(), size.height()}))
                           .toAlignedRect()
                           .intersected(picture);
    if (seen.isEmpty())
        return {};
    return {QPoint(seen.left() / geometry.blockWidth, seen.top() / geometry.blockHeight),
            QPoint(seen.right() / geometry.blockWidth, seen.bottom() / geometry.blockHeight)};
}

bool hasBlocks(const Scene& scene)
{
    return scene.report && scene.report->geometry.blockWidth > 0 && scene.report->geometry.blockHeight > 0 &&
           scene.showsResultPlaces() && !scene.resultSize().isEmpty();
}

} // namespace

bool showsWarps(const Scene& scene)
{
    if (!hasBlocks(scene) || scene.view.scale() < smallest)
        return false;
    const QRect blocks = visibleBlocks(scene);
    return blocks.width() * blocks.height() <= mostBlocks && blockOfIndex(scene, {0, 0}).onePixelPerThread;
}

bool WarpsOverlay::isVisible(const Scene& scene) const
{
    return scene.overlays.tiles && scene.overlays.mode == OverlayMode::Warps && showsWarps(scene);
}

void WarpsOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const QRect blocks = visibleBlocks(scene);
    const bool hasNumbers = !ValuesOverlay().isVisible(scene); // they would lie under the values
    painter.setClipRect(scene.view.toView(QRectF(QPointF(0, 0), QSizeF(scene.resultSize()))), Qt::IntersectClip);
    for (int y = blocks.top(); y <= blocks.bottom(); ++y)
        for (int x = blocks.left(); x <= blocks.right(); ++x)
            paintWarps(painter, blockOfIndex(scene, {x, y}), scene.view, hasNumbers);
}

} // namespace tilescope
