#pragma once

#include "ui/canvas/pictures/pixel_value.h"
#include "ui/canvas/scene.h"

#include <QLine>
#include <QPoint>

#include <optional>
#include <vector>

namespace tilescope
{

/// The pixels along a line, ends included: one for each column if the line is wider than high, else one for each row;
/// in each the pixel whose centre is nearest to the line between the centres of both ends, of two equally near ones
/// that with the larger coordinate. Values are never interpolated.
std::vector<QPoint> pixelsAlong(const QLine& line);

/// The values along the line that is drawn.
struct LineProfile {
    PictureSlot slot = PictureSlot::Source; ///< whose pixels: Source or Result; if they share coordinates, both
    std::vector<QPoint> pixels;
    std::vector<PixelValue> source, result; ///< one for each pixel; empty if that picture lacks some of them
    std::vector<std::size_t> blockEdges;    ///< indices of pixels at which another block of the result begins
    bool operator==(const LineProfile&) const = default;
};

/// None if no line is drawn. A result that lacks some of the pixels is left out of the profile.
std::optional<LineProfile> lineProfile(const Scene& scene);

} // namespace tilescope
