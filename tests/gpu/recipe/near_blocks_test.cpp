#include "gpu/recipe/near_blocks.h"

#include <gtest/gtest.h>

#include <set>

namespace tilescope
{
namespace
{

const auto any = [](BlockSize) { return true; };

TEST(NearBlocks, CountsDoublingsOfBothSides)
{
    EXPECT_DOUBLE_EQ(blockDistance({16, 16}, {16, 16}), 0);
    EXPECT_DOUBLE_EQ(blockDistance({16, 16}, {16, 32}), 1);
    EXPECT_DOUBLE_EQ(blockDistance({8, 16}, {16, 16}), 1);
    EXPECT_DOUBLE_EQ(blockDistance({64, 4}, {16, 16}), 4);
    EXPECT_DOUBLE_EQ(blockDistance({0, -3}, {1, 1}), 0);
}

TEST(NearBlocks, ListsEveryBlockOnceTheNearestFirst)
{
    const BlockSize wanted{7, 5};
    const std::vector<BlockSize> blocks = blocksByDistance(wanted, 64);
    EXPECT_EQ(blocks.front(), wanted);
    std::set<std::pair<int, int>> seen;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        EXPECT_LE(blocks[i].threads(), 64);
        EXPECT_TRUE(seen.emplace(blocks[i].width, blocks[i].height).second) << toText(blocks[i]);
        if (i > 0) {
            EXPECT_LE(blockDistance(wanted, blocks[i - 1]), blockDistance(wanted, blocks[i]) + 1e-6);
        }
    }
    std::size_t all = 0;
    for (int width = 1; width <= 64; ++width)
        all += static_cast<std::size_t>(64 / width);
    EXPECT_EQ(blocks.size(), all);
}

TEST(NearBlocks, ChangesBothSidesAlikeWhereBlocksAreEquallyNear)
{
    const auto square = [](BlockSize block) { return block.width == block.height; };
    const auto wholeWarps = [](BlockSize block) { return block.threads() % 32 == 0; };
    EXPECT_EQ(nearestBlock({65536, 65536}, any), (BlockSize{32, 32}));
    EXPECT_EQ(nearestBlock({33, 32}, any), (BlockSize{32, 32}));
    EXPECT_EQ(nearestBlock({2048, 1}, any), (BlockSize{1024, 1}));
    EXPECT_EQ(nearestBlock({8, 16}, square), (BlockSize{11, 11}));
    EXPECT_EQ(nearestBlock({7, 5}, wholeWarps), (BlockSize{8, 4}));
    EXPECT_EQ(nearestBlock({12, 1}, wholeWarps), (BlockSize{16, 2}));
    EXPECT_EQ(nearestBlock({7, 5}, [](BlockSize) { return false; }), std::nullopt);
}

} // namespace
} // namespace tilescope
