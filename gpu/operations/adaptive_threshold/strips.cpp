#include "gpu/operations/adaptive_threshold/strips.h"

#include "gpu/operations/plan_parts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tilescope::operations
{

namespace
{

constexpr int warpSize = 32;

/// A sum for each warp; compilers fetch four of them at once, whether there are so many warps or not.
int wordsOfWarpSums(int threads) { return (threads / warpSize + 3) / 4 * 4; }

std::int32_t windowOf(const Recipe& recipe)
{
    return static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("window")));
}

int roundedUp(int count, int unit) { return (count + unit - 1) / unit * unit; }

/// `running_sum`: a thread a column.
Strip oneColumnEach(const Recipe& recipe)
{
    const int window = windowOf(recipe), threads = static_cast<int>(recipe.block.threads());
    return {.columns = threads - window,
            .rows = std::max(64, 4 * window), // so that the first window costs a quarter more at most
            .margin = window / 2 + 1,
            .sharedBytes = sizeof(std::uint32_t) * static_cast<std::size_t>(threads + wordsOfWarpSums(threads))};
}

/// What tells the strategies with 16 columns a thread apart.
struct Sixteen {
    int mostThreads = 256; ///< for want of registers
    int rowsAStep = 1;
    bool keepsRows = false;
    bool writesPrefixes = false; ///< 32 bits a column, else 16
};

Sixteen sixteenOf(const std::string& strategy)
{
    if (strategy == "running_words")
        return {.writesPrefixes = true};
    if (strategy == "running_kept")
        return {.keepsRows = true};
    if (strategy == "running_rows")
        return {.mostThreads = 128, .rowsAStep = 4, .keepsRows = true};
    return {};
}

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

/// Low enough that a small picture has strips for every multiprocessor, high enough that an H200 holds all strips of a
/// large one at once: on 132 multiprocessors, each with 228 KB of shared memory and registers for so many warps. A
/// strip takes as long as its rows and its first window, so that less than half a window's rows would save little.
int rowsForAllAtOnce(const Strip& strip, int threads, int warpsEach, int window, int width, int height)
{
    const int blocksEach = std::max(
        std::min(228 * 1024 / (static_cast<int>(strip.sharedBytes) + 1024), warpsEach * warpSize / threads), 1);
    const int blocksAcross = (width - 1) / strip.columns + 1, blocksDown = std::max(132 * blocksEach / blocksAcross, 1);
    return std::max({(height - 1) / blocksDown + 1, window / 2, 16});
}

/// The others: a thread 16 columns, in pitched buffers.
Strip sixteenColumnsEach(const Recipe& recipe, int width, int height)
{
    const Sixteen sixteen = sixteenOf(recipe.strategy);
    const int threads = static_cast<int>(recipe.block.threads()), window = windowOf(recipe);
    Strip strip;
    strip.isPitched = true;
    strip.margin = marginOf(sixteen, window);
    strip.columns = 16 * threads - 2 * strip.margin;
    strip.sharedBytes = sharedBytesOf(sixteen, threads, window, strip.margin);
    strip.rows = sixteen.keepsRows
                     ? rowsForAllAtOnce(strip, threads, sixteen.rowsAStep == 1 ? 24 : 8, window, width, height)
                     : std::clamp(4 * window, 128, 256);
    return strip;
}

/// Of `running_band`.
std::size_t bandBytes(int threads, int window)
{
    const int keptRows = roundedUp(window + 12, 4); // with the four of a step, and eight on their way
    return static_cast<std::size_t>(keptRows * (8 * threads + 128));
}

