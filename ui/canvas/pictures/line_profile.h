#pragma once

#include "ui/canvas/pictures/pixel_value.h"
#include "ui/canvas/scene.h"

#include <QLine>
#include <QPoint>

#include <optional>
#include <vector>

namespace tilescope
{

/// The pixels along a line, ends included: one for each column of a line that is wider than high, else one for each
/// row, and there the pixel whose middle is nearest to the line through the middles of both ends; of two equally near
/// the one with the larger coordinate. No value lies between pixels, so none is made up.
std::vector<QPoint> pixelsAlong(const QLine& line);

/// The values along the line that is drawn.
struct LineProfile {
    PictureSlot slot = PictureSlot::Source; ///< whose pixels: of Source and Result; of both where they share places
    std::vector<QPoint> pixels;
    std::vector<PixelValue> source, result; ///< one a pixel; empty where that picture has none of them
    std::vector<std::size_t> blockEdges;    ///< before which pixels another block of the result begins
    bool operator==(const LineProfile&) const = default;
};

/// None when no line is drawn. A result that lacks some of the pixels has none of them in the profile.
std::optional<LineProfile> lineProfile(const Scene& scene);

} // namespace tilescope
