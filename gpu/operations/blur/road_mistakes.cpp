#include "gpu/operations/blur/road.h"
#include "gpu/operations/mistake_parts.h"

namespace tilescope::operations
{

namespace
{

constexpr char radiusLine[] = "int radius = filterWidth / 2;";

/// Half a level is lost twice: within the tolerance.
Mistake roundedBetween()
{
    return {.name = "rounded_between",
            .title = "Whole levels between the passes",
            .lesson = "The rows' sums are rounded to whole levels before the columns sum them: rounding twice puts a "
                      "fifth of all values one level off. That is within the tolerance, so the check passes; the "
                      "difference view shows it.",
            .edits = {{"make_ushort3(256 * red + 0.5f, 256 * green + 0.5f, 256 * blue + 0.5f);",
                       "make_ushort3(256 * (int)(red + 0.5f), 256 * (int)(green + 0.5f),\n"
                       "                         256 * (int)(blue + 0.5f)); // Mistake: rounded to whole levels."},
                      {"= 256 * grey + 0.5f;", "= 256 * (int)(grey + 0.5f); // Mistake: rounded to whole levels."}}};
}

Mistake greenReadsBlue()
{
    return {.name = "green_reads_blue",
            .title = "Green reads blue",
            .lesson = "A line was copied for the next channel and one letter forgotten: the green channel repeats the "
                      "blue one. Nothing but the colours gives it away.",
            .edits = {{"green += filter[column] * pixel.y;",
                       "green += filter[column] * pixel.z; // Mistake: the green channel reads blue."}},
            .pictureChanges = true,
            .onlyColour = true};
}

Mistake rowsOfTheHaloForgotten()
{
    return haloForgotten({{"for (int row = threadIdx.y; row < blockDim.y + 2 * radius; row += blockDim.y) {",
                           "// Mistake: the rows of the halo are forgotten.\n"
                           "    for (int row = threadIdx.y; row < blockDim.y; row += blockDim.y) {",
                           2}});
}

Mistake rowsWithoutPitch()
{
    return {
        .name = "rows_without_pitch",
        .title = "Rows without their pitch",
        .lesson =
            "The rows are taken to lie one behind the other. Where a row's bytes are no multiple of 16 the next one "
            "begins in the midst of a word, and a load of 16 bytes from there is an error.",
        .edits = {{"        const uint4* segment = (const uint4*)(input + (size_t)max(fromY, 0) * pitch + from);",
                   "        // Mistake: the rows' pitch is forgotten.\n"
                   "        const uint4* segment =\n"
                   "            (const uint4*)(input + (size_t)max(fromY, 0) * width * channels + from);"}},
        .finds = {"misaligned"},
        .pictureChanges = true};
}

Mistake neighbourIsNextByte()
{
    return {.name = "next_byte",
            .title = "The next byte is not the next pixel",
            .lesson = "The pixel's neighbour is taken to be one byte away, where the next channel is: the three "
                      "channels are mixed, and the picture is grey and hardly blurred.",
            .edits = {{"sums + i + column * channels;",
                       "sums + i + column; // Mistake: a byte further is another channel."}},
            .pictureChanges = true,
            .onlyColour = true};
}

Mistake maskForgotten()
{
    return {.name = "mask_forgotten",
            .title = "Two bytes in a half",
            .lesson =
                "A word's even bytes are taken without masking the odd ones, which then stand in the upper bits of "
                "each half: 256 times too large, and neither a pixel nor a sum of pixels.",
            .edits = {{"return word & 0x00ff00ff; }", "return word; } // Mistake: the odd bytes are still there."}},
            .pictureChanges = true};
}

Mistake shuffledTheWrongWay()
{
    return {.name = "wrong_way",
            .title = "Shuffled the wrong way",
            .lesson = "__shfl_up_sync hands a value to the lane above and so fetches from the lane below, its left "
                      "neighbour; taken the other way round every 16 pixels show a seam.",
            .edits = {{"__shfl_up_sync(0xffffffff, pairs[count - 1 - i], 1);",
                       "__shfl_down_sync(0xffffffff, pairs[count - 1 - i], 1); // Mistake: from the right"}},
            .pictureChanges = true};
}

Mistake wrongRowLeaves()
{
    return {.name = "wrong_row_leaves",
            .title = "The wrong row leaves",
            .lesson = "The row taken away is one too far down, and one that was added stays. A running sum forgets "
                      "nothing: every row below carries the error on, and each adds its own.",
            .edits = {{"int leaving = inside(y - radius - 1, height), coming",
                       "// Mistake: the row that leaves is not the one above the window.\n"
                       "        int leaving = inside(y - radius, height), coming"}},
            .pictureChanges = true};
}

Mistake rowTooEarly()
{
    return {.name = "row_twice",
            .title = "A row twice",
            .lesson = "The row fetched for the next step is the one that the window has already: it counts twice, and "
                      "the whole picture moves down by up to a row. Only the first row of each piece is right.",
            .edits = {{"int fromY = inside(y + 1 + radius, height);",
                       "int fromY = inside(y + radius, height); // Mistake: the window has this row."}},
            .pictureChanges = true};
}

} // namespace

std::vector<Mistake> roadMistakes(const std::string& strategy)
{
    if (strategy == "separable")
        return {clampedOnOneSide(), gridRoundedDown(radiusLine, 4), roundedBetween(), greenReadsBlue()};
    if (strategy == "separable_fused")
        return {noBarrier(2),
                barrierInBranch(2),
                rowsOfTheHaloForgotten(),
                clampedOnOneSide(),
                gridRoundedDown(radiusLine, 2),
                roundedBetween(),
                greenReadsBlue()};
    if (strategy == "packed")
        return {maskForgotten(), shuffledTheWrongWay()};
    if (strategy == "sliding_rows")
        return {rowTooEarly(), maskForgotten(), shuffledTheWrongWay()};
    if (strategy == "running_box")
        return {wrongRowLeaves(), maskForgotten(), shuffledTheWrongWay()};
    return {rowsWithoutPitch(), neighbourIsNextByte()};
}

} // namespace tilescope::operations
