#include "gpu/operations/adaptive_threshold/strips.h"

#include "gpu/operations/plan_parts.h"

#include <algorithm>

namespace tilescope::operations
{

namespace
{

constexpr int warpSize = 32;

std::int32_t integerOf(const Recipe& recipe, const std::string& name)
{
    const ParameterValue& value = recipe.parameters.at(name);
    const auto* flag = std::get_if<bool>(&value);
    return flag ? static_cast<std::int32_t>(*flag) : static_cast<std::int32_t>(std::get<std::int64_t>(value));
}

int roundedUp(int count, int unit) { return (count + unit - 1) / unit * unit; }

[[noreturn]] void refuseBlock(BlockSize block, const std::string& reason, int nearestThreads)
{
    const std::string nearest = toText(BlockSize{nearestThreads, 1});
    throw SettingError("block",
                       "A block of " + toText(block) + " does not work here: " + reason +
                           " The nearest that works is " + nearest + ".",
                       ParameterValue(nearest));
}

} // namespace

void checkWholeWarps(BlockSize block)
{
    const int threads = static_cast<int>(block.threads());
    if (threads % warpSize != 0)
        refuseBlock(block, "its lanes pass sums on to one another, so it must be of whole warps of 32 threads.",
                    std::min(roundedUp(threads, warpSize), 1024));
}

Strip stripOf(const Recipe& recipe, int width, int height)
{
    const int window = integerOf(recipe, "window"), threads = static_cast<int>(recipe.block.threads());
    if (threads <= window)
        refuseBlock(recipe.block,
                    "each thread keeps a column, and as many as the window is wide, " + std::to_string(window) +
                        ", only serve their neighbours.",
                    roundedUp(2 * window, warpSize));
    checkWholeWarps(recipe.block);
    Strip strip;
    strip.columns = threads - window;
    strip.rows = std::max(64, 4 * window); // so that the first window costs a quarter more at most
    strip.blocksAcross = (width - 1) / strip.columns + 1;
    strip.blocksDown = (height - 1) / strip.rows + 1;
    strip.sharedBytes = sizeof(std::uint32_t) * static_cast<std::size_t>(threads + threads / warpSize);
    return strip;
}

void addStrips(Plan& plan, const Recipe& recipe, const Image& input)
{
    const Strip strip = stripOf(recipe, input.width(), input.height());
    const std::int32_t window = integerOf(recipe, "window");
    plan.geometry = haloGeometry(recipe.block, window / 2 + 1);
    plan.geometry.blockWidth = strip.columns;
    plan.geometry.blockHeight = strip.rows;
    plan.geometry.sharedBytes = strip.sharedBytes;
    plan.launches = {{.kernel = "adaptive_threshold",
                      .source = 0,
                      .grid = {static_cast<unsigned>(strip.blocksAcross), static_cast<unsigned>(strip.blocksDown), 1},
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = strip.sharedBytes,
                      .arguments = {BufferArgument{0}, BufferArgument{1}, input.width(), input.height(), window,
                                    integerOf(recipe, "offset"), integerOf(recipe, "invert"), strip.rows}}};
}

} // namespace tilescope::operations
