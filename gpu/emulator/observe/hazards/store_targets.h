#pragma once

#include "gpu/emulator/execute/launch_setup.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// What a launch may do to global memory, found by following addresses back through the PTX to the parameters and
/// variables that they are made from. Addresses that come from loaded values are taken to be anything.
struct StoreTargets {
    std::vector<bool> regions;      ///< by region number: a store may reach it
    std::uint32_t granuleBytes = 8; ///< no access to those regions is narrower: 1, 2, 4 or 8
    bool blocksInOrder = false;     ///< atomics and fences: the kernel may put its blocks in order itself
};
StoreTargets findStoreTargets(const LaunchSetup& setup);

/// No access to shared memory is narrower: 1, 2, 4 or 8 bytes.
std::uint32_t sharedGranule(const ptx::Kernel& kernel);

} // namespace tilescope::emulator
