#include "gpu/operations/operation.h"

#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/adaptive_threshold/strips.h"
#include "gpu/operations/border.h"
#include "gpu/operations/kernel_text.h"

namespace tilescope::operations
{

namespace
{

std::vector<Parameter> thresholdParameters()
{
    return {
        {.name = "window",
         .label = "Window",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{15},
         .minimum = 3,
         .maximum = 101,
         .step = 2,
         .choices = {},
         .unit = "px",
         .meaning = "How many pixels the mean spans in each direction; odd, so that it has a centre."},
        {.name = "offset",
         .label = "Offset",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{5},
         .minimum = -127,
         .maximum = 127,
         .step = 1,
         .choices = {},
         .unit = "grey levels",
         .meaning = "How far below its neighbourhood's mean a pixel may lie and still become white."},
        {.name = "invert",
         .label = "Invert",
         .type = ParameterType::Boolean,
         .defaultValue = false,
         .choices = {},
         .unit = "",
         .meaning = "Exchanges white and black."},
        {.name = "projections",
         .label = "Projections",
         .type = ParameterType::Boolean,
         .defaultValue = true,
         .choices = {},
         .unit = "",
         .meaning = "Counts the white pixels of each column and each row in a second launch."},
        borderParameter(),
    };
}

} // namespace

Operation adaptive_threshold()
{
    Operation operation;
    operation.name = "adaptive_threshold";
    operation.title = "Adaptive threshold";
    operation.summary = "White where a pixel is not much darker than its neighbourhood's mean: ink stays, shadow goes.";
    operation.text = "A practitioner's note on an own adaptive threshold in place of NPP's: first by texture reads, "
                     "then from a shared tile; the note cites Kim Deok-su's book on GPU programming with CUDA";
    operation.parameters = thresholdParameters();
    operation.strategies = {
        {.name = "texture",
         .title = "Texture",
         .idea = "Every thread fetches its whole window through the texture cache; the texture minds the border.",
         .source = kernelSource("adaptive_threshold/texture.cu")},
        {.name = "global",
         .title = "Global memory",
         .idea = "Every thread reads its whole window from linear global memory and minds the border itself.",
         .source = kernelSource("adaptive_threshold/global.cu")},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The whole block fills a tile with its pixels and their halo from the texture, each pixel once, and "
                 "sums from there.",
         .source = kernelSource("adaptive_threshold/shared.cu"),
         .after = "texture"},
        {.name = "separable",
         .title = "Rows, then columns",
         .idea = "A first launch sums the window's rows, a second sums those sums along the columns: 2B additions a "
                 "pixel in place of B².",
         .source = kernelSource("adaptive_threshold/separable.cu"),
         .after = "global",
         .expects = "101 times fewer loads than `global` at B = 101 and twice the launches: about 40× faster there, "
                    "no faster at B = 3; time still grows with B."},
        {.name = "integral",
         .title = "Integral image",
         .idea = "Prefix sums along the rows and then along the columns make a table of which four corners give any "
                 "window's sum.",
         .source = kernelSource("adaptive_threshold/integral.cu"),
         .after = "separable",
         .expects = "The same time at every B, but 4 bytes a pixel written twice and read five times: 16 times a "
                    "copy's time or more, about 2,500 µs at 16384² on an H200; slower than `separable` below "
                    "B = 15."},
        {.name = "running_sum",
         .title = "Running sums",
         .idea = "A block walks down a strip: column sums take in the row that enters and give up the one that leaves, "
                 "and prefix sums in shared memory give the windows.",
         .source = kernelSource("adaptive_threshold/running_sum.cu"),
         .after = "integral",
         .expects = "One read from memory and one write, no table: about 50 instructions a pixel for a byte a lane, so "
                    "800 µs at 16384² on an H200 with B = 3, and half as long again at B = 101, where 101 of the "
                    "block's columns write nothing."},
        {.name = "running_words",
         .title = "Running sums, 16 columns a thread",
         .idea =
             "Each thread keeps 16 neighbouring columns, two sums in a word, and reads and writes 16 bytes at once.",
         .source = kernelSource("adaptive_threshold/running_words.cu"),
         .after = "running_sum",
         .expects =
             "A sixteenth of the loads, stores and shuffles, about 20 instructions a pixel in place of 70: twice "
             "as fast, 400 µs at 16384² on an H200 with B = 3. Rows are fetched when they are needed, and at "
             "B = 101 the L2 cache no longer holds those that leave: 550 µs."},
        {.name = "running_slide",
         .title = "Running sums, handed over",
         .idea = "Threads hand each other column sums of 16 bits instead of prefix sums of 32, and every window slides "
                 "on from the one to its left.",
         .source = kernelSource("adaptive_threshold/running_slide.cu"),
         .after = "running_words",
         .expects = "26 words of shared memory a thread and row in place of 48, and dot products that unpack, multiply "
                    "and add at once: 14 instructions a pixel. A quarter faster: 300 µs at B = 3 on an H200."},
        {.name = "running_kept",
         .title = "Running sums, rows kept",
         .idea = "A row stays in shared memory from when it enters the window until it leaves, so memory is read once, "
                 "a row ahead.",
         .source = kernelSource("adaptive_threshold/running_kept.cu"),
         .after = "running_slide",
         .expects = "Nothing is waited for but shared memory: 200 µs at B = 3 on an H200. Kept rows take room from "
                    "warps: at B = 101 four warps are left on a multiprocessor, and 700 µs."},
        {.name = "running_rows",
         .title = "Running sums, four rows a step",
         .idea = "Each step does four rows, so that barriers, shuffles and memory are waited for once in four rows.",
         .source = kernelSource("adaptive_threshold/running_rows.cu"),
         .after = "running_kept",
         .expects = "No faster at B = 3, where other warps fill the waits anyway: 200 µs on an H200. Twice as fast at "
                    "B = 101, where few warps are left: 320 µs; the aim of 260 µs is missed there."},
        {.name = "running_band",
         .title = "Running sums, a band of ones",
         .idea = "Tensor cores multiply a row's pixels by a band of ones: the product is the row's windows, which run "
                 "down by themselves, and lanes pass nothing on to one another.",
         .source = kernelSource("adaptive_threshold/running_band.cu"),
         .after = "running_rows",
         .expects = "At most 20 products for 256 windows, 150 µs of the tensor cores' time at 16384² on an H200 and 60 "
                    "up to B = 31; 12 instructions a pixel in place of 15. So 170 µs up to B = 31 and 260 at B = 101, "
                    "where shared memory has room for six warps' rows."},
    };
    operation.strategies.push_back(
        {.name = "npp",
         .title = "NPP (library)",
         .idea = "NVIDIA's own image library, as a rival: one call compares each pixel with its window's mean; the "
                 "projections stay ours.",
         .source = {},
         .library = "NPP"});
    operation.defaultBlock = {32, 4};
    operation.greyOnly = true;
    operation.tolerance = 0;
    operation.toleranceReason = "Sums of integers have no rounding, and the comparison needs no division: every "
                                "strategy gives exactly the reference.";
    operation.blockRefusal = thresholdBlockRefusal;
    operation.plan = planAdaptiveThreshold;
    operation.reference = adaptiveThresholdReference;
    operation.annotate = [](const Recipe&, const Inputs&, const Outputs& outputs, bool, const RunControl&) {
        return projectionProfiles(outputs);
    };
    operation.mistakes = thresholdMistakes;
    operation.warpInstructions = thresholdInstructions;
    operation.reducingParameter = "window";
    return operation;
}

} // namespace tilescope::operations
