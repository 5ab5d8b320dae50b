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
    QRect tile;    ///< what the block's threads stand for; overhangs the picture at its right and bottom edges
    QRect reach;   ///< the tile with its halo; overhangs the picture where coordinates are clamped
    BlockSize threads;
    bool onePixelPerThread = false; ///< thread (x, y) writes pixel (x, y) of the tile, so warps can be drawn

    int warpCount() const { return (threads.threads() + 31) / 32; }

    /// The pixels of a warp's threads: thread numbers run row by row, so that a warp is up to three rectangles.
    std::vector<QRect> warp(int number) const;

    bool operator==(const BlockPlacement&) const = default;
};

/// The block that writes a pixel of the result; none outside it, or when the report has no tiles.
std::optional<BlockPlacement> blockAt(const Scene& scene, QPoint pixel);

/// The block of that index; none when the report has no tiles or the picture no such block.
std::optional<BlockPlacement> blockOf(const Scene& scene, QPoint index);

/// The block of this index; there is a report, and its blocks are not empty.
BlockPlacement blockOfIndex(const Scene& scene, QPoint index);

/// The block that writes the hovered pixel; none when nothing is hovered, or the report has no tiles.
std::optional<BlockPlacement> hoveredBlock(const Scene& scene);

/// The block that an overlay mode draws: the hovered one; while nothing is hovered, for tiles that are drawn beside the
/// picture, the chosen one or else the one in the middle of the view.
std::optional<BlockPlacement> blockToDraw(const Scene& scene);

inline constexpr double smallestWarpPixel = 2.5; ///< view units of a pixel from which warps can be told apart

/// The indices of the blocks in view; there is a report, and its blocks are not empty.
QRect blocksInView(const Scene& scene);

/// Whether the warps of the report's blocks can be told apart at this zoom.
bool showsWarps(const Scene& scene);

/// Whether the scene's fill is that of the block to draw.
bool hasTileFill(const Scene& scene);

/// What an operation finds beyond the picture (gpu/operations/border.h), as a completed recipe says it.
enum class BorderKind { Replicate, Zero, Mirror };

/// None where the operation has no such setting: it reads nothing beyond the picture.
std::optional<BorderKind> borderKind(const Recipe& completed);

/// The pixel that a place beyond the picture is read from; none where it is black.
std::optional<QPoint> readFrom(QPoint place, QSize picture, BorderKind kind);

} // namespace tilescope