/// `running_band`: a warp writes 256 columns, and shared memory has room for 128 more, half of them on each side.
Strip bandOf(const Recipe& recipe, int width, int height)
{
    const int threads = static_cast<int>(recipe.block.threads()), window = windowOf(recipe);
    Strip strip{.columns = 8 * threads, .margin = roundedUp(window / 2, 16), .isPitched = true};
    strip.sharedBytes = bandBytes(threads, window);
    strip.products = (strip.margin + window / 2 + 31) / 32 + 1; // from the first kept column on
    strip.rows = rowsForAllAtOnce(strip, threads, strip.products == 2 ? 16 : 12, window, width, height);
    if (strip.rows >= 12 * window) // in two turns: blocks at the edges take longer, and the others fill the gaps
        strip.rows = roundedUp(strip.rows / 2, 4);
    return strip;
}

/// The most threads, of at most `threads`, for which every GPU since Ampere has the shared memory.
template <typename BytesOf>
int mostThreads(int threads, const BytesOf& bytesOf)
{
    while (bytesOf(threads) > DeviceLimits{}.maxSharedBytesPerBlock)
        threads -= warpSize;
    return threads;
}

/// Why a strategy of strips cannot use so many threads, in whole warps.
std::string threadsRefusal(const std::string& strategy, int threads, int window)
{
    if (strategy == "running_sum")
        return threads > window ? ""
                                : "each thread keeps a column, and as many as the window is wide, " +
                                      std::to_string(window) + ", only serve their neighbours.";
    if (strategy == "running_band") {
        const int most = mostThreads(256, [window](int count) { return bandBytes(count, window); });
        return threads <= most
                   ? ""
                   : "shared memory is enough for the rows of " + std::to_string(most) + " threads at this window.";
    }
    const Sixteen sixteen = sixteenOf(strategy);
    const int most = mostThreads(sixteen.mostThreads, [&](int count) {
        return sharedBytesOf(sixteen, count, window, marginOf(sixteen, window));
    });
    return threads <= most ? ""
                           : "with 16 columns a thread, registers and shared memory are enough for " +
                                 std::to_string(most) + " threads at this window.";
}

Strip placed(Strip strip, int width, int height)
{
    strip.blocksAcross = (width - 1) / strip.columns + 1;
    strip.blocksDown = (height - 1) / strip.rows + 1;
    return strip;
}

} // namespace

std::string thresholdBlockRefusal(const Recipe& recipe)
{
    const bool hasStrips = recipe.strategy.starts_with("running_");
    if (!hasStrips && recipe.strategy != "integral")
        return "";
    const int threads = recipe.block.threads();
    const std::string reason = hasStrips ? threadsRefusal(recipe.strategy, threads, windowOf(recipe)) : "";
    if (reason.empty() && threads % warpSize != 0)
        return "its lanes pass sums on to one another, so it must be of whole warps of 32 threads.";
    return reason;
}

Strip stripOf(const Recipe& recipe, int width, int height)
{
    if (recipe.strategy == "running_band")
        return placed(bandOf(recipe, width, height), width, height);
    return placed(recipe.strategy == "running_sum" ? oneColumnEach(recipe) : sixteenColumnsEach(recipe, width, height),
                  width, height);
}

void addStrips(Plan& plan, const Recipe& recipe, const Image& input)
{
    const int width = input.width(), height = input.height();
    const Strip strip = stripOf(recipe, width, height);
    const std::int32_t window = windowOf(recipe);
    plan.geometry = haloGeometry(recipe.block, window / 2 + 1);
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
    const auto offset = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("offset")));
    const std::int32_t invert = std::get<bool>(recipe.parameters.at("invert")) ? 1 : 0;
    arguments.insert(arguments.end(), {window, offset, invert, strip.rows});
    if (strip.isPitched)
        arguments.push_back(strip.margin);
    if (strip.products > 0) {
        plan.definitions.push_back("STEPS=" + std::to_string(strip.products));
        plan.minimumCapability = 80; // asynchronous copies, and products of bytes
    }
    plan.launches = {{.kernel = "adaptive_threshold",
                      .source = 0,
                      .grid = {static_cast<unsigned>(strip.blocksAcross), static_cast<unsigned>(strip.blocksDown), 1},
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = strip.sharedBytes,
                      .arguments = std::move(arguments)}};
}

} // namespace tilescope::operations
