#pragma once

#include "gpu/operations/operation.h"

namespace tilescope
{

/// Small pieces of Operation::warpInstructions. A fetch from a texture counts as many instructions: the emulator
/// computes each lane's texel by itself.
constexpr double textureFetchInstructions = 33;

/// Warps of all blocks that cover width × height pixels with a thread a pixel, overhang and part-filled warps included.
double warpsOver(int width, int height, BlockSize block);

/// Elements that each thread brings into a shared tile of the block and `halo` pixels around it, on average.
double tileElementsPerThread(BlockSize block, int halo);

} // namespace tilescope
