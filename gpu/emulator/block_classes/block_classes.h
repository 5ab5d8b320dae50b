#pragma once

#include "gpu/emulator/block_classes/block_set.h"
#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/recipe/run_control.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::emulator
{

/// Blocks that behave alike: they execute the same instructions with the same active lanes, and at each access the
/// addresses differ only by a common distance that is a multiple of BlockClassOptions::modulo. So their counts are
/// equal.
struct BlockClass {
    std::uint64_t representative = 0; ///< linear index of one of them, the lowest
    std::uint64_t blocks = 0;         ///< their number, the representative included
    BlockSet members;                 ///< the blocks themselves
};

struct BlockClassOptions {
    unsigned modulo = 32;               ///< bytes: a sector; 128 for whole cache lines
    std::size_t maxClasses = 256;       ///< with more classes, running all blocks is as fast
    std::uint64_t maxSteps = 4'000'000; ///< PTX warp instructions traced, for all representatives together
};

/// All blocks of a launch, each in one class; or why there are no classes: what depends on loaded data or cannot be
/// traced, with its line in the kernel's own file (0 if unknown).
struct BlockClassResult {
    std::vector<BlockClass> classes; ///< empty when there are none
    Message reason;
    int line = 0;
    /// There are no classes only because of the number of blocks, classes or steps. None of the traced blocks depends
    /// on data; others may.
    bool tooMany = false;
};

/// The reason with the source and line, if the line is known.
Message placedReason(const BlockClassResult& classes, const std::string& source);

/// Finds the classes from the kernel's PTX and the launch's arguments alone; the content of buffers does not matter.
/// Throws Cancelled.
BlockClassResult findBlockClasses(const LaunchSetup& setup, const BlockClassOptions& options,
                                  const RunControl& control);

/// Index of the class that contains a block, given by its linear index in the grid; the number of classes if none does.
std::size_t classOfBlock(const BlockClassResult& result, const Dim3& grid, std::uint64_t block);

} // namespace tilescope::emulator
