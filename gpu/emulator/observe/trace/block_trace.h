#pragma once

#include "gpu/recipe/plan.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// The memory that an access uses.
enum class TraceSpace : std::uint8_t { Global, Shared, Constant, Local };

/// The events of one block, by warp instruction, in the order in which its warps ran. Only instructions that are worth
/// a step have an event: memory accesses, branches, barriers, exits. TraceEvent::instructions counts those between.
struct TraceEvent {
    enum class Kind : std::uint8_t {
        Access,  ///< a load, store or atomic
        Texture, ///< a fetch; its addresses are unknown
        Branch,  ///< conditional: `taken` of `mask` jump, the others continue
        Exit,    ///< the lanes of `mask` have exited
        Barrier, ///< the warp arrives and waits
        Release, ///< the warps of the bit mask `mask` continue together
        WarpSync
    };
    Kind kind = Kind::Access;
    TraceSpace space = TraceSpace::Global; ///< of an access
    bool store = false, atomic = false;    ///< of an access; an atomic is neither a load nor a store
    /// For an access: one side of an asynchronous copy. It loads at its start, and stores when its data land.
    bool copies = false;
    bool arrivesOnly = false;       ///< for a barrier: bar.arrive, the warp continues without waiting
    std::uint8_t bytes = 0;         ///< of an access, per lane
    std::uint32_t warp = 0;         ///< within the block; for a Release the last one to arrive
    std::uint32_t site = 0;         ///< index into BlockTrace::sites
    std::uint32_t mask = 0;         ///< active lanes
    std::uint32_t taken = 0;        ///< of a branch
    std::uint32_t instructions = 0; ///< PTX instructions of this warp since its previous event, including this one
    std::uint32_t region = 0;       ///< of an access: index into BlockTrace::regions
    std::uint32_t lanes = 0;        ///< for an access: its index in BlockTrace::lanes
    /// For an access that will end the block: lanes of `mask` beyond the region. They have no value, and their offset
    /// is modulo 2^32; pictures omit them.
    std::uint32_t outside = 0;
};

/// The addresses and values of an access by lane. Inactive lanes have 0. For an access wider than 8 bytes the next
/// entry of BlockTrace::lanes has the next 8 bytes of each lane, and so on (entriesOf).
struct TraceLanes {
    std::array<std::uint32_t, 32> offsets{}; ///< bytes from the start of the region (local: in the lane's own memory)
    /// The bits that were stored or loaded. For an atomic the value before the instruction; its next entry has the
    /// value after it, the same for lanes that share an address.
    std::array<std::uint64_t, 32> values{};
};

/// The number of entries of BlockTrace::lanes that an access has, from TraceEvent::lanes on.
inline std::uint32_t entriesOf(const TraceEvent& access)
{
    return access.kind != TraceEvent::Kind::Access ? 0 : access.atomic ? 2 : (access.bytes + 7U) / 8;
}

/// A PTX instruction that events refer to.
struct TraceSite {
    std::string source;            ///< kernel file
    int line = 0;                  ///< 0 if unknown
    std::string text;              ///< the instruction itself
    std::uint32_t instruction = 0; ///< its index in the kernel
};

/// A variable in shared or constant memory, by its name in the kernel's text.
struct TraceVariable {
    std::string name;
    std::size_t offset = 0, bytes = 0; ///< in its region
};

/// A region of memory: a buffer of the plan, shared memory, constant memory. The plan's buffers come first, in their
/// order.
struct TraceRegion {
    TraceSpace space = TraceSpace::Global;
    std::string name;                       ///< "input", "tile": the name in findings
    std::uint64_t base = 0;                 ///< modulo 256, for sectors and lines
    std::size_t bytes = 0;                  ///< for local memory: per thread
    int buffer = -1;                        ///< index into Plan::buffers; −1 for others
    std::vector<TraceVariable> variables{}; ///< for shared and constant memory, by offset
    HeldPicture picture{};                  ///< of a buffer of the plan
};

/// The state of a warp.
struct TraceWarp {
    bool waits = false;       ///< at a barrier
    std::uint32_t exited = 0; ///< lanes that have exited
    bool operator==(const TraceWarp&) const = default;
};

/// One block of one launch as the emulator ran it. Offsets are 32 bits: buffers of 4 GB and more cannot be traced.
struct BlockTrace {
    std::string kernel;
    Dim3 grid, block;
    Dim3 index; ///< the block's index, from 0 on each axis
    std::vector<TraceEvent> events;
    std::vector<TraceLanes> lanes;
    std::vector<TraceSite> sites;
    std::vector<TraceRegion> regions;
    std::size_t sharedBytes = 0;          ///< dynamic and static
    std::uint64_t firstEvent = 0;         ///< index of events[0] among all events of the block
    std::uint64_t totalEvents = 0;        ///< of the block; more than events.size() if only a window is kept
    std::vector<std::byte> sharedAtStart; ///< the content of shared memory before events[0]
    std::vector<bool> writtenAtStart;     ///< which of its bytes had been written
    std::vector<TraceWarp> warpsAtStart;  ///< by warp. These three are empty if events[0] is the block's first event
    bool isInRunOrder = false;            ///< the warps took turns as in a run; else they alternate after each event
    Message fault;                        ///< the sentence of the finding that ended the block; empty if there is none
    Message faultCure;                    ///< and what would fix it
    int faultLine = 0;                    ///< 0 if unknown

    std::uint32_t warps() const { return (block.x * block.y * block.z + 31) / 32; }
    bool isWhole() const { return events.size() == totalEvents; }
};

/// The part of a long block that is kept.
struct TraceWindow {
    std::uint64_t first = 0;
    std::size_t count = 50'000;
};

} // namespace tilescope
