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

Mistake prefixNotAwaited(const std::string& line)
{
    return {.name = "no_barrier",
            .title = "No barrier before the difference",
            .lesson = "A lane reads prefix sums that another warp has not written yet, or has written for the row "
                      "before: wrong where the window reaches into another warp's columns, and only at times.",
            .edits = {{line + "\n        __syncthreads();",
                       line + "\n        // Mistake: no barrier; other warps may not have written their sums yet."}},
            .finds = {"race"},
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
    return {leavingRowForgotten("sum -= fromX < 0 || leaves < 0 ? 0 : input[leaves * width + fromX];"),
            prefixNotAwaited("prefix[thread] = along;")};
}

} // namespace tilescope::operations
