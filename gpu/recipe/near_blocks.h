#pragma once

#include "gpu/recipe/recipe.h"

#include <functional>
#include <optional>
#include <vector>

namespace tilescope
{

/// How far apart two blocks are: how often a side has to be doubled or halved, both sides together. 16x16 is as far
/// from 16x32 as from 8x16: 1. A side below 1 counts as 1.
double blockDistance(BlockSize a, BlockSize b);

/// Every block of 1 to maxThreads threads, the nearest to `wanted` first. Of equally near ones first the one that
/// changes both sides most alike, then the one with more threads, then the wider one.
std::vector<BlockSize> blocksByDistance(BlockSize wanted, int maxThreads = 1024);

/// The first of blocksByDistance() that suits; nothing where none does.
std::optional<BlockSize> nearestBlock(BlockSize wanted, const std::function<bool(BlockSize)>& suits,
                                      int maxThreads = 1024);

/// Throws SettingError (field "block") for a block of no threads or of more than maxThreads, with the nearest that
/// suits.
void checkBlock(BlockSize block, const std::function<bool(BlockSize)>& suits, int maxThreads = 1024);

} // namespace tilescope
