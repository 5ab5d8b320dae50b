#include "gpu/operations/mistake_parts.h"

#include <stdexcept>
#include <utility>

namespace tilescope
{

namespace
{

constexpr char threadPlace[] = "int x = blockIdx.x * blockDim.x + threadIdx.x;\n"
                               "    int y = blockIdx.y * blockDim.y + threadIdx.y;";

} // namespace

Mistake noBarrier(int times)
{
    return {.name = "no_barrier",
            .title = "No barrier",
            .lesson = "A warp reads pixels of the tile that other warps have not written yet. The image is torn along "
                      "the rows where their parts meet, and differs from run to run on a GPU.",
            .edits = {{tileBarrier,
                       "// Mistake: no barrier. The warp goes on although others may not have filled their part yet.",
                       times}},
            .finds = {FindingKind::Race},
            .pictureChanges = true};
}

Mistake barrierInBranch(int times)
{
    return {.name = "barrier_in_branch",
            .title = "Barrier in a branch",
            .lesson = "All threads of a block must reach the same barrier. Here, most of them bypass it, and the "
                      "behaviour is undefined: a GPU may hang, or read a tile that has not been filled.",
            .edits = {{tileBarrier,
                       "// Mistake: the barrier is in a branch, and only the first thread of each row comes to it.\n"
                       "    if (threadIdx.x == 0)\n        __syncthreads();",
                       times}},
            .finds = {FindingKind::DivergentBarrier},
            .pictureChanges = true};
}

Mistake earlyReturn(const std::string& anchor, int times)
{
    return {.name = "early_return",
            .title = "Early return before the barrier",
            .lesson = "Threads without a pixel exit before they have filled their part of the tile, which their "
                      "neighbours then read as it was: the image is wrong at the right and bottom edges.",
            .edits = {{anchor,
                       anchor + "\n    // Mistake: these threads leave before the barrier that all must come to.\n"
                                "    if (x >= width || y >= height)\n        return;",
                       times}},
            .finds = {FindingKind::EarlyReturn, FindingKind::Uninitialised},
            .pictureChanges = true,
            .block = overhangingBlock};
}

Mistake gridRoundedDown(const std::string& anchor, int times, const std::string& columns, const std::string& rows)
{
    return {.name = "grid_rounded_down",
            .title = "Grid rounded down",
            .lesson = "The host uses integer division, so the last, partially filled column and row of blocks are "
                      "never launched: a strip on the right and at the bottom keeps its old contents.",
            .edits = {{anchor,
                       anchor + "\n    // Mistake of the host: a grid of " + columns + " × " + rows +
                           ", rounded down: no such block.\n    if (blockIdx.x >= " + columns +
                           " || blockIdx.y >= " + rows + ")\n        return;",
                       times}},
            .finds = {FindingKind::NeverWritten},
            .pictureChanges = true,
            .block = overhangingBlock};
}

Mistake exchangedThreads(const std::string& before, int times)
{
    return {.name = "column_major",
            .title = "Column-major access",
            .lesson = "With threadIdx.x and threadIdx.y swapped, a warp runs down columns: the image is the same, but "
                      "every lane touches its own 32-byte sector.",
            .edits = {{before + threadPlace,
                       before + "// Mistake: threadIdx.x and threadIdx.y are exchanged, and neighbouring lanes lie "
                                "below one another.\n"
                                "    int x = blockIdx.x * blockDim.x + threadIdx.y;\n"
                                "    int y = blockIdx.y * blockDim.y + threadIdx.x;",
                       times}},
            .finds = {FindingKind::Uncoalesced},
            .block = BlockSize{16, 16}};
}

Mistake clampedOnOneSide()
{
    return {.name = "clamp_one_side",
            .title = "Clamped on one side only",
            .lesson =
                "Beyond the right edge, the first pixels of the next row are read, and beyond the last row, whatever "
                "follows the image in memory. This is an out-of-bounds access that a GPU may not detect.",
            .edits = {{"return max(min(i, n - 1), 0);",
                       "return max(i, 0); // Mistake: clamped on one side only; nothing keeps i below n."}},
            .finds = {FindingKind::OutOfBounds},
            .pictureChanges = true,
            .parameters = {{"border", std::string("replicate")}}};
}

Mistake filledByColumns(const std::string& rows, const std::string& columns, int times)
{
    const auto loops = [&](const std::string& down, const std::string& across) {
        return "for (int row = threadIdx." + down + "; row < " + rows + "; row += blockDim." + down +
               ")\n        for (int column = threadIdx." + across + "; column < " + columns + "; column += blockDim." +
               across + ")";
    };
    return {.name = "column_major",
            .title = "Column-major access",
            .lesson = "With threadIdx.x and threadIdx.y swapped, the warps fill the tile down its columns: the image "
                      "is the same, but every lane touches its own 32-byte sector.",
            .edits = {{loops("y", "x"),
                       "// Mistake: threadIdx.x and threadIdx.y are exchanged, and neighbouring lanes load from below "
                       "one another.\n    " +
                           loops("x", "y"),
                       times}},
            .finds = {FindingKind::Uncoalesced}};
}

Mistake wrongPrecedence(const std::string& sides, const std::string& product, int times)
{
    return {.name = "wrong_precedence",
            .title = "Shared-memory size without parentheses",
            .lesson = "Multiplication takes precedence over addition. Without parentheses, the host requests far less "
                      "shared memory than the tile needs, and the first store beyond it is out of bounds.",
            .edits = {{"// " + sides,
                       "// Mistake of the host: the block is given\n    // " + product + ", without brackets.", times}},
            .sharedBytes =
                [](const TileGeometry& own) {
                    const int haloX = own.tileWidth - own.blockWidth, haloY = own.tileHeight - own.blockHeight;
                    return static_cast<std::size_t>(own.blockWidth + haloX * own.blockHeight + haloY) *
                           static_cast<std::size_t>(own.elementBytes);
                },
            .finds = {FindingKind::OutOfBounds},
            .pictureChanges = true};
}

Mistake haloForgotten(std::vector<TextEdit> edits)
{
    return {.name = "halo_forgotten",
            .title = "Missing halo",
            .lesson = "Only the block's own pixels are loaded, and its outer threads read a halo that was never "
                      "written: the image shows a grid of wrong pixels along the edges of the blocks.",
            .edits = std::move(edits),
            .finds = {FindingKind::Uninitialised},
            .pictureChanges = true};
}

Mistake fourPieces(std::vector<TextEdit> edits)
{
    return {.name = "four_pieces",
            .title = "Halo in four pieces",
            .lesson = "Each block loads its own pixels, a piece to the right, one below and one at the corner. This is "
                      "correct as long as the halo of both sides together is no larger than the block, and wrong as "
                      "soon as the filter exceeds that.",
            .edits = std::move(edits),
            .finds = {FindingKind::Uninitialised},
            .pictureChanges = true,
            .block = BlockSize{8, 8}};
}

Mistake conflictingPitch(std::vector<TextEdit> edits)
{
    return {.name = "conflicting_pitch",
            .title = "Pitch of whole bank rows",
            .lesson = "The rows of the tile are a multiple of 128 bytes apart and all start in bank 0: in a block that "
                      "is 8 wide, the four rows of a warp request different words from the same banks, and are served "
                      "one after the other.",
            .edits = std::move(edits),
            .sharedBytes =
                [](const TileGeometry& own) {
                    return static_cast<std::size_t>((own.tilePitch + 127) / 128 * 128) *
                           static_cast<std::size_t>(own.tileHeight) * static_cast<std::size_t>(own.elementBytes);
                },
            .finds = {FindingKind::BankConflict},
            .block = BlockSize{8, 8}};
}

std::string passage(const std::string& text, const std::string& first, const std::string& last)
{
    const std::size_t begin = text.find(first), end = text.find(last, begin);
    if (begin == std::string::npos || end == std::string::npos)
        throw std::logic_error("A kernel's text has no passage from \"" + first + "\" to \"" + last + "\".");
    return text.substr(begin, end + last.size() - begin);
}

} // namespace tilescope
