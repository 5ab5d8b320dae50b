#pragma once

#include "gpu/operations/mistake.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Mistakes that fit the texts of several operations. `times` is the number of kernels in a file that contain the
/// passage.

/// The barrier after a tile is filled, as the texts have it.
inline constexpr char tileBarrier[] =
    "// The warp waits until every warp of the block has filled its part of the tile.\n"
    "    __syncthreads();";

/// Few pictures have sides that are multiples of such a block's: 7 and 9 divide few sizes.
inline constexpr BlockSize overhangingBlock{28, 9};

/// The tile's barrier is missing.
Mistake noBarrier(int times = 1);

/// The tile's barrier is in a branch that one thread of a row takes.
Mistake barrierInBranch(int times = 1);

/// Lanes without a pixel return before the tile is filled. `anchor` is a line after which x and y are known. Sets a
/// block that extends beyond the edges of nearly every picture.
Mistake earlyReturn(const std::string& anchor, int times = 1);

/// The grid is rounded down: the blocks that it lacks return at once, with all their threads. `anchor` is a line at the
/// kernel's beginning; `columns` × `rows` is the host's expression for the grid. Sets a block that extends beyond the
/// edges of nearly every picture.
Mistake gridRoundedDown(const std::string& anchor, int times = 1, const std::string& columns = "width / blockDim.x",
                        const std::string& rows = "height / blockDim.y");

/// threadIdx.x and threadIdx.y are exchanged in the lines that compute a thread's x and y. `before` is the text before
/// these lines if they occur in the file more than once. Sets a square block, in which the picture stays right.
Mistake exchangedThreads(const std::string& before = "", int times = 1);

/// Rows and columns are clamped at their beginning only. Sets the border to replicate.
Mistake clampedOnOneSide();

/// The tile is filled column by column where the text fills it row segment by row segment; `rows` and `columns` are the
/// text's expressions for their numbers.
Mistake filledByColumns(const std::string& rows, const std::string& columns, int times = 1);

/// The host multiplies the tile's sides without brackets: `product` is its expression. `sides` is the text's comment on
/// the tile's size.
Mistake wrongPrecedence(const std::string& sides, const std::string& product, int times = 1);

/// Each thread loads its own pixel and none loads the halo; `edits` make this change in the text.
Mistake haloForgotten(std::vector<TextEdit> edits);

/// The tile is filled in four pieces, each the block's size, however large the halo is; `edits` make this change in the
/// text.
Mistake fourPieces(std::vector<TextEdit> edits);

/// Rows of the tile are a multiple of 128 elements apart; `edits` make this change in the text. Sets a block of 8
/// columns, of which a warp has four rows.
Mistake conflictingPitch(std::vector<TextEdit> edits);

/// The text from the first occurrence of `first` to the end of the next occurrence of `last`.
std::string passage(const std::string& text, const std::string& first, const std::string& last);

} // namespace tilescope
