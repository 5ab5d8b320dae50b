#include "ui/canvas/pictures/picture_layer.h"

namespace tilescope
{

QSizeF PictureLayer::sizeOfPixel(QSize pictureSize) const
{
    if (place.isEmpty() || pictureSize.isEmpty())
        return {1, 1};
    return {place.width() / pictureSize.width(), place.height() / pictureSize.height()};
}

VisiblePart visiblePart(const PictureLayer& layer, QSize pictureSize)
{
    const QSizeF pixel = layer.sizeOfPixel(pictureSize);
    const QPointF corner = layer.place.topLeft();
    const QPointF from = layer.view.toImage(layer.clip.topLeft()) - corner;
    const QSizeF extent = layer.clip.size() / layer.view.scale();
    const QRectF seen(from.x() / pixel.width(), from.y() / pixel.height(), extent.width() / pixel.width(),
                      extent.height() / pixel.height());
    const QRectF whole(QPointF(0, 0), QSizeF(pictureSize));
    // One pixel more on each side, as smooth downscaling blends neighbours.
    const QRect pixels = seen.intersected(whole).toAlignedRect().adjusted(-1, -1, 1, 1);
    VisiblePart part;
    if (!seen.intersects(whole))
        return part;
    part.pixels = pixels.intersected(QRect(QPoint(0, 0), pictureSize));
    part.target = layer.view.toView(QRectF(corner.x() + part.pixels.x() * pixel.width(),
                                           corner.y() + part.pixels.y() * pixel.height(),
                                           part.pixels.width() * pixel.width(), part.pixels.height() * pixel.height()));
    return part;
}

} // namespace tilescope
