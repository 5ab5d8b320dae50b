#pragma once

#include "gpu/emulator/execute/region.h"

#include <cstdint>

namespace tilescope::emulator
{

/// What the lanes of a store are about to write: element e of lane l.
struct StoredValues {
    const void* elements[4] = {}; ///< 32 lanes of 4 or 8 bytes each, or one scalar of 8 bytes
    std::uint8_t scalars = 0;     ///< bit e: element e is a scalar, the same in all lanes
    std::uint8_t count = 0;       ///< elements a lane; 0: not a store, or an atomic
    std::uint8_t bytes = 0;       ///< of an element: 1, 2, 4 or 8

    std::uint64_t value(unsigned element, unsigned lane) const
    {
        const std::uint64_t kept = bytes == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * bytes)) - 1;
        if (bytes == 8 || (scalars >> element & 1))
            return static_cast<const std::uint64_t*>(elements[element])[scalars >> element & 1 ? 0 : lane] & kept;
        return static_cast<const std::uint32_t*>(elements[element])[lane] & kept;
    }
    /// The index-th 2^shift bytes of what the lane stores, no wider than an element; 0 where values are not told.
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

/// One memory instruction of one warp, told before it happens; one that turns out to be at fault is heard too.
struct AccessEvent {
    std::uint32_t site; ///< index of the PTX instruction in its kernel
    std::uint32_t warp; ///< within the block
    std::uint32_t mask; ///< active lanes, at least one; only their addresses mean anything
    Space space;
    bool store, atomic;
    bool uniform;           ///< every lane has the address `base`
    std::uint32_t bytes;    ///< a lane: element × elements
    std::uint64_t base = 0; ///< in `space`
    /// Address of lane i: base + near[i], or far[i] where lanes lie 4 GB or more apart. One of them is null. `near` is
    /// all zeros for a uniform access, and aligned to 32 bytes; sleeping lanes hold anything.
    const std::uint32_t* near = nullptr;
    const std::uint64_t* far = nullptr;
    StoredValues values{};

    std::uint64_t address(unsigned lane) const { return far ? far[lane] : base + near[lane]; }
};

/// Two to four loads (or stores) of one basic block that are carried out together, of neighbouring elements: each is an
/// instruction and a request of its own. `first` is the one at the lowest address and is never far.
struct JoinedAccessEvent {
    AccessEvent first;
    std::uint32_t sites; ///< byte i: how far the site of element i lies behind first.site
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

/// cp.async: 4, 8 or 16 bytes a lane from global to shared memory, which go on by themselves. Told before the source is
/// read. Lanes that copy nothing but zeros are not in load.mask, which may be empty.
struct CopyEvent {
    AccessEvent load, store; ///< of the store the values are not told
};

/// A conditional branch, or lanes that may exit: `taken` of `mask` go to the target (or leave).
struct BranchEvent {
    std::uint32_t site, warp, mask, taken;
};

/// A texture fetch of one warp, texel by texel: a linear fetch is four of these. Told before onTexture, to whoever
/// wants it.
struct TexelEvent {
    std::uint32_t site, warp;
    std::uint32_t mask;           ///< active lanes that fetch from this texture
    std::uint32_t texture;        ///< index into the plan's textures
    const std::int64_t* texels{}; ///< of lane i: its texel's index, row by row; −1 beyond the texture
};

/// Hears what a kernel does. Handlers are compiled with and without events: with no observer nothing is paid. Each
/// worker thread has an observer of its own; results are merged after the launch.
class Observer
{
public:
    virtual ~Observer() = default;
    virtual void onBlockBegin(std::uint64_t /*block*/) {} ///< linear index: x + gridX × (y + gridY × z)
    virtual void onBlockEnd() {}                          ///< every thread has exited; not told after a fault
    virtual void onTurn(std::uint32_t /*warp*/) {}        ///< what follows, until the next turn, is this warp's doing
    /// With WarpTurns::byObserver: asked after each of the emulator's own ops, when what was told of it has happened.
    virtual bool endsTurn() { return false; }
    virtual void onAccess(const AccessEvent&) {}
    /// Told in place of the accesses themselves; whoever does not care hears them one by one.
    virtual void onJoinedAccess(const JoinedAccessEvent& event)
    {
        for (unsigned i = 0; i < event.count; ++i)
            onAccess(event.element(i));
    }
    /// An asynchronous copy begins; the data of these lanes are written, with values, when onCopyLanding tells so, or
    /// never. Whoever does not care hears of a load now and of a store then, both with the copy's site.
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
    virtual bool wantsTexels() const { return false; } ///< onTexel is told only where this says so
    virtual void onTexel(const TexelEvent&) {}
    virtual void onExit(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {} ///< lanes that leave
    virtual void onBarrier(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {} ///< arrives
    /// The warps of the bit mask go on together from a barrier: what each did before it is seen by all.
    virtual void onBarrierRelease(std::uint32_t /*warps*/) {}
    virtual void onWarpSync(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) {} ///< __syncwarp
};

} // namespace tilescope::emulator
