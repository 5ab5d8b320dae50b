#pragma once

#include "gpu/recipe/plan.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// What kind of memory an access goes to.
enum class TraceSpace : std::uint8_t { Global, Shared, Constant, Local };

/// What happened in one block, warp instruction by warp instruction, in the order in which its warps took turns. Only
/// what is worth a step has an event: memory, branches, barriers, exits. What lies between is counted in
/// TraceEvent::instructions.
struct TraceEvent {
    enum class Kind : std::uint8_t {
        Access,  ///< a load, store or atomic
        Texture, ///< a fetch; its addresses are not known
        Branch,  ///< conditional: `taken` of `mask` jump, the others go on
        Exit,    ///< the lanes of `mask` have ended
        Barrier, ///< the warp arrives and waits
        Release, ///< the warps of the bit mask `mask` go on together
        WarpSync
    };
    Kind kind = Kind::Access;
    TraceSpace space = TraceSpace::Global; ///< of an access
    bool store = false, atomic = false;    ///< of an access; an atomic is neither a load nor a store
    /// Of an access: a side of an asynchronous copy. It loads where it begins, and stores when its data land.
    bool copies = false;
    bool arrivesOnly = false;       ///< of a barrier: bar.arrive, the warp goes on without waiting
    std::uint8_t bytes = 0;         ///< of an access, a lane
    std::uint32_t warp = 0;         ///< within the block; of a Release the one that came last
    std::uint32_t site = 0;         ///< index into BlockTrace::sites
    std::uint32_t mask = 0;         ///< active lanes
    std::uint32_t taken = 0;        ///< of a branch
    std::uint32_t instructions = 0; ///< PTX instructions of this warp since its event before, this one included
    std::uint32_t region = 0;       ///< of an access: index into BlockTrace::regions
    std::uint32_t lanes = 0;        ///< of an access: its place in BlockTrace::lanes
    /// Of an access that is about to end the block: lanes of `mask` beyond the region. They have no value, and their
    /// offset is modulo 2^32; pictures leave them out.
    std::uint32_t outside = 0;
};

/// Where the lanes of an access went, and with what. Sleeping lanes hold 0. Of an access wider than 8 bytes the next
/// entry of BlockTrace::lanes has the next 8 of each lane, and so on (entriesOf).
struct TraceLanes {
    std::array<std::uint32_t, 32> offsets{}; ///< bytes from the region's beginning (local: in the lane's own memory)
    /// The bits that were stored or loaded. Of an atomic what lay there before the instruction; its next entry has what
    /// lies there after it, the same for lanes that share a place.
    std::array<std::uint64_t, 32> values{};
};

/// How many entries of BlockTrace::lanes an access has, from TraceEvent::lanes on.
inline std::uint32_t entriesOf(const TraceEvent& access)
{
    return access.kind != TraceEvent::Kind::Access ? 0 : access.atomic ? 2 : (access.bytes + 7U) / 8;
}

/// A PTX instruction that events name.
struct TraceSite {
    std::string source; ///< kernel file
    int line = 0;       ///< 0 when unknown
    std::string text;   ///< the instruction itself
};

/// A variable in shared or constant memory, by the name that the kernel's text gives it.
struct TraceVariable {
    std::string name;
    std::size_t offset = 0, bytes = 0; ///< in its region
};

/// What accesses go to: a buffer of the plan, shared memory, constant memory. The plan's buffers come first, in their
/// order.
struct TraceRegion {
    TraceSpace space = TraceSpace::Global;
    std::string name;                       ///< "input", "tile": what a finding would call it
    std::uint64_t base = 0;                 ///< modulo 256, for sectors and lines
    std::size_t bytes = 0;                  ///< of local memory: a thread's
    int buffer = -1;                        ///< index into Plan::buffers; −1 for others
    std::vector<TraceVariable> variables{}; ///< of shared and constant memory, by offset
};

/// How a warp stands.
struct TraceWarp {
    bool waits = false;       ///< at a barrier
    std::uint32_t exited = 0; ///< lanes that have left
    bool operator==(const TraceWarp&) const = default;
};

/// One block of one launch as the emulator ran it. Offsets are 32 bits: a buffer of 4 GB and more cannot be traced.
struct BlockTrace {
    std::string kernel;
    Dim3 grid, block;
    Dim3 index; ///< which block: each from 0, z too
    std::vector<TraceEvent> events;
    std::vector<TraceLanes> lanes;
    std::vector<TraceSite> sites;
    std::vector<TraceRegion> regions;
    std::size_t sharedBytes = 0;          ///< dynamic and static
    std::uint64_t firstEvent = 0;         ///< of all events of the block, the number of events[0]
    std::uint64_t totalEvents = 0;        ///< of the block; more than events.size() where only a window is kept
    std::vector<std::byte> sharedAtStart; ///< what shared memory held before events[0]
    std::vector<bool> writtenAtStart;     ///< which of its bytes had been written
    std::vector<TraceWarp> warpsAtStart;  ///< by warp. These three are empty where events[0] is the block's first
    std::string fault;     ///< the sentence of the finding that ended the block; empty when it ended well
    std::string faultCure; ///< and what would mend it
    int faultLine = 0;     ///< 0 when unknown

    std::uint32_t warps() const { return (block.x * block.y * block.z + 31) / 32; }
    bool isWhole() const { return events.size() == totalEvents; }
};

/// Which part of a long block is kept.
struct TraceWindow {
    std::uint64_t first = 0;
    std::size_t count = 50'000;
};

} // namespace tilescope
