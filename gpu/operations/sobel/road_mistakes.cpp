#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/sobel/pixels_per_thread.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

namespace
{

/// What every text of the road has: x and y of the thread's first pixel, and the word that the picture ends within.
constexpr char firstY[] = "int y = blockIdx.y * blockDim.y + threadIdx.y;";
constexpr char firstOfRowsY[] = "int y0 = (blockIdx.y * blockDim.y + threadIdx.y) * rows;";

constexpr char firstOfTileY[] = "int y = y0 + threadIdx.y;";

Mistake gridOfThreads(const std::string& strategy)
{
    const PixelsPerThread pixels = sobelPixelsPerThread(strategy);
    const auto divided = [](const std::string& side, const std::string& block, int each) {
        return side + " / " + (each > 1 ? "(" + std::to_string(each) + " * " + block + ")" : block);
    };
    const bool tile = strategy.starts_with("tile");
    const std::string anchor = tile ? firstOfTileY : pixels.rows > 1 ? firstOfRowsY : firstY;
    const std::string columns = divided("width", "blockDim.x", pixels.columns);
    const std::string rows = divided("height", "blockDim.y", pixels.rows);
    Mistake mistake = gridRoundedDown(anchor);
    mistake.edits = {{anchor, anchor + "\n    // Mistake of the host: its grid is " + columns + " × " + rows +
                                  ",\n    // rounded down; it has no such block.\n    if (blockIdx.x >= " + columns +
                                  " || blockIdx.y >= " + rows + ")\n        return;"}};
    return mistake;
}

/// `type` is that of a load of a word or vector.
Mistake unpitchedRow(const std::string& type, const std::string& column = "x")
{
    return {.name = "unpitched_row",
            .title = "Rows without their pitch",
            .lesson = "With as many bytes from row to row as the picture has columns the rows are the wrong ones, and "
                      "their words begin at addresses that are no multiple of a word: the GPU ends such a kernel.",
            .edits = {{"*(const " + type + "*)&input[row * pitch + " + column + "];",
                       "*(const " + type + "*)&input[row * width + " + column +
                           "];\n            // Mistake: rows begin pitch bytes apart."}},
            .finds = {"misaligned"},
            .pictureChanges = true};
}

Mistake edgeForgotten(const std::string& passage, const std::string& without)
{
    return {.name = "edge_forgotten",
            .title = "Edge within a word forgotten",
            .lesson = "Where the picture ends within a word, its last column takes the padding behind the row for its "
                      "neighbour. It hides while the width is a multiple of the word.",
            .edits = {{passage, without}},
            .pictureChanges = true};
}

Mistake overflowingPixel(const std::string& shift)
{
    return {.name = "not_saturated",
            .title = "Sum not limited to 255",
            .lesson = "A pixel has eight bits of the word: of a sum above 255 the upper bits turn up in the pixel on "
                      "its right.",
            .edits = {{"min(255, abs(gx) + abs(gy)) << " + shift + ";",
                       "(abs(gx) + abs(gy)) << " + shift + "; // Mistake: not limited to eight bits."}},
            .pictureChanges = true};
}

Mistake pastTheLastRow(const std::string& condition, const std::string& without)
{
    return {.name = "past_last_row",
            .title = "Past the last row",
            .lesson = "A thread walks down all its rows although the picture ends before them, and stores beyond the "
                      "buffer. It hides while the height is a multiple of a thread's rows.",
            .edits = {{condition, without + " // Mistake: nothing asks whether there is such a row."}},
            .finds = {"out_of_bounds"},
            .pictureChanges = true};
}

Mistake edgeLaneForgotten()
{
    return {.name = "edge_lane_forgotten",
            .title = "Edge lane of the shuffle forgotten",
            .lesson = "The first and the last lane have no neighbour to get a pixel from and are handed their own "
                      "back: wrong columns at the warps' edges.",
            .edits = {{"if (first) before = row < 0 || left < 0 ? 0 : input[row * pitch + left];",
                       "// Mistake: the warp's first and last lane have no neighbour on one side."},
                      {"if (last) after = row < 0 || right < 0 ? 0 : input[row * pitch + right];",
                       "// Mistake: they get their own pixel back."}},
            .pictureChanges = true};
}

Mistake borrowed()
{
    return {.name = "borrowed",
            .title = "Lower half borrows of the upper",
            .lesson = "Where the lower half's difference is below zero it borrows of the upper half, whose pixel is "
                      "one too small, and both signs are misread.",
            .edits = {{"unsigned difference = a + 0x80008000 - b;",
                       "unsigned difference = a - b; // Mistake: the lower half borrows of the upper."},
                      {"(difference ^ 0x80008000 ^ smaller", "(difference ^ smaller"}},
            .pictureChanges = true};
}

Mistake limitAsNumber()
{
    return {.name = "limit_as_number",
            .title = "Limit as the number 255",
            .lesson = "The sums are denormals, 2^24 times smaller than their bits: the number 255 limits none of them, "
                      "and what is above a byte runs into the next pixel.",
            .edits = {{"halves(0x00ff00ff)));",
                       "__float2half2_rn(255)));\n    // Mistake: the sums are 2^24 times smaller than their bits."}},
            .pictureChanges = true};
}

Mistake notDoubled()
{
    return {.name = "not_doubled",
            .title = "Difference not doubled",
            .lesson = "Both diagonal differences are half of gx + gy and gx - gy: without the doubling every edge is "
                      "half as bright.",
            .edits = {{"__hmin2(__hadd2(larger, larger), halves(0x00ff00ff)));",
                       "__hmin2(larger, halves(0x00ff00ff))); // Mistake: not doubled."}},
            .pictureChanges = true};
}

constexpr char scalarBytes[] = "__byte_perm(words[j / 4], after, bytes[j / 4]) >> 8 * (j % 4) & 255;";
constexpr char scalarBytesForgotten[] =
    "words[j / 4] >> 8 * (j % 4) & 255; // Mistake: the row may end within the word.";

std::vector<Mistake> ofRows(const std::string& strategy)
{
    const bool inDiagonals = strategy == "diagonals" || strategy == "loads_first";
    const bool packed = strategy == "packed16" || strategy == "half2" || inDiagonals,
               shuffled = strategy == "shuffle_halo";
    const std::string after = strategy == "loads_first" ? "after[i]" : "after";
    std::vector<Mistake> mistakes{unpitchedRow("uint4", shuffled ? "column" : "x"),
                                  shuffled
                                      ? pastTheLastRow("(i >= 2 && y < height && x < width)", "(i >= 2 && x < width)")
                                      : pastTheLastRow("(i >= 2 && y < height)", "(i >= 2)")};
    if (packed)
        mistakes.push_back(edgeForgotten("__byte_perm(words[j], " + after + ", oddOf[j]);",
                                         "__byte_perm(words[j], " + after +
                                             ", 0x5351); // Mistake: the row may end within the word."));
    else
        mistakes.push_back(edgeForgotten(scalarBytes, scalarBytesForgotten));
    if (strategy == "shuffle_halo")
        mistakes.push_back(edgeLaneForgotten());
    if (strategy == "packed16")
        mistakes.push_back(borrowed());
    if (strategy == "half2" || inDiagonals)
        mistakes.push_back(limitAsNumber());
    if (inDiagonals)
        mistakes.push_back(notDoubled());
    if (!packed)
        mistakes.push_back(overflowingPixel("8 * (j % 4)"));
    return mistakes;
}

Mistake waitForgotten()
{
    return {.name = "missing_wait",
            .title = "Wait for the copies forgotten",
            .lesson =
                "The warps read the tile while its copies are still under way: a barrier waits for threads, not for "
                "copies that go on without them.",
            .edits = {{"        __pipeline_wait_prior(1);\n",
                       "        // Mistake: nobody waits for the copies of this tile.\n"}},
            .finds = {"unwaited_copy"},
            .pictureChanges = true};
}

Mistake tileOverwritten()
{
    return {
        .name = "tile_overwritten",
        .title = "Tile overwritten too early",
        .lesson = "Without the second barrier the first warps have the tile after the next copied to where others "
                  "still read this one.",
        .edits =
            {{"        // Nobody's tile is overwritten before every warp is through with it.\n        __syncthreads();",
              "        // Mistake: no barrier before the next but one tile is copied to the same place."}},
        .finds = {"race", "unwaited_copy"},
        .pictureChanges = true};
}

Mistake missingWait()
{
    return {.name = "missing_wait",
            .title = "Wait for the copy forgotten",
            .lesson =
                "The warps read the tile while the copy engine still fills it: of what they read some is of the tile "
                "before, some of this one, and differently on every run.",
            .edits = {{"        waitFor(&full[i % 2], i / 2 % 2);\n",
                       "        // Mistake: nobody waits for the copy engine.\n"}},
            .pictureChanges = true};
}

std::vector<Mistake> ofTiles(const std::string& strategy)
{
    const bool pitched = strategy == "tile_pitch";
    return {noBarrier(), earlyReturn(firstOfTileY),
            conflictingPitch(
                {{pitched ? "int tilePitch = blockDim.x < 32 ? 3 * blockDim.x : blockDim.x + 2; // words from one "
                            "row of the tile to the next"
                          : "int tilePitch = blockDim.x + 2; // words from one row of the tile to the next",
                  "int tilePitch = (blockDim.x + 2 + 31) / 32 * 32; // Mistake: every row begins at bank 0."}}),
            overflowingPixel("8 * i")};
}

std::vector<Mistake> ofOneRow(const std::string& strategy)
{
    if (strategy == "words")
        return {unpitchedRow("unsigned"),
                edgeForgotten("word = __byte_perm(word, after, bytes);",
                              "// Mistake: the row may end within the word, after any of its pixels."),
                overflowingPixel("8 * i")};
    return {unpitchedRow("uint4"), edgeForgotten(scalarBytes, scalarBytesForgotten), overflowingPixel("8 * (i % 4)")};
}

} // namespace

std::vector<Mistake> sobelRoadMistakes(const std::string& strategy)
{
    if (strategy == "async_copy")
        return {clampedOnOneSide(), waitForgotten(), tileOverwritten(), overflowingPixel("8 * k")};
    if (strategy == "bulk_copy")
        return {clampedOnOneSide(), missingWait(), overflowingPixel("8 * k")};
    const bool tile = strategy == "tile_words" || strategy == "tile_pitch",
               rows = sobelPixelsPerThread(strategy).rows > 1;
    std::vector<Mistake> mistakes = tile ? ofTiles(strategy) : rows ? ofRows(strategy) : ofOneRow(strategy);
    mistakes.insert(mistakes.begin(), clampedOnOneSide());
    mistakes.push_back(gridOfThreads(strategy));
    return mistakes;
}

} // namespace tilescope::operations
