#include "gpu/operations/blur/road.h"
#include "gpu/operations/kernel_text.h"

namespace tilescope::operations
{

std::vector<Strategy> roadStrategies()
{
    return {
        {.name = "separable",
         .title = "Separable, two launches",
         .idea = "The filter is a row times a column: one launch sums rows, the next the columns of those sums, 2 W "
                 "products a pixel instead of W².",
         .source = kernelSource("blur/separable.cu"),
         .after = "constant",
         .expects = "10 products instead of 25 at W = 5, 30 instead of 225 at W = 15, against 12 bytes a pixel more to "
                    "and from memory: about 2× and 5× over constant on an H200."},
        {.name = "separable_fused",
         .title = "Separable, one launch",
         .idea = "The rows' sums stay in a shared tile, and the columns' pass reads them there.",
         .source = kernelSource("blur/separable_fused.cu"),
         .after = "separable",
         .expects = "The 12 bytes a pixel and a launch are saved, but rows in the halo are summed twice, 1.5 times as "
                    "many at W = 9 in blocks of 16×16: about 1.2× over separable on an H200 while W is small, none "
                    "from W = 15 on."},
        {.name = "words",
         .title = "16 pixels a thread, in words",
         .idea =
             "A thread sums columns of 48 interleaved bytes, which three loads of 16 bytes fetch: a column does not "
             "ask which channel it is.",
         .source = kernelSource("blur/words.cu"),
         .after = "separable_fused",
         .expects =
             "A sixteenth of the load instructions in the columns' pass and a quarter of the stores; conversions "
             "from bytes to floats remain: about 1.5× over separable_fused on an H200."},
        {.name = "packed",
         .title = "Packed halves, shuffled halo",
         .idea = "Two columns' sums share a register as halves, so that one instruction works on both, and lanes hand "
                 "their sums to one another instead of storing them.",
         .source = kernelSource("blur/packed.cu"),
         .after = "words",
         .expects = "9 instructions a byte at W = 5 and 26 at W = 15, three of four cycles used: as fast as the copy, "
                    "383 µs, and 850 µs for 16384² RGB on an H200."},
        {.name = "sliding_rows",
         .title = "Sliding rows",
         .idea =
             "A warp walks down the picture with the filter's rows in registers, and reads each row once instead of "
             "once for every row that it has a part in.",
         .source = kernelSource("blur/sliding_rows.cu"),
         .after = "packed",
         .expects =
             "3 loads of 16 bytes a row instead of 15 at W = 5, on their way while the row's sums are made, for a "
             "tenth more moves: 480 µs instead of 557 for 16384² RGB on an H200; at W = 9 and more too few warps "
             "fit, and packed stays ahead."},
        {.name = "running_box",
         .title = "Running sums (box)",
         .idea = "A window's sum is its neighbour's with a column more and a column less, so that the work no longer "
                 "depends on the filter's width; only a box can do that.",
         .source = kernelSource("blur/running_box.cu"),
         .after = "sliding_rows",
         .expects = "8 instructions a byte up to W = 15 and 12 up to 31, and rows are read twice: 400 to 450 µs at any "
                    "W for 16384² RGB on an H200, hardly more than the copy."},
    };
}

} // namespace tilescope::operations
