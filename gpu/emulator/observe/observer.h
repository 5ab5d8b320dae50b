#pragma once

#include "gpu/emulator/execute/region.h"

#include <cstdint>

namespace tilescope::emulator
{

/// The values that the lanes of a store will write: element e of lane l.
struct StoredValues {
    const void* elements[4] = {}; ///< 32 lanes of 4 or 8 bytes each, or one scalar of 8 bytes
    std::uint8_t scalars = 0;     ///< bit e: element e is a scalar, the same in all lanes
    std::uint8_t count = 0;       ///< elements per lane; 0: not a store, or an atomic
    std::uint8_t bytes = 0;       ///< of an element: 1, 2, 4 or 8

    std::uint64_t value(unsigned element, unsigned lane) const
    {
        const std::uint64_t kept = bytes == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * bytes)) - 1;
        if (bytes == 8 || (scalars >> element & 1))
            return static_cast<const std::uint64_t*>(elements[element])[scalars >> element & 1 ? 0 : lane] & kept;
        return static_cast<const std::uint32_t*>(elements[element])[lane] & kept;
    }
    /// The index-th 2^shift bytes of the lane's value, no wider than an element; 0 if values are not reported.
    std::uint64_t part(unsigned index, unsigned shift, unsigned lane) const
    {
        const unsigned perElement = bytes >> shift;
        if (count == 0)
            return 0;
        if (perElement <= 1)
            return value(index, lane);
        const std::uint64_t kept = (std::uint64_t{1} << (8U << shift)) - 1;
        return value(index / perElement, lane) >> ((index % perElement) * (8U << shift)) & kept;
    }
};

/// One memory instruction of one warp, reported before it happens; faulting ones are reported too.
struct AccessEvent {
    std::uint32_t site; ///< index of the PTX instruction in its kernel
    std::uint32_t warp; ///< within the block
    std::uint32_t mask; ///< active lanes, at least one; the addresses of others are undefined
    Space space;
    bool store, atomic;
    bool uniform;           ///< every lane has the address `base`
    std::uint32_t bytes;    ///< per lane: element × elements
    std::uint64_t base = 0; ///< in `space`
    /// Address of lane i: base + near[i], or far[i] if lanes are 4 GB or more apart. One of them is null. `near` is all
    /// zeros for a uniform access, and aligned to 32 bytes; its values for inactive lanes are undefined.
    const std::uint32_t* near = nullptr;
    const std::uint64_t* far = nullptr;
    StoredValues values{};

    std::uint64_t address(unsigned lane) const { return far ? far[lane] : base + near[lane]; }
};

/// Two to four loads (or stores) of neighbouring elements in one basic block that are executed together: each is an
/// instruction and a request of its own. `first` is the one at the lowest address and is never far.
struct JoinedAccessEvent {
    AccessEvent first;
    std::uint32_t sites; ///< byte i: the distance of element i's site from first.site
    std::uint32_t count;

    std::uint32_t site(unsigned i) const { return first.site + (sites >> (8 * i) & 0xFF); }
    AccessEvent element(unsigned i) const
    {
        AccessEvent event = first;
        event.site = site(i);
        event.base += std::uint64_t{i} * first.bytes;
        event.values.elements[0] = first.values.elements[i];
        event.values.scalars = first.values.scalars >> i & 1;
        return event;
    }
};

/// cp.async: 4, 8 or 16 bytes per lane from global to shared memory, asynchronously. Reported before the source is
/// read. Lanes that copy only zeros are not in load.mask, which may be empty.
struct CopyEvent {
    AccessEvent load, store; ///< the values of the store are not reported
};

/// A conditional branch, or lanes that may exit: `taken` of `mask` go to the target (or exit).
struct BranchEvent {
    std::uint32_t site, warp, mask, taken;
};

/// A texture fetch of one warp, texel by texel: a linear fetch is four of these. Reported before onTexture, to
/// observers with wantsTexels().
struct TexelEvent {
    std::uint32_t site, warp;
    std::uint32_t mask;           ///< active lanes that fetch from this texture
    std::uint32_t texture;        ///< index into the plan's textures
    const std::int64_t* texels{}; ///< of lane i: its texel's index, row by row; −1 beyond the texture
};

/// An instruction across lanes whose mask names its members (shfl.sync, vote.sync, match.sync, redux.sync,
/// bar.warp.sync), if not all 32 lanes execute it with a mask that names all.
struct LaneMeeting {
    std::uint32_t site, warp;
    std::uint32_t mask, live;     ///< active lanes, and those that have not exited
    const std::uint32_t* members; ///< the mask of lane i; undefined for inactive lanes
    const std::uint32_t* sources; ///< shuffles: the lane that lane i reads, its own beyond the limits; null: no shuffle
};

/// Receives the events of a kernel. Handlers are compiled with and without events, so that runs without an observer
/// cost nothing. Each worker thread has its own observer; results are merged after the launch.
class Observer
{
public:
    virtual ~Observer() = default;
    virtual void onBlockBegin(std::uint64_t /*block*/) {} ///< linear index: x + gridX × (y + gridY × z)
    virtual void onBlockEnd() {}                          ///< every thread has exited; not called after a fault
    virtual void onTurn(std::uint32_t /*warp*/) {}        ///< subsequent events, until the next turn, belong to this
                                                          ///< warp
    /// With WarpTurns::byObserver: called after each of the emulator's own ops, when the reported events have happened.
    virtual bool endsTurn() { return false; }
    virtual void onAccess(const AccessEvent&) {}
    /// Called instead of onAccess for joined accesses; by default calls onAccess for each.
    virtual void onJoinedAccess(const JoinedAccessEvent& event)
    {
        for (unsigned i = 0; i < event.count; ++i)
            onAccess(event.element(i));
    }
    /// An asynchronous copy starts; the data of these lanes are written, with values, at onCopyLanding, or never. By
    /// default reports a load now and a store at the landing, both with the copy's site.
    virtual void onCopyBegin(const CopyEvent& event)
    {
        if (event.load.mask)
            onAccess(event.load);
    }
    virtual void onCopyLanding(const AccessEvent& store) { onAccess(store); }
    virtual void onBranch(const BranchEvent&) {}
    /// `count` PTX instructions, those of the basic block that ends at `site`, were executed by the lanes of `mask`.
    virtual void onInstructions(std::uint32_t /*site*/, std::uint32_t /*count*/, std::uint32_t /*mask*/) {}
    virtual void onTexture(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {}
    virtual bool wantsTexels() const { return false; } ///< onTexel is called only if true
    virtual void onTexel(const TexelEvent&) {}
    virtual void onExit(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {} ///< lanes that exit
    virtual void onBarrier(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {} ///< arrives
    /// The warps of the bit mask continue together from a barrier: what each did before it is visible to all.
    virtual void onBarrierRelease(std::uint32_t /*warps*/) {}
    virtual void onWarpSync(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {} ///< __syncwarp
    virtual void onLaneMeeting(const LaneMeeting&) {} ///< before its result is there
    /// Lanes of `mask`, at least one, divide integers by 0, or ask for such a remainder.
    virtual void onZeroDivisor(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {}
    /// Lanes of `mask`, at least one, divide or take a root with operands for which the machine's code calls a function
    /// (handlers/called_operands.h). Only of divisions and roots that are rounded exactly.
    virtual void onCalledFunction(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {}
};

} // namespace tilescope::emulator
