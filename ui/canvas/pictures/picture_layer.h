#pragma once

#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/view_transform.h"
#include "ui/canvas/wipe_line.h"

#include <QRect>
#include <QRectF>

#include <optional>

namespace tilescope
{

/// One picture drawn in one part of the view. A view mode is a function that gives the layers of a scene, drawn in
/// order.
struct PictureLayer {
    PictureSlot slot = PictureSlot::Source;
    QRectF clip; ///< in the view; nothing is drawn outside it
    ViewTransform view;
    std::optional<HalfPlane> side = {}; ///< in the view too; nothing is drawn on the other side
    bool isGrey = false;                ///< its colours are taken out
    float opacity = 1;                  ///< over the layers before it
    bool operator==(const PictureLayer&) const = default;
};

/// The part of a picture that a layer shows, in whole pixels, and where these lie in the view. The target may reach
/// over the clip by a part of a pixel.
struct VisiblePart {
    QRect pixels;
    QRectF target;
    bool isEmpty() const { return pixels.isEmpty(); }
};
VisiblePart visiblePart(const PictureLayer& layer, QSize pictureSize);

} // namespace tilescope
