#include "gpu/operations/adaptive_threshold/sum_mistakes.h"

#include "gpu/operations/mistake_parts.h"

namespace tilescope::operations
{

namespace
{

Mistake eightBitSums()
{
    return {.name = "eight_bit_sums",
            .title = "Sums in eight bits",
            .lesson = "A row of the window adds up to more than 255, and what does not fit into a byte is dropped: the "
                      "mean is far too low, and almost everything becomes white.",
            .edits = {{"sums[y * width + x] = sum;",
                       "sums[y * width + x] = (unsigned char)sum; // Mistake: a byte holds a pixel, not a row's sum."}},
            .pictureChanges = true};
}

Mistake carryForgotten()
{
    return {.name = "carry_forgotten",
            .title = "Carry forgotten",
            .lesson = "Each step of 32 columns begins from zero again, so a window that reaches over such a border "
                      "gets too little: upright stripes, 32 pixels apart.",
            .edits = {{"sum += before;", "// Mistake: what the steps before have added up is not carried on."}},
            .pictureChanges = true};
}

Mistake cornerOffByOne()
{
    return {.name = "corner_off_by_one",
            .title = "Corner off by one",
            .lesson = "The corners on the right are taken one column too early. The window is narrower by one, its "
                      "sum too small, and grey areas turn white.",
            .edits = {{"int sum = below[window] - below[0] - above[window] + above[0],",
                       "// Mistake: the window ends a column too early.\n"
                       "        int sum = below[window - 1] - below[0] - above[window - 1] + above[0],"}},
            .pictureChanges = true,
            .parameters = {{"offset", std::int64_t{-5}}}};
}

Mistake leavingRowForgotten(const std::string& line)
{
    return {.name = "leaving_row_forgotten",
            .title = "Leaving row forgotten",
            .lesson = "Rows enter the column sums and none ever leaves: the further down its strip, the larger a "
                      "block's sums, and the more becomes black.",
            .edits = {{line, "// Mistake: the row that leaves the window stays in the sum."}},
            .pictureChanges = true};
}

/// In blocks of 16 columns a thread a small picture lies in one warp's columns, and stays right.
Mistake notAwaited(const std::string& line, const std::string& what, bool pictureChanges)
{
    return {.name = "no_barrier",
            .title = "No barrier before the windows",
            .lesson =
                "A lane reads sums that another warp has not written yet, or has written for the row before: wrong "
                "where the window reaches into another warp's columns, and only at times.",
            .edits = {{line + "\n        __syncthreads();",
                       line + "\n        // Mistake: no barrier; other warps may not have written their " + what +
                           " yet."}},
            .finds = {"race"},
            .pictureChanges = pictureChanges};
}

Mistake borrowed()
{
    return {.name = "borrowed",
            .title = "Borrowed from the neighbour",
            .lesson =
                "Two differences in a word are taken in one subtraction. Where the lower one is negative it borrows "
                "one from the upper, and from there on every sum of the row is off by one more.",
            .edits = {{"less[i] = (leave - enter + 0x80008000) ^ 0x80008000;",
                       "less[i] = leave - enter; // Mistake: a negative lower half borrows from the upper one."}},
            .pictureChanges = true};
}

Mistake slotOffByOne()
{
    return {.name = "slot_off_by_one",
            .title = "Slot off by one",
            .lesson =
                "The row kept beside the middle one is taken for it, so each window is compared with the pixel above "
                "its own: edges shift by a row, flat areas look right.",
            .edits = {{"int leaveSlot = 0, middleSlot = radius + 1;",
                       "// Mistake: the row above the middle one is in this slot.\n"
                       "    int leaveSlot = 0, middleSlot = radius;"}},
            .pictureChanges = true};
}

Mistake tooFewRows()
{
    return {.name = "too_few_rows",
            .title = "Too few rows kept",
            .lesson =
                "With a small window and four rows a step, a row is overwritten by one that enters before its own "
                "pixels have been compared.",
            .edits = {{"keptRows = max(window, radius + together);",
                       "keptRows = window; // Mistake: four rows enter at once."}},
            .pictureChanges = true,
            .parameters = {{"window", std::int64_t{3}}}};
}

/// For the text that multiplies a band of ones.
Mistake registersExchanged()
{
    return {.name = "registers_exchanged",
            .title = "Fragment's registers exchanged",
            .lesson =
                "Of a fragment's four registers the first two are two rows of the same columns, and the other two "
                "the same rows further on. In the order that looks natural the ones stand in other places of the "
                "band: windows become ragged, and no instruction complains.",
            .edits = {{"i / 4 % 2 * 2 + i % 2;", "i / 4 % 2 * 2 + i % 4 / 2; // Mistake: row by row"},
                      {"8 * member + i % 4 / 2 * 4;", "8 * member + i % 2 * 4; // Mistake: and column by column"}},
            .pictureChanges = true};
}

Mistake waitsForTooFew()
{
    return {.name = "waits_for_too_few",
            .title = "One group of copies too few waited for",
            .lesson = "Two groups may still be on their way, and one of them is what this step reads: some pixels are "
                      "still those of a row that left the window long ago.",
            .edits = {{"__pipeline_wait_prior(1);",
                       "__pipeline_wait_prior(2); // Mistake: this step's own rows may not have come yet.", 2}},
            .finds = {"unwaited_copy"},
            .pictureChanges = true};
}

} // namespace

std::vector<Mistake> sumMistakes(const std::string& strategy)
{
    const std::string radiusLine = "int radius = window / 2;";
    if (strategy == "separable")
        return {eightBitSums(), clampedOnOneSide(), gridRoundedDown(radiusLine, 2)};
    if (strategy == "integral")
        return {carryForgotten(), cornerOffByOne()};
    if (strategy == "running_sum")
        return {leavingRowForgotten("sum -= fromX < 0 || leaves < 0 ? 0 : input[leaves * width + fromX];"),
                notAwaited("prefix[thread] = along;", "sums", true)};
    const Mistake leaving =
        leavingRowForgotten("addPairs(sums, bordered(leaves, input, x, y - radius - 1, width, height, pitch), -1);");
    if (strategy == "running_words")
        return {leaving,
                notAwaited("prefix[i * line + thread] = sum += i % 2 ? sums[i / 2] >> 16 : sums[i / 2] & 0xffff;",
                           "sums", false)};
    const std::string handing = "handed[i * line + guard + thread] = sums[i];",
                      fromKept = "addPairs(sums, kept[leaveSlot * threads + thread], -1);";
    if (strategy == "running_slide")
        return {leaving, notAwaited(handing, "columns", false), borrowed()};
    if (strategy == "running_kept")
        return {leavingRowForgotten(fromKept), notAwaited(handing, "columns", false), slotOffByOne()};
    if (strategy == "running_band")
        return {leavingRowForgotten("rest[i / 2][j] += leaving[n][i / 2][j];"), waitsForTooFew(), registersExchanged()};
    return {leavingRowForgotten("addPairs(sums, kept[leaveAt], -1);"),
            notAwaited("handed[(8 * n + i) * line + guard + thread] = sums[i];\n        }", "columns", false),
            tooFewRows()};
}

} // namespace tilescope::operations
