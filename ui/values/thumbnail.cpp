#include "ui/values/thumbnail.h"

#include "ui/canvas/pictures/display_image.h"

#include <algorithm>

namespace tilescope
{

QImage thumbnail(const ImagePtr& image, int side)
{
    if (!image || image->isEmpty())
        return {};
    DisplayScale scale;
    if (image->format() == PixelFormat::Float32 && valueRange(*image).low < 0)
        scale.map = ColourMap::Diverging;
    const QImage shown = toDisplayImage(image, displayRange(scale, image.get()));
    const int longest = std::max(shown.width(), shown.height());
    if (longest > side)
        return shown.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return shown.scaled(shown.size() * (side / longest), Qt::KeepAspectRatio, Qt::FastTransformation);
}

} // namespace tilescope
