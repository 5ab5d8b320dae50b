#pragma once

#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/view_transform.h"
#include "ui/canvas/wipe_line.h"

#include <QRect>
#include <QRectF>

#include <optional>

namespace tilescope
{

/// One picture drawn in one part of the view. A view mode is a function that returns a scene's layers in drawing order.
struct PictureLayer {
    PictureSlot slot = PictureSlot::Source;
    QRectF clip; ///< in the view; nothing is drawn outside it
    ViewTransform view;
    std::optional<HalfPlane> side = {}; ///< in view coordinates; nothing is drawn on the other side
    bool isGrey = false;                ///< drawn without its colours
    float opacity = 1;                  ///< over the layers before it
    /// Where the picture lies, in the coordinates of the view's picture; empty: it is that picture.
    QRectF place = {};
    /// Device pixels for each of the picture's own pixels.
    double zoom(QSize pictureSize) const { return view.zoom() * sizeOfPixel(pictureSize).width(); }
    /// Of the picture's own pixels in the coordinates of the view's picture.
    QSizeF sizeOfPixel(QSize pictureSize) const;
    bool operator==(const PictureLayer&) const = default;
};

/// The part of a picture that a layer shows, in whole pixels, and its place in the view. The target may exceed the clip
/// by a fraction of a pixel.
struct VisiblePart {
    QRect pixels;
    QRectF target;
    bool isEmpty() const { return pixels.isEmpty(); }
};
VisiblePart visiblePart(const PictureLayer& layer, QSize pictureSize);

} // namespace tilescope
