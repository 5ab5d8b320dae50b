#pragma once

#include "ui/canvas/pictures/pixel_value.h"
#include "ui/canvas/scene.h"

#include <QRect>

#include <optional>
#include <vector>

namespace tilescope
{

/// The values around a pixel, as its thread finds them: of the source where the pixel has a place there, else of the
/// result.
struct PixelNeighbourhood {
    static constexpr int smallestRadius = 3, largestRadius = 7;

    /// What stands for a pixel beyond the picture.
    enum class Outside { Nearest, Zero, Mirror };

    struct Cell {
        QPoint pixel;                    ///< may lie outside the picture
        std::optional<PixelValue> value; ///< as read there; none where the picture is not in host memory
        QColor colour;                   ///< as the canvas shows the value
        bool isOutside = false;
        bool operator==(const Cell&) const = default;
    };

    PictureSlot slot = PictureSlot::Source; ///< whose values
    QRect area;                             ///< the cells', in pixels; may reach beyond the picture
    QRect footprint;                        ///< what is read for the pixel, likewise; empty where that is not known
    QSize picture;
    Outside outside = Outside::Nearest;
    std::vector<Cell> cells; ///< row by row
    bool operator==(const PixelNeighbourhood&) const = default;

    bool isClamped() const { return !footprint.isEmpty() && !QRect(QPoint(0, 0), picture).contains(footprint); }
};

/// The footprint is the pixel with the report's halo around it. Where it is larger than the largest area, the area
/// shows its middle.
PixelNeighbourhood neighbourhoodOf(const Scene& scene, const PixelPlace& place);

/// The pixel that is read for one at `pixel`; none where black is.
std::optional<QPoint> pixelReadFor(QPoint pixel, QSize picture, PixelNeighbourhood::Outside outside);

} // namespace tilescope
