#include "ui/canvas/pictures/picture_layer.h"

namespace tilescope
{

VisiblePart visiblePart(const PictureLayer& layer, QSize pictureSize)
{
    const QRectF seen(layer.view.toImage(layer.clip.topLeft()), layer.clip.size() / layer.view.scale());
    const QRectF whole(QPointF(0, 0), QSizeF(pictureSize));
    // One pixel more on each side, as smooth downscaling blends neighbours.
    const QRect pixels = seen.intersected(whole).toAlignedRect().adjusted(-1, -1, 1, 1);
    VisiblePart part;
    if (!seen.intersects(whole))
        return part;
    part.pixels = pixels.intersected(QRect(QPoint(0, 0), pictureSize));
    part.target = layer.view.toView(QRectF(part.pixels));
    return part;
}

} // namespace tilescope
