#pragma once

#include "gpu/emulator/block_classes/block_set.h"
#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/recipe/run_control.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::emulator
{

/// Blocks that do the same: the same instructions with the same lanes active, and at each access the same addresses but
/// for a common distance that is a multiple of BlockClassOptions::modulo. So they count the same.
struct BlockClass {
    std::uint64_t representative = 0; ///< linear index of one of them, the lowest
    std::uint64_t blocks = 0;         ///< how many they are, the representative included
    BlockSet members;                 ///< which they are
};

struct BlockClassOptions {
    unsigned modulo = 32;               ///< bytes: a sector; 128 where whole lines are looked at
    std::size_t maxClasses = 256;       ///< beyond it, running all blocks is as good
    std::uint64_t maxSteps = 4'000'000; ///< PTX warp instructions looked at, all representatives together
};

/// All blocks of a launch, each in one class; or why there are none: what depends on loaded data or cannot be followed,
/// with its line in the kernel's own file (0 when unknown).
struct BlockClassResult {
    std::vector<BlockClass> classes; ///< empty when there are none
    std::string reason;
    int line = 0;
    /// Only the number of blocks, kinds or steps stands against it. Of the blocks that were followed none does what
    /// data decides; the others may.
    bool tooMany = false;
};

/// Finds the classes from the kernel's PTX and the launch's arguments alone; what buffers hold does not matter.
/// Throws Cancelled.
BlockClassResult findBlockClasses(const LaunchSetup& setup, const BlockClassOptions& options,
                                  const RunControl& control);

/// Index of the class that has a block, by its linear index in the grid; the number of classes when none has it.
std::size_t classOfBlock(const BlockClassResult& result, const Dim3& grid, std::uint64_t block);

} // namespace tilescope::emulator
