#include "gpu/operations/covariance/covariance.h"
#include "gpu/operations/mistake_parts.h"

#include <string>

namespace tilescope::operations
{

namespace
{

constexpr char filled[] = "// The warp waits until every warp of the block has filled its part of the tiles.\n"
                          "        __syncthreads();";

/// 81 pixels, of which a block of any usual size leaves some over.
Mistake gridOfPixels(const std::string& anchor)
{
    Mistake mistake = gridRoundedDown(anchor, 1, "pixels / blockDim.x", "pixels / blockDim.y");
    mistake.lesson =
        "The host divides integers, so the last, partly filled column and row of blocks is never launched: "
        "the last rows and columns of C stay as they were.";
    mistake.block.reset();
    mistake.parameters = {{"patch", std::string("9x9")}};
    return mistake;
}

Mistake notMirrored()
{
    return {.name = "not_mirrored",
            .title = "Half of C not written",
            .lesson =
                "Only one half of the symmetric matrix is computed. Without the second store the other half stays as "
                "it was.",
            .edits = {{"output[y * pixels + x] = sum / rows;\n        output[x * pixels + y] = sum / rows;",
                       "output[y * pixels + x] = sum / rows; // Mistake: the mirrored element is not written."}},
            .pictureChanges = true};
}

Mistake diagonalForgotten()
{
    return {
        .name = "diagonal_forgotten",
        .title = "Diagonal forgotten",
        .lesson = "The condition leaves out x equal to y: the variances on the diagonal are never written.",
        .edits = {{"if (x <= y && y < pixels) {", "if (x < y && y < pixels) { // Mistake: the diagonal is left out."}},
        .pictureChanges = true};
}

Mistake noFirstBarrier()
{
    Mistake mistake = noBarrier();
    mistake.lesson =
        "A warp multiplies numbers of the tiles that other warps have not written yet: elements of C are wrong, "
        "and differently on every run of a GPU.";
    mistake.edits = {{filled, "// Mistake: no barrier. The warp goes on although others may not have filled their part "
                              "yet."}};
    return mistake;
}

Mistake noSecondBarrier()
{
    Mistake mistake = noBarrier();
    mistake.name = "no_second_barrier";
    mistake.title = "No barrier after use";
    mistake.lesson =
        "A quick warp fills the tiles with the next chunk of images while slower ones still read this one. "
        "Every loop over shared tiles needs two barriers: after filling and after use.";
    mistake.edits = {
        {"// The warp waits until every warp is done with the tiles, before the next chunk takes their place.\n"
         "        __syncthreads();",
         "// Mistake: no barrier. The next chunk takes the tiles' place while other warps still read them."}};
    return mistake;
}

Mistake branchedBarrier()
{
    Mistake mistake = barrierInBranch();
    mistake.edits = {{filled,
                      "// Mistake: the barrier is in a branch, and only the first thread of each row comes to it.\n"
                      "        if (threadIdx.x == 0)\n            __syncthreads();"}};
    return mistake;
}

Mistake returnOfThreads()
{
    return {.name = "early_return",
            .title = "Early return before the barrier",
            .lesson =
                "A whole block may leave before a barrier, single threads of it must not: on the diagonal those that "
                "leave have filled nothing, and the others read their places in the tiles.",
            .edits = {{"// C is symmetric: blocks above the diagonal exit at once, all their threads together.\n"
                       "    if (blockIdx.x > blockIdx.y)",
                       "// Mistake: threads above the diagonal leave one by one, also where their block goes on.\n"
                       "    if (blockIdx.x * blockDim.x + threadIdx.x > blockIdx.y * blockDim.y + threadIdx.y)"}},
            .finds = {"early_return", "uninitialised"},
            .pictureChanges = true};
}

Mistake roomForOneTile()
{
    return {.name = "room_for_one_tile",
            .title = "Room for one tile only",
            .lesson =
                "The kernel has two tiles and the host gives it the bytes of one: the first store to the second tile "
                "is out of bounds.",
            .edits = {{"// two of c × c: c images × the pixels of the block's rows, then of its columns",
                       "// Mistake of the host: the block is given c × c floats, room for one tile"}},
            .sharedBytes = [](const TileGeometry& own) { return own.sharedBytes / 2; },
            .finds = {"out_of_bounds"},
            .pictureChanges = true};
}

Mistake transposedTile()
{
    return {.name = "transposed_tile",
            .title = "Tile read by columns",
            .lesson =
                "The tile is kept transposed, so neighbouring lanes read numbers a whole row of 32 words apart, all in "
                "the same bank: the result is right, and each read takes 32 turns.",
            .edits = {{"columnTile[place] =", "columnTile[threadIdx.x * c + threadIdx.y] ="},
                      {"for (int image = 0; image < c; ++image)",
                       "// Mistake: the column tile is kept transposed, and its lanes meet in one bank.\n"
                       "        for (int image = 0; image < c; ++image)"},
                      {"columnTile[image * c + threadIdx.x]", "columnTile[threadIdx.x * c + image]"}},
            .finds = {"bank_conflict"},
            .block = BlockSize{32, 32}};
}

Mistake loadedByColumns()
{
    return {
        .name = "column_major",
        .title = "Column-major access",
        .lesson = "With threadIdx.x and threadIdx.y exchanged neighbouring lanes load the same pixel of different "
                  "images, whole rows of D apart: the result is right, at a sector of 32 bytes for every lane.",
        .edits = {{"int rowPixel = blockIdx.y * c + threadIdx.x; // the pixel that the thread loads for the rows of C",
                   "int rowPixel = blockIdx.y * c + threadIdx.y, columnPixel = blockIdx.x * c + threadIdx.y;"},
                  {"int place = threadIdx.y * c + threadIdx.x; ", "int place = threadIdx.x * c + threadIdx.y; "},
                  {"int row = first + threadIdx.y;",
                   "int row = first + threadIdx.x; // Mistake: threadIdx.x and threadIdx.y are exchanged."},
                  {"x < pixels ? images[row * pixels + x]",
                   "columnPixel < pixels ? images[row * pixels + columnPixel]"}},
        .finds = {"uncoalesced"}};
}

/// For texts whose threads make 8 × 8 elements.
Mistake eightSideBySide()
{
    return {
        .name = "eight_side_by_side",
        .title = "Eight numbers side by side",
        .lesson = "A lane that takes 8 numbers side by side reads 32 bytes from its neighbour's place, so that of 8 "
                  "lanes, which read at a time, four pairs meet in a bank. Two groups of 4 numbers, 64 apart, do "
                  "not: then neighbours read neighbouring 16 bytes. The elements belong to other pixels, but here "
                  "nobody told the stores.",
        .edits = {{"float4 b0 = columnPixels[threadIdx.x], b1 = columnPixels[threadIdx.x + 16];",
                   "// Mistake: the lane's 8 numbers are side by side, 32 bytes from those of the next lane.\n"
                   "            float4 b0 = columnPixels[2 * threadIdx.x], b1 = columnPixels[2 * threadIdx.x + 1];"}},
        .finds = {"bank_conflict"},
        .pictureChanges = true};
}

Mistake notPadded()
{
    return {.name = "not_padded",
            .title = "Rows as long as an image",
            .lesson = "The kernel goes from row to row by the pixels of an image and not by the pitch: rows of D begin "
                      "where they should not, at addresses that are no multiple of 16 bytes.",
            .edits = {{"(const float4*)(images + (first + threadIdx.y) * pitch);",
                       "(const float4*)(images + (first + threadIdx.y) * pixels); // Mistake: no pitch"}},
            .finds = {"misaligned"},
            .pictureChanges = true,
            .parameters = {{"patch", std::string("9x9")}}};
}

Mistake partsInOnePlace()
{
    return {.name = "parts_in_one_place",
            .title = "Parts in one place",
            .lesson =
                "Every part of the sum is written to the same place: which one stays is chance, and the places of the "
                "other parts stay as they were.",
            .edits = {{"float4* row = (float4*)(partial + (blockIdx.z * pitch + y) * pitch + firstColumn);",
                       "// Mistake: all parts are written to the place of the first.\n"
                       "        float4* row = (float4*)(partial + y * pitch + firstColumn);"}},
            .finds = {"race"},
            .pictureChanges = true,
            .parameters = {{"data", std::string("generated")}, {"rows", std::int64_t{8'200}}}};
}

Mistake notWaited()
{
    return {.name = "not_waited",
            .title = "Copies not waited for",
            .lesson = "A barrier makes warps wait for each other but not for copies under way: without "
                      "__pipeline_wait_prior() they multiply what was in the tiles before.",
            .edits = {{"__pipeline_wait_prior(0);", "// Mistake: nobody waits until the copies are there."}},
            .finds = {"unwaited_copy"},
            .pictureChanges = true};
}

/// For texts that hand fragments to tensor cores.
Mistake registersExchanged(BlockSize block)
{
    return {.name = "registers_exchanged",
            .title = "Fragment's registers exchanged",
            .lesson = "Of a fragment's four registers the first two are two rows of the same column, and the other two "
                      "the same rows four words further. Row by row, as they look natural, they meet other numbers: no "
                      "instruction complains, and the products are others.",
            .edits = {{"a[i][0] = low.x, a[i][1] = low.y, a[i][2] = high.x, a[i][3] = high.y;",
                       "a[i][0] = low.x, a[i][1] = high.x, a[i][2] = low.y, a[i][3] = high.y; // Mistake: row by row"}},
            .pictureChanges = true,
            .block = block};
}

Mistake shortSumsForgotten(BlockSize block)
{
    return {.name = "short_sums_forgotten",
            .title = "Last short sums forgotten",
            .lesson =
                "Short sums are added to the long ones after so many images. Where the images do not come out even, "
                "some are left in the short sums, which nobody adds.",
            .edits = {{"if ((next - begin) % 128 == 0 || next == end + 16)",
                       "if ((next - begin) % 128 == 0) // Mistake: what is left at the end is not added."}},
            .pictureChanges = true,
            .block = block,
            .parameters = {{"data", std::string("generated")}, {"rows", std::int64_t{600}}}};
}

/// For texts whose tensor cores read shared memory themselves.
Mistake placesNotTold(BlockSize block)
{
    return {.name = "places_not_told",
            .title = "Change of places not told",
            .lesson = "In every row of a tile the groups of 16 bytes have changed places, so that 8 rows are read from "
                      "different banks. The tensor cores know that only from the descriptor. Without it they take the "
                      "tile for another layout and multiply numbers of other images, and no instruction complains.",
            .edits = {{"64ull << 32 | 1ull << 62;", "64ull << 32; // Mistake: nothing is said of the changed places"}},
            .pictureChanges = true,
            .block = block};
}

Mistake copyNotWaited(BlockSize block)
{
    return {.name = "copy_not_waited",
            .title = "Wait for the copy forgotten",
            .lesson = "The products begin while the copy engine still fills their tiles: they are of what was there "
                      "before, and different on every run.",
            .edits = {{"        waitFor(&full[stage], phase);\n",
                       "        // Mistake: nobody waits for the copy engine.\n"}},
            .pictureChanges = true,
            .block = block};
}

} // namespace

std::vector<Mistake> covarianceMistakes(const std::string& strategy)
{
    if (strategy == "global")
        return {gridOfPixels("int y = blockIdx.y * blockDim.y + threadIdx.y;"), notMirrored(), diagonalForgotten()};
    if (strategy == "registers")
        return {noFirstBarrier(), noSecondBarrier(), branchedBarrier(), eightSideBySide()};
    if (strategy == "padded")
        return {noFirstBarrier(), noSecondBarrier(), notPadded()};
    if (strategy == "split")
        return {noFirstBarrier(), noSecondBarrier(), partsInOnePlace()};
    if (strategy == "async_copy")
        return {notWaited(), partsInOnePlace()};
    if (strategy == "tf32" || strategy == "half" || strategy == "integer")
        return {registersExchanged({32, 4})};
    if (strategy == "warpgroup" || strategy == "large_tiles") {
        const BlockSize block{32, strategy == "warpgroup" ? 8 : 12};
        return {placesNotTold(block), copyNotWaited(block)};
    }
    if (strategy == "tf32x3" || strategy == "half3")
        return {shortSumsForgotten({32, 8})};
    return {noFirstBarrier(),
            noSecondBarrier(),
            branchedBarrier(),
            returnOfThreads(),
            gridOfPixels("int y = blockIdx.y * c + threadIdx.y;"),
            roomForOneTile(),
            transposedTile(),
            loadedByColumns(),
            notMirrored(),
            diagonalForgotten()};
}

} // namespace tilescope::operations
