#pragma once

#include "gpu/recipe/recipe.h"
#include "ui/canvas/scene.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>
#include <vector>

namespace tilescope
{

/// One block of the main launch on the picture; rectangles in pixels of the result.
struct BlockPlacement {
    QPoint index;  ///< blockIdx
    QRect picture; ///< the whole result
    QRect written; ///< what all blocks write: the whole result, or its region
    QRect tile;    ///< the pixels of the block's threads; may exceed those at its right and bottom edges
    QRect reach;   ///< the tile with its halo; extends past the picture where coordinates are clamped
    BlockSize threads;
    bool onePixelPerThread = false; ///< thread (x, y) writes pixel (x, y) of the tile, so warps can be drawn

    int warpCount() const { return (threads.threads() + 31) / 32; }

    /// The pixels of a warp's threads: threads are numbered row by row, so a warp covers up to three rectangles.
    std::vector<QRect> warp(int number) const;

    bool operator==(const BlockPlacement&) const = default;
};

/// The pixels of the result that the report's blocks write: all, or those of a region.
QRect writtenPixels(const Scene& scene);

/// The block that writes a pixel of the result; none outside those, or when the report has no tiles.
std::optional<BlockPlacement> blockAt(const Scene& scene, QPoint pixel);

/// The block with that index; none if the report has no tiles or the picture has no such block.
std::optional<BlockPlacement> blockOf(const Scene& scene, QPoint index);

/// The block with that index; requires a report with blocks that are not empty.
BlockPlacement blockOfIndex(const Scene& scene, QPoint index);

/// The block that writes the hovered pixel; none if no pixel is hovered, or the report has no tiles.
std::optional<BlockPlacement> hoveredBlock(const Scene& scene);

/// The block that an overlay mode draws: the hovered block, else the chosen one, else the one in the middle of the view
/// if blocks are large in it, its tile is drawn beside the picture, or a setting moves.
std::optional<BlockPlacement> blockToDraw(const Scene& scene);

/// The block in the middle of the view; none if the report has no tiles or the view shows another picture.
std::optional<BlockPlacement> blockInMiddle(const Scene& scene);

/// View units a pixel at which a block with its halo fills the view; requires a report with blocks that are not empty.
double blockScale(const Scene& scene);

inline constexpr double smallestWarpPixel = 2.5; ///< view units a pixel from which warps can be told apart
inline constexpr double smallestLanePixel = 22;  ///< and lanes be numbered

/// The indices of the blocks in view; requires a report with blocks that are not empty.
QRect blocksInView(const Scene& scene);

/// Whether the warps of the report's blocks can be told apart at this zoom.
bool showsWarps(const Scene& scene);

/// Whether the scene's tile fill belongs to the block to draw.
bool hasTileFill(const Scene& scene);

/// What an operation reads beyond the picture (gpu/operations/border.h), as stated in a completed recipe.
enum class BorderKind { Replicate, Zero, Mirror };

/// None if the operation has no such setting: it reads nothing beyond the picture.
std::optional<BorderKind> borderKind(const Recipe& completed);

/// The pixel that is read for a place beyond the picture; none if zero is read.
std::optional<QPoint> readFrom(QPoint place, QSize picture, BorderKind kind);

} // namespace tilescope
