#include "ui/canvas/overlays/pin_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

namespace tilescope
{

bool PinOverlay::isVisible(const Scene& scene) const
{
    return scene.pinned && !scene.shown().isEmpty() && scene.showsPlacesOf(scene.pinned->slot);
}

void PinOverlay::paint(QPainter& painter, const Scene& scene) const
{
    constexpr double smallestFootprint = 16; ///< view units, below which the mark alone would cover it
    const QRect pixel(scene.pinned->pixel, QSize(1, 1));
    if (scene.report && scene.sharesPlaces() &&
        scene.view.scale() * (2 * scene.report->geometry.haloX + 1) >= smallestFootprint) {
        const TileGeometry& geometry = scene.report->geometry;
        const QRect footprint = pixel.adjusted(-geometry.haloX, -geometry.haloY, geometry.haloX, geometry.haloY);
        if (footprint != pixel)
            drawOutline(painter, scene.view.toView(QRectF(footprint)), overlay_style::haloLine, 1.5);
    }
    drawPixelMark(painter, scene.view.toView(QRectF(pixel)), overlay_style::pinLine);
}

} // namespace tilescope
