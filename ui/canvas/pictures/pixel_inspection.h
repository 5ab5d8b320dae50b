#pragma once

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/pictures/pixel_value.h"
#include "ui/canvas/scene.h"

#include <QRect>
#include <QString>

#include <optional>
#include <vector>

namespace tilescope
{

/// The values around a pixel as its thread reads them: from the source if the pixel exists there, else from the result.
struct PixelNeighbourhood {
    static constexpr int smallestRadius = 3, largestRadius = 7;

    /// What is read in place of a pixel beyond the picture.
    enum class Outside { Nearest, Zero, Mirror };

    struct Cell {
        QPoint pixel;                    ///< may lie outside the picture
        std::optional<PixelValue> value; ///< as read there; none if the picture is not in host memory
        QColor colour;                   ///< as the canvas shows the value
        bool isOutside = false;
        bool operator==(const Cell&) const = default;
    };

    PictureSlot slot = PictureSlot::Source; ///< whose values
    QRect area;                             ///< of the cells, in pixels; may extend beyond the picture
    QRect footprint; ///< what is read for the pixel; may extend beyond the picture; empty if unknown
    QSize picture;
    Outside outside = Outside::Nearest;
    std::vector<Cell> cells; ///< row by row
    bool operator==(const PixelNeighbourhood&) const = default;

    bool isClamped() const { return !footprint.isEmpty() && !QRect(QPoint(0, 0), picture).contains(footprint); }
};

/// The footprint is the pixel with the report's halo around it. If it is larger than the largest area, the area shows
/// its middle.
PixelNeighbourhood neighbourhoodOf(const Scene& scene, const PixelPlace& place);

/// The pixel that is read in place of `pixel`; none if zero is read.
std::optional<QPoint> pixelReadFor(QPoint pixel, QSize picture, PixelNeighbourhood::Outside outside);

/// Everything known about one pixel: its values, the thread that writes it and what that thread reads.
struct PixelInspection {
    /// A thread and its position within a block.
    struct Thread {
        QPoint index;   ///< threadIdx
        int number = 0; ///< threadIdx.y · blockDim.x + threadIdx.x
        int warp = 0, lane = 0;
        bool operator==(const Thread&) const = default;
    };

    PixelPlace place;
    bool isPinned = false;
    std::optional<PixelValue> source, result, reference; ///< none if that picture has no such pixel in host memory
    std::vector<double> fileValues;                      ///< of the source in its file, if it has more than 8 bits
    std::optional<PixelValue> difference;                ///< result − reference
    std::optional<BlockPlacement> block;                 ///< the block that writes the pixel of the result
    std::optional<Thread> thread;                        ///< none if a thread writes several pixels
    PixelNeighbourhood around;
    bool operator==(const PixelInspection&) const = default;

    /// For blocks whose threads write one pixel each.
    static Thread threadAt(const BlockPlacement& block, QPoint pixel);
};

/// The inspected pixel; none if no pixel is inspected. Of a veiled scene without the values of a result.
std::optional<PixelInspection> inspect(const Scene& scene);

QString fileValuesText(const std::vector<double>& values, int digits);

QString placeText(QPoint pixel); ///< "(480, 0)"

/// "(x, y)  source 12 34 56  result 78" for the hovered pixel; leaves out a picture that has no value there or lies
/// only on the GPU, and of a veiled scene all but the source. Empty if no pixel is hovered.
QString pixelText(const Scene& scene);

} // namespace tilescope
