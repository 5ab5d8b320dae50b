#pragma once

#include "ui/canvas/pictures/picture.h"

#include <QLine>
#include <QPoint>

namespace tilescope
{

/// A pixel of the source or of the result; of both where these share their places.
struct PixelPlace {
    PictureSlot slot = PictureSlot::Source; ///< Source or Result
    QPoint pixel;
    bool operator==(const PixelPlace&) const = default;
};

/// A line from pixel to pixel, likewise.
struct LinePlace {
    PictureSlot slot = PictureSlot::Source;
    QLine line;
    bool operator==(const LinePlace&) const = default;
};

} // namespace tilescope
