#pragma once

#include "gpu/emulator/region.h"

#include <cstdint>

namespace tilescope::emulator
{

/// One memory instruction of one warp.
struct AccessEvent {
    std::uint32_t site; ///< index of the PTX instruction in its kernel
    std::uint32_t warp; ///< within the block
    std::uint32_t mask; ///< active lanes; only their addresses mean anything
    Space space;
    bool store, atomic;
    std::uint32_t bytes;            ///< a lane: element × elements
    const std::uint64_t* addresses; ///< of 32 lanes, in `space`
};

struct BranchEvent {
    std::uint32_t site, warp, mask, taken;
};

/// Hears what a kernel does. Handlers are compiled with and without events: with no observer nothing is paid. Each
/// worker thread has an observer of its own; results are merged after the launch.
class Observer
{
public:
    virtual ~Observer() = default;
    virtual void onAccess(const AccessEvent&) {}
    virtual void onBranch(const BranchEvent&) {}
    /// `count` PTX instructions of the basic block that ends at `site` were executed by the lanes of `mask`.
    virtual void onInstructions(std::uint32_t /*site*/, std::uint32_t /*count*/, std::uint32_t /*mask*/) {}
    virtual void onTexture(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {}
    virtual void onBarrier(std::uint32_t /*site*/, std::uint32_t /*warp*/) {}
};

} // namespace tilescope::emulator
