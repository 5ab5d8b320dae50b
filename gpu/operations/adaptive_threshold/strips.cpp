#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

/// Blocks walk down strips of the picture: rows that enter the window are added to the columns' sums, and rows that
/// leave it are subtracted.
namespace tilescope::operations
{

namespace
{

// The plans

/// One sum per warp; rounded up because compilers fetch four of them at once, however many warps there are.
int wordsOfWarpSums(int threads) { return (threads / warpSize + 3) / 4 * 4; }

/// How strips divide the picture.
struct Strip {
    int columns = 0; ///< pixels of each row that a block writes
    int rows = 0;    ///< rows that a block walks down
    int margin = 0;  ///< columns on each side that a block reads but does not write
    bool isPitched = false;
    std::size_t sharedBytes = 0;
    int products = 0;      ///< with a band matrix: products of 32 pixels each that make up 32 windows
    bool hasEdges = false; ///< the border is laid out in a buffer of its own
    int ahead = 0;         ///< rows being copied, if the text is compiled for their number
    std::optional<int> common =
        std::nullopt; ///< the product whose columns lie in all windows, or -1, if the text is compiled for it
};

/// Lays out the border in a launch before the strips', which takes it as its second argument: in each row 64 columns on
/// the left and 80 on the right.
void layOutEdges(Plan& plan)
{
    const int height = plan.pictureHeight;
    constexpr int columns = 144, columnsOfAThread = 4, threads = 256;
    const std::size_t edges = plan.buffers.size();
    plan.buffers.push_back(resultBuffer("border", pictureBytes(columns, height, PixelFormat::Grey8)));
    Launch& strips = plan.launches.front();
    const Argument pitch = static_cast<std::int32_t>(plan.buffers[0].pitchBytes);
    strips.arguments.insert(strips.arguments.begin() + 1, BufferArgument{edges});
    plan.launches.insert(
        plan.launches.begin(),
        {.kernel = "lay_out_edges",
         .source = 0,
         .grid = {static_cast<unsigned>((height * (columns / columnsOfAThread) - 1) / threads + 1), 1, 1},
         .block = {threads},
         .dynamicSharedBytes = 0,
         .arguments = {BufferArgument{0}, BufferArgument{edges}, plan.pictureWidth, height, pitch}});
    plan.mainLaunch = 1;
}

/// The launch; its buffers have rows at multiples of 256 bytes if the strip needs them.
Plan planStrips(const Recipe& recipe, const Inputs& inputs, const Strip& strip)
{
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const ThresholdSettings settings = thresholdSettings(recipe);

    Plan plan = thresholdPlan(recipe, inputs);
    plan.geometry = haloGeometry(recipe.block, settings.window / 2 + 1);
    plan.geometry.haloX = strip.margin;
    plan.geometry.blockWidth = strip.columns;
    plan.geometry.blockHeight = strip.rows;
    plan.geometry.sharedBytes = strip.sharedBytes;

    std::vector<Argument> arguments{BufferArgument{0}, BufferArgument{1}, width, height};
    if (strip.isPitched) {
        plan.buffers[0] = pitchedInputBuffer(input);
        plan.buffers[1] = pitchedResultBuffer("output", width, height, PixelFormat::Grey8);
        arguments.push_back(static_cast<std::int32_t>(plan.buffers[0].pitchBytes));
    }
    arguments.insert(arguments.end(), {settings.window, settings.offsetSum, settings.invert, strip.rows});
    if (strip.isPitched)
        arguments.push_back(strip.margin);
    if (strip.products > 0) {
        plan.definitions.push_back("STEPS=" + std::to_string(strip.products));
        plan.minimumCapability = 80; // asynchronous copies and matrix products of bytes
    }
    if (strip.ahead > 0)
        plan.definitions.push_back("AHEAD=" + std::to_string(strip.ahead));
    if (strip.common)
        plan.definitions.push_back("COMMON=" + std::to_string(*strip.common));
    plan.launches = {{.kernel = "adaptive_threshold",
                      .source = 0,
                      .grid = gridOver(width, height, {strip.columns, strip.rows}),
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = strip.sharedBytes,
                      .arguments = std::move(arguments)}};
    if (strip.hasEdges)
        layOutEdges(plan);
    addProjections(plan, recipe);
    return plan;
}

/// `refusal`; if it is empty, why a block that does not consist of whole warps cannot be used.
Message orOfWholeWarps(Message refusal, int threads)
{
    if (refusal.empty() && threads % warpSize != 0)
        return gpu::phrase(
            "the lanes pass sums on to one another, so the block must consist of whole warps of 32 threads.");
    return refusal;
}

/// The blocks that an H200's multiprocessor holds at once, with 228 KB of shared memory and registers for `warps`
/// warps.
int blocksEach(const Strip& strip, int threads, int warps)
{
    return std::max(std::min(228 * 1024 / (static_cast<int>(strip.sharedBytes) + 1024), warps * warpSize / threads), 1);
}

/// The strips' height: low enough that a small picture has strips for every multiprocessor, high enough that an H200
/// holds all strips of a large picture at once, on 132 multiprocessors. A strip's time is that of its rows plus its
/// first window, so less than half a window of rows would save little.
int rowsForAllAtOnce(const Strip& strip, int blocksEach, int window, int width, int height)
{
    const int blocksAcross = (width - 1) / strip.columns + 1, blocksDown = std::max(132 * blocksEach / blocksAcross, 1);
    return std::max({(height - 1) / blocksDown + 1, window / 2, 16});
}

/// The largest number of threads, up to `threads`, for which every GPU since Ampere has enough shared memory.
template <typename BytesOf>
int mostThreadsFor(int threads, const BytesOf& bytesOf)
{
    while (bytesOf(threads) > DeviceLimits{}.maxSharedBytesPerBlock)
        threads -= warpSize;
    return threads;
}

int roundedUp(int count, int unit) { return (count + unit - 1) / unit * unit; }

/// One thread per column.
Plan planOneColumnEach(const Recipe& recipe, const Inputs& inputs)
{
    const int window = thresholdSettings(recipe).window, threads = recipe.block.threads();
    return planStrips(
        recipe, inputs,
        {.columns = threads - window,
         .rows = std::max(64, 4 * window), // so that the first window adds a quarter at most
         .margin = window / 2 + 1,
         .sharedBytes = sizeof(std::uint32_t) * static_cast<std::size_t>(threads + wordsOfWarpSums(threads))});
}

Message refusalOfOneColumnEach(const Recipe& recipe)
{
    const int window = thresholdSettings(recipe).window, threads = recipe.block.threads();
    return orOfWholeWarps(
        threads > window
            ? Message()
            : say(gpu::phrase("each thread keeps one column, and %1 threads (the width of the window) only serve their "
                              "neighbours, so the block must have more threads than that."),
                  window),
        threads);
}

/// Sixteen columns per thread, in pitched buffers: what differs between these strategies.
struct Sixteen {
    int mostThreads = 256; ///< more would need too many registers
    int rowsAStep = 1;
    bool keepsRows = false;
    bool writesPrefixes = false; ///< prefix sums of 32 bits per column, else column sums of 16
};

int marginOf(const Sixteen& sixteen, int window)
{
    return roundedUp(sixteen.writesPrefixes ? window / 2 + 1 : window / 2, 16);
}

std::size_t sharedBytesOf(const Sixteen& sixteen, int threads, int window, int margin)
{
    const int steps = sixteen.rowsAStep, warps = wordsOfWarpSums(threads);
    const int columnWords = sixteen.writesPrefixes ? 16 * (threads + 1) : 8 * (2 * margin / 16 + 1 + threads + 1);
    const int keptRows = sixteen.keepsRows ? std::max(window, window / 2 + steps) : 0;
    return sizeof(std::uint32_t) * static_cast<std::size_t>(steps * (columnWords + warps)) +
           static_cast<std::size_t>(16 * threads) * static_cast<std::size_t>(keptRows);
}

template <Sixteen sixteen>
Plan planSixteenColumnsEach(const Recipe& recipe, const Inputs& inputs)
{
    const int window = thresholdSettings(recipe).window, threads = recipe.block.threads();
    Strip strip{.margin = marginOf(sixteen, window), .isPitched = true};
    strip.columns = 16 * threads - 2 * strip.margin;
    strip.sharedBytes = sharedBytesOf(sixteen, threads, window, strip.margin);
    strip.rows = sixteen.keepsRows
                     ? rowsForAllAtOnce(strip, blocksEach(strip, threads, sixteen.rowsAStep == 1 ? 24 : 8), window,
                                        inputs.picture.width(), inputs.picture.height())
                     : std::clamp(4 * window, 128, 256);
    return planStrips(recipe, inputs, strip);
}

template <Sixteen sixteen>
Message refusalOfSixteenColumnsEach(const Recipe& recipe)
{
    const int window = thresholdSettings(recipe).window, threads = recipe.block.threads();
    const int most = mostThreadsFor(sixteen.mostThreads, [window](int count) {
        return sharedBytesOf(sixteen, count, window, marginOf(sixteen, window));
    });
    return orOfWholeWarps(threads <= most ? Message()
                                          : say(gpu::phrase("with 16 columns per thread, registers and shared memory "
                                                            "are enough for only %1 threads with this window."),
                                                most),
                          threads);
}

/// With the four rows of a step, and `ahead` rows being copied.
std::size_t bandBytes(int threads, int window, int ahead = 8)
{
    return static_cast<std::size_t>(roundedUp(window + 4 + ahead, 4) * (8 * threads + 128));
}

/// A warp writes 256 columns; shared memory holds 128 more columns, half of them on each side.
Strip bandStrip(const Recipe& recipe, int ahead = 8)
{
    const int window = thresholdSettings(recipe).window, threads = recipe.block.threads();
    Strip strip{.columns = 8 * threads, .margin = roundedUp(window / 2, 16), .isPitched = true};
    strip.sharedBytes = bandBytes(threads, window, ahead);
    strip.products = (strip.margin + window / 2 + 31) / 32 + 1; // counted from the first kept column
    return strip;
}

Plan planBand(const Recipe& recipe, const Inputs& inputs)
{
    const int window = thresholdSettings(recipe).window;
    Strip strip = bandStrip(recipe);
    strip.rows = rowsForAllAtOnce(strip, blocksEach(strip, recipe.block.threads(), strip.products == 2 ? 16 : 12),
                                  window, inputs.picture.width(), inputs.picture.height());
    if (strip.rows >= 12 * window) // in two waves: blocks at the edges take longer, and the second wave fills the gaps
        strip.rows = roundedUp(strip.rows / 2, 4);
    return planStrips(recipe, inputs, strip);
}

/// All blocks take the same time.
Plan planEdges(const Recipe& recipe, const Inputs& inputs)
{
    Strip strip = bandStrip(recipe);
    strip.hasEdges = true;
    strip.rows = rowsForAllAtOnce(strip, blocksEach(strip, recipe.block.threads(), strip.products == 2 ? 16 : 12),
                                  thresholdSettings(recipe).window, inputs.picture.width(), inputs.picture.height());
    strip.rows = roundedUp(strip.rows, 4); // whole steps
    return planStrips(recipe, inputs, strip);
}

/// As many blocks as give each of a multiprocessor's four schedulers the same number of warps: a scheduler with one
/// more would hold the others up.
int evenBlocksEach(const Strip& strip, int threads, int warps)
{
    int blocks = blocksEach(strip, threads, warps);
    while (blocks > 1 && blocks * (threads / warpSize) % 4 != 0)
        --blocks;
    return blocks;
}

/// With the few warps that wide windows leave, more rows are copied ahead if that costs none of them.
Strip overlapStrip(const Recipe& recipe, const Inputs& inputs)
{
    const int window = thresholdSettings(recipe).window, threads = recipe.block.threads();
    Strip strip = bandStrip(recipe, 8);
    const int warps = strip.products == 2 ? 16 : 8, blocks = evenBlocksEach(strip, threads, warps);
    strip.ahead = 8;
    if (const Strip further = bandStrip(recipe, 16); strip.products > 2 &&
                                                     further.sharedBytes <= DeviceLimits{}.maxSharedBytesPerBlock &&
                                                     evenBlocksEach(further, threads, warps) == blocks) {
        strip.sharedBytes = further.sharedBytes;
        strip.ahead = 16;
    }
    strip.hasEdges = true;
    strip.rows = roundedUp(rowsForAllAtOnce(strip, blocks, window, inputs.picture.width(), inputs.picture.height()), 4);
    return strip;
}

Plan planOverlap(const Recipe& recipe, const Inputs& inputs)
{
    return planStrips(recipe, inputs, overlapStrip(recipe, inputs));
}

/// The windows of 32 neighbours all contain the columns from where the last begins to where the first ends.
Plan planCommon(const Recipe& recipe, const Inputs& inputs)
{
    const int window = thresholdSettings(recipe).window;
    Strip strip = overlapStrip(recipe, inputs);
    const int begin = strip.margin - window / 2, product = (begin + 31 + 31) / 32;
    strip.common = 32 * product + 32 <= begin + window ? product : -1;
    return planStrips(recipe, inputs, strip);
}

Message refusalOfRows(int most)
{
    return say(gpu::phrase("shared memory is enough for the rows of only %1 threads with this window."), most);
}

Message refusalOfBand(const Recipe& recipe)
{
    const int window = thresholdSettings(recipe).window, threads = recipe.block.threads();
    const int most = mostThreadsFor(256, [window](int count) { return bandBytes(count, window); });
    return orOfWholeWarps(threads <= most ? Message() : refusalOfRows(most), threads);
}

/// One, two, four or eight warps, so that the four schedulers can have the same number.
Message refusalOfOverlap(const Recipe& recipe)
{
    const int window = thresholdSettings(recipe).window, threads = recipe.block.threads();
    int most = 256;
    while (bandBytes(most, window) > DeviceLimits{}.maxSharedBytesPerBlock)
        most /= 2;
    return orOfWholeWarps(threads <= most ? Message() : refusalOfRows(most), threads);
}

// The mistakes

Mistake leavingRowForgotten(const std::string& line)
{
    return {.name = "leaving_row_forgotten",
            .title = "Leaving row not subtracted",
            .lesson = "Rows enter the column sums but never leave them: the further down the strip, the larger a "
                      "block's sums, and the more pixels become black.",
            .edits = {{line, "// Mistake: the row that leaves the window stays in the sum."}},
            .pictureChanges = true};
}

/// With 16 columns per thread, a small picture lies in the columns of one warp and stays right.
Mistake notAwaited(const std::string& line, const std::string& what, bool pictureChanges)
{
    return {.name = "no_barrier",
            .title = "No barrier before the windows",
            .lesson = "A lane reads sums that another warp has not written yet, or has written for the previous row. "
                      "The result is wrong, intermittently, where the window extends into another warp's columns.",
            .edits = {{line + "\n        __syncthreads();",
                       line + "\n        // Mistake: no barrier; other warps may not have written their " + what +
                           " yet."}},
            .finds = {FindingKind::Race},
            .pictureChanges = pictureChanges};
}

Mistake borrowed()
{
    return {.name = "borrowed",
            .title = "Borrowed from the neighbour",
            .lesson = "Two differences in a word are computed with one subtraction. If the lower one is negative, it "
                      "borrows one from the upper, and every later sum of the row is off by one more.",
            .edits = {{"less[i] = (leave - enter + 0x80008000) ^ 0x80008000;",
                       "less[i] = leave - enter; // Mistake: a negative lower half borrows from the upper one."}},
            .pictureChanges = true};
}

Mistake slotOffByOne()
{
    return {.name = "slot_off_by_one",
            .title = "Slot off by one",
            .lesson = "The row that is kept next to the middle row is used instead of the middle row, so each window "
                      "is compared with the pixel above its own: edges shift by a row, and flat areas look correct.",
            .edits = {{"int leaveSlot = 0, middleSlot = radius + 1;",
                       "// Mistake: the row above the middle one is in this slot.\n"
                       "    int leaveSlot = 0, middleSlot = radius;"}},
            .pictureChanges = true};
}

Mistake tooFewRows()
{
    return {.name = "too_few_rows",
            .title = "Too few rows kept",
            .lesson = "With a small window and four rows per step, an incoming row overwrites a row whose own pixels "
                      "have not been compared yet.",
            .edits = {{"keptRows = max(window, radius + together);",
                       "keptRows = window; // Mistake: four rows enter at once."}},
            .pictureChanges = true,
            .parameters = {{"window", std::int64_t{3}}}};
}

/// For the text that multiplies by a band matrix of ones.
Mistake registersExchanged()
{
    return {.name = "registers_exchanged",
            .title = "Fragment registers swapped",
            .lesson = "Of the four registers of a fragment, the first two hold two rows of the same columns, and the "
                      "other two the same rows further on. Filled in the order that looks natural, the ones are in the "
                      "wrong positions of the band: windows become ragged, and no instruction reports an error.",
            .edits = {{"i / 4 % 2 * 2 + i % 2;", "i / 4 % 2 * 2 + i % 4 / 2; // Mistake: row by row"},
                      {"8 * member + i % 4 / 2 * 4;", "8 * member + i % 2 * 4; // Mistake: and column by column"}},
            .pictureChanges = true};
}

Mistake waitsForTooFew(const std::string& groups, const std::string& oneMore)
{
    return {
        .name = "waits_for_too_few",
        .title = "Wait for one copy group too few",
        .lesson = "One more group than allowed may still be in flight, and it is the one that this step reads: some "
                  "pixels still belong to a row that left the window long ago.",
        .edits = {{"__pipeline_wait_prior(" + groups + ");",
                   "__pipeline_wait_prior(" + oneMore + "); // Mistake: this step's own rows may not have come yet.",
                   2}},
        .finds = {FindingKind::UnwaitedCopy},
        .pictureChanges = true};
}

constexpr char handing[] = "handed[i * line + guard + thread] = sums[i];";
constexpr char leavingRead[] = "addPairs(sums, bordered(leaves, input, x, y - radius - 1, width, height, pitch), -1);";

} // namespace

std::vector<Strategy> thresholdStrips()
{
    constexpr Sixteen words{.writesPrefixes = true}, handedOver{}, kept{.keepsRows = true},
        fourRows{.mostThreads = 128, .rowsAStep = 4, .keepsRows = true};
    return {
        {.name = "running_sum",
         .title = "Running sums",
         .idea = "A block moves down a strip. At each step, the column sums gain one row and lose one.",
         .source = kernelSource("adaptive_threshold/running_sum.cu"),
         .isBasic = true,
         .after = "integral",
         .expects = "One read from memory, one write and no table: about 50 instructions per pixel with one byte per "
                    "lane, that is, 800 µs at 16384² on an H200 with B = 3, and 1.5 times as long at B = 101, where "
                    "101 of the block's columns write nothing.",
         .plan = planOneColumnEach,
         .blockRefusal = refusalOfOneColumnEach,
         .mistakes = {leavingRowForgotten("sum -= fromX < 0 || leaves < 0 ? 0 : input[leaves * width + fromX];"),
                      notAwaited("prefix[thread] = along;", "sums", true)}},
        {.name = "running_words",
         .title = "Running sums, 16 columns per thread",
         .idea = "Each thread keeps 16 columns, with two sums per word; loads and stores are 16 bytes wide.",
         .source = kernelSource("adaptive_threshold/running_words.cu"),
         .after = "running_sum",
         .expects = "1/16 of the loads, stores and shuffles, and about 20 instructions per pixel instead of 70: twice "
                    "as fast, 400 µs at 16384² on an H200 with B = 3. Rows are fetched when they are needed; at B = "
                    "101, the L2 cache no longer holds the rows that leave the window: 550 µs.",
         .plan = planSixteenColumnsEach<words>,
         .blockRefusal = refusalOfSixteenColumnsEach<words>,
         .mistakes = {leavingRowForgotten(leavingRead),
                      notAwaited("prefix[i * line + thread] = sum += i % 2 ? sums[i / 2] >> 16 : sums[i / 2] & 0xffff;",
                                 "sums", false)}},
        {.name = "running_slide",
         .title = "Running sums, handed over",
         .idea = "Threads exchange 16-bit column sums; each window slides on from the one on its left.",
         .source = kernelSource("adaptive_threshold/running_slide.cu"),
         .after = "running_words",
         .expects =
             "26 words of shared memory per thread and row instead of 48, and dot products that unpack, multiply and "
             "add in one instruction: 14 instructions per pixel. 25 % faster: 300 µs at B = 3 on an H200.",
         .plan = planSixteenColumnsEach<handedOver>,
         .blockRefusal = refusalOfSixteenColumnsEach<handedOver>,
         .mistakes = {leavingRowForgotten(leavingRead), notAwaited(handing, "columns", false), borrowed()}},
        {.name = "running_kept",
         .title = "Running sums, rows kept",
         .idea = "Rows stay in shared memory while the window needs them: memory is read once.",
         .source = kernelSource("adaptive_threshold/running_kept.cu"),
         .after = "running_slide",
         .expects = "The only stalls are for shared memory: 200 µs at B = 3 on an H200. The rows that are kept leave "
                    "less room for warps: at B = 101, four warps remain on a multiprocessor, and the time is 700 µs.",
         .plan = planSixteenColumnsEach<kept>,
         .blockRefusal = refusalOfSixteenColumnsEach<kept>,
         .mistakes = {leavingRowForgotten("addPairs(sums, kept[leaveSlot * threads + thread], -1);"),
                      notAwaited(handing, "columns", false), slotOffByOne()}},
        {.name = "running_rows",
         .title = "Running sums, four rows per step",
         .idea = "Each step processes four rows, with a single wait at barriers and for memory for all four.",
         .source = kernelSource("adaptive_threshold/running_rows.cu"),
         .after = "running_kept",
         .expects = "No faster at B = 3, where other warps hide the stalls anyway: 200 µs on an H200. Twice as fast at "
                    "B = 101, where few warps remain: 320 µs; the goal of 260 µs is missed there.",
         .plan = planSixteenColumnsEach<fourRows>,
         .blockRefusal = refusalOfSixteenColumnsEach<fourRows>,
         .mistakes = {leavingRowForgotten("addPairs(sums, kept[leaveAt], -1);"),
                      notAwaited("handed[(8 * n + i) * line + guard + thread] = sums[i];\n        }", "columns", false),
                      tooFewRows()}},
        {.name = "running_band",
         .title = "Running sums, a band of ones",
         .idea = "Tensor Cores multiply a row by a band of ones: the products are its window sums.",
         .source = kernelSource("adaptive_threshold/running_band.cu"),
         .after = "running_rows",
         .expects = "At most 20 products for 256 windows: 150 µs of Tensor Core time at 16384² on an H200, or 60 µs up "
                    "to B = 31; 12 instructions per pixel instead of 15. The total is 170 µs up to B = 31 and 260 µs "
                    "at B = 101, where shared memory has room for the rows of only six warps.",
         .plan = planBand,
         .blockRefusal = refusalOfBand,
         .mistakes = {leavingRowForgotten("rest[i / 2][j] += leaving[n][i / 2][j];"), waitsForTooFew("1", "2"),
                      registersExchanged()}},
        {.name = "running_edges",
         .title = "Running sums, border added first",
         .idea = "A previous launch adds the border, so that all blocks copy and wait alike.",
         .source = kernelSource("adaptive_threshold/running_edges.cu"),
         .after = "running_band",
         .expects = "Blocks at the edge of the image no longer delay the others. The time is that of running_band "
                    "without its border: 161 µs at 16384² on an H200 with B = 3, 170 µs at B = 31 and 325 µs at B = "
                    "101, plus 5 µs for the border launch.",
         .plan = planEdges,
         .blockRefusal = refusalOfBand,
         .mistakes = {leavingRowForgotten("rest[i / 2][j] += leaving[n][i / 2][j];"), waitsForTooFew("1", "2"),
                      registersExchanged()}},
        {.name = "running_overlap",
         .title = "Running sums, products overlapped",
         .idea = "Two rows are compared while Tensor Cores multiply the next two.",
         .source = kernelSource("adaptive_threshold/running_overlap.cu"),
         .after = "running_edges",
         .expects = "A single warp takes 600 cycles for four rows of 256 pixels at B = 101 instead of 850, of which "
                    "the products take 490: a third less time at B = 101, 220 µs on an H200. There is no gain at B = "
                    "3, where 16 warps hide each other's stalls.",
         .plan = planOverlap,
         .blockRefusal = refusalOfOverlap,
         .mistakes = {leavingRowForgotten("rest[i / 2][j] += leaving[n][i / 2][j];"),
                      waitsForTooFew("AHEAD / 4 - 1", "AHEAD / 4"), registersExchanged()}},
        {.name = "running_common",
         .title = "Running sums, a common product",
         .idea = "Columns that lie in all windows of a group are multiplied once instead of once per half.",
         .source = kernelSource("adaptive_threshold/running_common.cu"),
         .after = "running_overlap",
         .expects =
             "Nine products instead of ten at B = 99 and 101, where the products take most of the time: 5 % faster. No "
             "difference at most other windows, which do not share 32 columns that one product can hold.",
         .plan = planCommon,
         .blockRefusal = refusalOfOverlap,
         .mistakes = {leavingRowForgotten("rest[i / 2][j] += leaving[n][i / 2][j];"),
                      waitsForTooFew("AHEAD / 4 - 1", "AHEAD / 4"), registersExchanged()}},
    };
}

} // namespace tilescope::operations
