#include "ui/canvas/overlays/hatches_overlay.h"

#include "ui/canvas/overlays/overlay_painting.h"
#include "ui/canvas/overlays/overlay_style.h"

#include <QRegion>

namespace tilescope
{

namespace
{

/// In whole view units. Neighbours in a row are put together first: a large matrix has many thousand tiles.
QRegion regionOf(const std::vector<Hatch>& hatches, const ViewTransform& view)
{
    const QRect seen = QRectF(QPointF(0, 0), view.viewSize()).toAlignedRect();
    QRegion region;
    for (std::size_t index = 0; index < hatches.size();) {
        Hatch row = hatches[index++];
        while (index < hatches.size() && hatches[index].y == row.y && hatches[index].height == row.height &&
               hatches[index].x == row.x + row.width)
            row.width += hatches[index++].width;
        const QRectF rect = view.toView(QRectF(row.x, row.y, row.width, row.height));
        const QPoint from(qRound(rect.left()), qRound(rect.top())), end(qRound(rect.right()), qRound(rect.bottom()));
        region += QRect(from, end - QPoint(1, 1)).intersected(seen);
    }
    return region;
}

} // namespace

bool HatchesOverlay::isVisible(const Scene& scene) const
{
    return scene.overlays.grid && scene.shownSlot() == PictureSlot::Result && scene.annotations() &&
           !scene.annotations()->hatches.empty();
}

void HatchesOverlay::paint(QPainter& painter, const Scene& scene) const
{
    const QRegion region = regionOf(scene.annotations()->hatches, scene.view);
    if (region.isEmpty())
        return;
    const QRectF bounds = region.boundingRect();
    painter.setClipRegion(region, Qt::IntersectClip);
    painter.fillRect(bounds, withAlpha(overlay_style::casing, 70));
    painter.translate(1.2, 1.2); // a dark line beside each light one
    drawObliqueLines(painter, bounds, withAlpha(overlay_style::casing, 130));
    painter.translate(-1.2, -1.2);
    drawObliqueLines(painter, bounds, withAlpha(overlay_style::gridLine, 170));
}

} // namespace tilescope
