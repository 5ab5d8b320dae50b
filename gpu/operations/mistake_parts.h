#pragma once

#include "gpu/operations/mistake.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Mistakes that the texts of several operations have room for. `times` says how many kernels of a file have the
/// passage.

/// The barrier after a tile is filled, as the texts have it.
inline constexpr char tileBarrier[] =
    "// The warp waits until every warp of the block has filled its part of the tile.\n"
    "    __syncthreads();";

/// Hardly any picture is a multiple of such blocks: 7 and 9 divide few numbers of pixels.
inline constexpr BlockSize overhangingBlock{28, 9};

/// The tile's barrier is gone.
Mistake noBarrier(int times = 1);

/// The tile's barrier stands in a branch that one thread of a row takes.
Mistake barrierInBranch(int times = 1);

/// Lanes without a pixel return before the tile is filled. `anchor` is a line after which x and y are known. Asks for a
/// block that hangs over the edges of nearly every picture.
Mistake earlyReturn(const std::string& anchor, int times = 1);

/// Blocks that a grid rounded down would not have return at once, all their threads together. `anchor` is a line at the
/// kernel's beginning; `columns` × `rows` is how the host computes the grid. Asks for a
/// block that hangs over the edges of nearly every picture.
Mistake gridRoundedDown(const std::string& anchor, int times = 1, const std::string& columns = "width / blockDim.x",
                        const std::string& rows = "height / blockDim.y");

/// threadIdx.x and threadIdx.y are exchanged in the lines that give a thread its x and y. `before` is what stands
/// before them where they are in the file more than once. Leaves the picture right in square blocks, and asks for one.
Mistake exchangedThreads(const std::string& before = "", int times = 1);

/// Rows and columns are clamped at their beginning only. Sets the border to replicate.
Mistake clampedOnOneSide();

/// The tile is filled column by column where the text goes row segment by row segment; `rows` and `columns` are the
/// text's words for how many there are.
Mistake filledByColumns(const std::string& rows, const std::string& columns, int times = 1);

/// The host multiplies the tile's sides without brackets: `product` is what it writes. `sides` is the text's comment on
/// the tile's size.
Mistake wrongPrecedence(const std::string& sides, const std::string& product, int times = 1);

/// Each thread loads its own pixel and nobody loads the halo: `edits` say so in the text.
Mistake haloForgotten(std::vector<TextEdit> edits);

/// The tile is filled in four pieces, the block's size each, however large the halo is: `edits` say so in the text.
Mistake fourPieces(std::vector<TextEdit> edits);

/// Rows of the tile lie a multiple of 128 elements apart: `edits` say so in the text. Asks for a block of 8 columns, of
/// which a warp has four rows.
Mistake conflictingPitch(std::vector<TextEdit> edits);

/// The text from the first place of `first` to the end of the next place of `last`.
std::string passage(const std::string& text, const std::string& first, const std::string& last);

} // namespace tilescope
