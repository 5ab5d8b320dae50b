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
    return {rowsWithoutPitch(), neighbourIsNextByte()};
}

} // namespace tilescope::operations
