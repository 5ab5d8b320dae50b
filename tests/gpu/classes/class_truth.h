#pragma once

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/emulator.h"
#include "gpu/image/image.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tilescope::test
{

/// Classes of one launch of a plan, and what really happens in each of its blocks.
struct ClassTruth {
    emulator::BlockClassResult classes;
    std::vector<std::uint64_t> signatures; ///< of each block, a hash of all that it does; empty without classes
    Dim3 grid;
    bool faulted = false; ///< a block reads outside its memory or the like
};

/// Runs every block of `launch` with an observer that takes down what BlockClass promises: instructions and their
/// masks, branches, accesses with their lanes' distances and the first address modulo `options.modulo`.
ClassTruth findTruth(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t launch,
                     const emulator::BlockClassOptions& options = {});

/// Each block is in one class, and blocks of a class have one signature. Returns how many signatures there are: no
/// fewer classes can be.
std::size_t expectClassesHold(const ClassTruth& truth);

} // namespace tilescope::test
