#pragma once

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/emulator.h"
#include "gpu/image/image.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tilescope::test
{

/// The classes of one launch of a plan, and the actual behaviour of each of its blocks.
struct ClassTruth {
    emulator::BlockClassResult classes;
    std::vector<std::uint64_t> signatures; ///< for each block, a hash of everything it does; empty without classes
    Dim3 grid;
    bool faulted = false; ///< a block faults, for example by reading out of bounds
};

/// Runs every block of `launch` with an observer that records what BlockClass promises: instructions and their masks,
/// branches, accesses with their lanes' distances and the first address modulo `options.modulo`.
ClassTruth findTruth(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t launch,
                     const emulator::BlockClassOptions& options = {});

/// Expects that each block is in one class, and that blocks of a class have one signature. Returns the number of
/// signatures, the minimum number of classes.
std::size_t expectClassesHold(const ClassTruth& truth);

} // namespace tilescope::test
