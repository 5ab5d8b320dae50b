#pragma once

#include "gpu/recipe/recipe.h"

#include <functional>
#include <optional>
#include <vector>

namespace tilescope
{

/// The distance of two blocks: how many doublings or halvings of a side lead from one to the other, for both sides
/// together. The distance of 16x16 from 16x32 and from 8x16 is 1. A side below 1 counts as 1.
double blockDistance(BlockSize a, BlockSize b);

/// All blocks of 1 to maxThreads threads, the nearest to `wanted` first. Of equally near ones, first those that change
/// both sides most equally, then those with more threads, then the wider ones.
std::vector<BlockSize> blocksByDistance(BlockSize wanted, int maxThreads = 1024);

/// The first of blocksByDistance() for which `suits` is true; nothing if there is none.
std::optional<BlockSize> nearestBlock(BlockSize wanted, const std::function<bool(BlockSize)>& suits,
                                      int maxThreads = 1024);

/// Throws SettingError (field "block") for a block of no threads or of more than maxThreads, with the nearest suitable
/// block.
void checkBlock(BlockSize block, const std::function<bool(BlockSize)>& suits, int maxThreads = 1024);

} // namespace tilescope
