#pragma once

#include "gpu/sass/listing.h"

#include <cstdint>
#include <vector>

namespace tilescope::timing
{

/// Instructions that a warp executes one after the other, jumps that are always taken among them: their indices.
using ListedBlock = std::vector<std::uint32_t>;

/// The basic blocks of a machine function in the order of their addresses, without those for rare cases: calls (slow
/// paths of divisions and square roots), and shuffles of warps whose threads have parted (BRA.DIV). Empty if a branch's
/// target is not known.
std::vector<ListedBlock> usualBlocks(const sass::Function& function);

} // namespace tilescope::timing
