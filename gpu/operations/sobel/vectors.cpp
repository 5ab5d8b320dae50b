#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/sobel.h"

#include <algorithm>
#include <iterator>
#include <utility>

/// A thread computes sixteen neighbouring pixels, which it loads and stores as a vector of sixteen bytes; in all but
/// the first strategy it walks down several rows. "instructions" are machine instructions per lane and pixel.
namespace tilescope::operations
{

namespace
{

// The plan

template <int rows>
Plan planRows(const Recipe& recipe, const Inputs& inputs)
{
    return pitchedSobelPlan(recipe, inputs, haloGeometry(pixelsOfBlock(recipe.block, {16, rows}), 1));
}

// The mistakes

constexpr char firstOfRowsY[] = "int y0 = (blockIdx.y * blockDim.y + threadIdx.y) * rows;";

Mistake pastTheLastRow(const std::string& condition, const std::string& without)
{
    return {.name = "past_last_row",
            .title = "Past the last row",
            .lesson = "A thread moves down all its rows even where the image ends earlier, and stores beyond the "
                      "buffer. The mistake stays hidden while the height is a multiple of the rows per thread.",
            .edits = {{condition, without + " // Mistake: nothing asks whether there is such a row."}},
            .finds = {FindingKind::OutOfBounds},
            .pictureChanges = true};
}

Mistake edgeLaneForgotten()
{
    return {.name = "edge_lane_forgotten",
            .title = "Missing edge lane in the shuffle",
            .lesson = "The first and the last lane have no neighbour to get a pixel from, so they receive their own: "
                      "columns are wrong at the edges of the warps.",
            .edits = {{"if (first) before = row < 0 || left < 0 ? 0 : input[row * pitch + left];",
                       "// Mistake: the warp's first and last lane have no neighbour on one side."},
                      {"if (last) after = row < 0 || right < 0 ? 0 : input[row * pitch + right];",
                       "// Mistake: they get their own pixel back."}},
            .pictureChanges = true};
}

Mistake borrowed()
{
    return {.name = "borrowed",
            .title = "Lower half borrows from the upper half",
            .lesson = "If the difference in the lower half is negative, it borrows from the upper half, whose pixel is "
                      "then one too small, and both signs are wrong.",
            .edits = {{"unsigned difference = a + 0x80008000 - b;",
                       "unsigned difference = a - b; // Mistake: the lower half borrows of the upper."},
                      {"(difference ^ 0x80008000 ^ smaller", "(difference ^ smaller"}},
            .pictureChanges = true};
}

Mistake limitAsNumber()
{
    return {.name = "limit_as_number",
            .title = "Clamped to the number 255",
            .lesson = "The sums are denormals, 2^24 times smaller than their bits suggest: the number 255 clamps none "
                      "of them, and what exceeds a byte spills into the next pixel.",
            .edits = {{"halves(0x00ff00ff)));",
                       "__float2half2_rn(255)));\n    // Mistake: the sums are 2^24 times smaller than their bits."}},
            .pictureChanges = true};
}

Mistake notDoubled()
{
    return {.name = "not_doubled",
            .title = "Difference not doubled",
            .lesson = "Both diagonal differences are half of gx + gy and gx - gy. Without doubling, every edge is half "
                      "as bright.",
            .edits = {{"__hmin2(__hadd2(larger, larger), halves(0x00ff00ff)));",
                       "__hmin2(larger, halves(0x00ff00ff))); // Mistake: not doubled."}},
            .pictureChanges = true};
}

/// For texts that unpack each pixel.
Mistake edgeOfPixels()
{
    return edgeForgotten("__byte_perm(words[j / 4], after, bytes[j / 4]) >> 8 * (j % 4) & 255;",
                         "words[j / 4] >> 8 * (j % 4) & 255; // Mistake: the row may end within the word.");
}

/// For texts that unpack pairs of pixels; `after` is the text's name for the pixels after the vector.
Mistake edgeOfPairs(const std::string& after)
{
    return edgeForgotten("__byte_perm(words[j], " + after + ", oddOf[j]);",
                         "__byte_perm(words[j], " + after + ", 0x5351); // Mistake: the row may end within the word.");
}

/// The mistakes that fit any text with `rows` rows per thread, and `own`.
std::vector<Mistake> rowMistakes(int rows, std::vector<Mistake> own)
{
    std::vector<Mistake> mistakes{clampedOnOneSide(), unpitchedRow("uint4"),
                                  pastTheLastRow("(i >= 2 && y < height)", "(i >= 2)")};
    std::ranges::move(own, std::back_inserter(mistakes));
    mistakes.push_back(gridOfThreads(firstOfRowsY, {16, rows}));
    return mistakes;
}

} // namespace

std::vector<Strategy> sobelVectors()
{
    return {
        {.name = "vectors",
         .title = "Vectors",
         .idea = "A thread computes 16 adjacent pixels, with one 16-byte load per row.",
         .source = kernelSource("sobel/vectors.cu"),
         .isBasic = true,
         .after = "words",
         .expects = "Again a quarter of the loads, and 29 instructions per pixel instead of 41: about 1.4 times as "
                    "fast as words on an H200.",
         .plan = planRows<1>,
         .mistakes = {clampedOnOneSide(), unpitchedRow("uint4"), edgeOfPixels(), overflowingPixel("8 * (i % 4)"),
                      gridOfThreads(firstY, {16, 1})}},
        {.name = "sliding_rows",
         .title = "Sliding rows",
         .idea = "A thread moves down eight rows and keeps three: it reads ten rows instead of 24.",
         .source = kernelSource("sobel/sliding_rows.cu"),
         .after = "vectors",
         .expects = "18 instructions per pixel instead of 29, because rows are unpacked once and row sums are used "
                    "twice: about 1.6 times as fast as vectors on an H200.",
         .plan = planRows<8>,
         .mistakes = rowMistakes(8, {edgeOfPixels(), overflowingPixel("8 * (j % 4)")})},
        {.name = "separated",
         .title = "Separated sums",
         .idea = "The masks are separable: smoothed column sums are shared and carried down.",
         .source = kernelSource("sobel/separated.cu"),
         .after = "sliding_rows",
         .expects = "16 instructions per pixel instead of 18, using 128 registers instead of 100: 10 % faster than "
                    "sliding_rows on an H200 if two thirds of the warps still hide the latency.",
         .plan = planRows<8>,
         .mistakes = rowMistakes(8, {edgeOfPixels(), overflowingPixel("8 * (j % 4)")})},
        {.name = "shuffle_halo",
         .title = "Shuffled halo",
         .idea = "Pixels left and right of a vector come from neighbouring lanes by shuffles.",
         .source = kernelSource("sobel/shuffle_halo.cu"),
         .after = "separated",
         .expects = "18 instructions per pixel instead of 16, and the loads that are saved would be served by the L1 "
                    "cache anyway: 10 % slower than separated on an H200.",
         .plan = planRows<8>,
         .mistakes = {clampedOnOneSide(), unpitchedRow("uint4", "column"),
                      pastTheLastRow("(i >= 2 && y < height && x < width)", "(i >= 2 && x < width)"), edgeOfPixels(),
                      edgeLaneForgotten(), overflowingPixel("8 * (j % 4)"), gridOfThreads(firstOfRowsY, {16, 8})}},
        {.name = "packed16",
         .title = "Packed sums",
         .idea =
             "The sums of two pixels are in the two halves of one register, and one integer addition computes both.",
         .source = kernelSource("sobel/packed16.cu"),
         .after = "separated",
         .expects = "The sums take half as many instructions, but an absolute difference takes six, because no "
                    "instruction computes it for 16-bit halves: 18 per pixel, no faster than separated on an H200.",
         .plan = planRows<4>,
         .mistakes = rowMistakes(4, {edgeOfPairs("after"), borrowed()})},
        {.name = "half2",
         .title = "Sums as half2",
         .idea = "The pairs are added as half2: bytes in FP16 are denormals, and exact.",
         .source = kernelSource("sobel/half2.cu"),
         .after = "packed16",
         .expects = "10 instructions per pixel instead of 18, many of them at twice the integer rate: about 150 µs at "
                    "16384×16384 on an H200, 1.15 times the time of a copy.",
         .plan = planRows<4>,
         .mistakes = rowMistakes(4, {edgeOfPairs("after"), limitAsNumber()})},
        {.name = "diagonals",
         .title = "Diagonal squares",
         .idea = "|gx| + |gy| is computed from differences in 2×2 squares, which four pixels share.",
         .source = kernelSource("sobel/diagonals.cu"),
         .after = "half2",
         .expects = "9 instructions per pixel instead of 10, using 56 registers instead of 72: within 10 % of a copy "
                    "at 16384×16384 on an H200.",
         .plan = planRows<4>,
         .mistakes = rowMistakes(4, {edgeOfPairs("after"), limitAsNumber(), notDoubled()})},
        {.name = "loads_first",
         .title = "Loads first",
         .idea = "A thread requests all its rows first: six vectors are in flight instead of two.",
         .source = kernelSource("sobel/loads_first.cu"),
         .after = "diagonals",
         .expects = "The same instructions, but three times as many bytes in flight: this halves the remaining gap to "
                    "a copy, to 1.05 times the time of a copy at 16384×16384 on an H200.",
         .plan = planRows<4>,
         .mistakes = rowMistakes(4, {edgeOfPairs("after[i]"), limitAsNumber(), notDoubled()})},
    };
}

} // namespace tilescope::operations
