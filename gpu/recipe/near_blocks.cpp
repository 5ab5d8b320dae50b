#include "gpu/recipe/near_blocks.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <tuple>

namespace tilescope
{

namespace
{

/// How many times one side must be doubled to be as long as the other.
double doublings(int from, int to) { return std::abs(std::log2(std::max(from, 1)) - std::log2(std::max(to, 1))); }

/// Rounds so that mathematically equal distances compare equal.
double rounded(double distance) { return std::round(distance * 1e9); }

} // namespace

double blockDistance(BlockSize a, BlockSize b) { return doublings(a.width, b.width) + doublings(a.height, b.height); }

std::vector<BlockSize> blocksByDistance(BlockSize wanted, int maxThreads)
{
    struct Candidate {
        std::tuple<double, double, int, int> key;
        BlockSize block;
    };
    std::vector<Candidate> candidates;
    for (int width = 1; width <= maxThreads; ++width)
        for (int height = 1; width * height <= maxThreads; ++height) {
            const BlockSize block{width, height};
            const double unevenness = std::abs(doublings(wanted.width, width) - doublings(wanted.height, height));
            candidates.push_back(
                {{rounded(blockDistance(wanted, block)), rounded(unevenness), -block.threads(), -width}, block});
        }
    std::ranges::sort(candidates, {}, &Candidate::key);
    std::vector<BlockSize> blocks;
    for (const Candidate& candidate : candidates)
        blocks.push_back(candidate.block);
    return blocks;
}

std::optional<BlockSize> nearestBlock(BlockSize wanted, const std::function<bool(BlockSize)>& suits, int maxThreads)
{
    const std::vector<BlockSize> blocks = blocksByDistance(wanted, maxThreads);
    const auto found = std::ranges::find_if(blocks, suits);
    return found == blocks.end() ? std::nullopt : std::optional(*found);
}

void checkBlock(BlockSize block, const std::function<bool(BlockSize)>& suits, int maxThreads)
{
    const bool positive = block.width >= 1 && block.height >= 1;
    const std::int64_t threads = std::int64_t{block.width} * block.height;
    if (positive && threads <= maxThreads)
        return;
    const Message what =
        positive ? say(gpu::phrase("A block of %1 has %2 threads; the maximum is %3."), toText(block),
                       std::to_string(threads), std::to_string(maxThreads))
                 : say(gpu::phrase("A block of %1 has no threads; each dimension must be at least 1."), toText(block));
    const auto nearest = nearestBlock(block, suits, maxThreads);
    if (!nearest)
        throw SettingError("block", what);
    throw SettingError("block", joined(what, say(gpu::phrase("The nearest valid block is %1."), toText(*nearest))),
                       ParameterValue(toText(*nearest)));
}

} // namespace tilescope
