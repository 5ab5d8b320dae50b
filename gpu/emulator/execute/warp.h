#pragma once

#include "gpu/emulator/execute/region.h"
#include "gpu/emulator/program/op.h"

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

class CopyQueue;
class DeviceHeap;
class Observer;
class PrintLog;
struct TextureView;

/// Why a warp stopped running.
enum class Stop : std::uint8_t {
    None,    ///< it can continue
    Exited,  ///< every lane has returned
    Barrier, ///< waits at Warp::barrier
    Pause,   ///< used up its turn; continues at Warp::resume
    Fault    ///< see Block::fault
};

/// An error of the kernel. Created by a handler, described by describeFault().
struct Fault {
    enum class Kind : std::uint8_t {
        None,
        OutOfBounds,
        Misaligned,
        DivergentBarrier,
        BadBarrier,
        BadMbarrier,
        BadTexture,    ///< not an object
        WrongTexture,  ///< an object of another kind
        BeyondSurface, ///< at x, y, z, which are in `condition`, `file` and `function`
        DivergentMatrix,
        BadCall,
        BadFree,
        Assert,
        Trap
    };
    Kind kind = Kind::None;
    bool store = false, atomic = false;
    Space space = Space::Mapped;
    std::uint32_t site = 0, warp = 0, lane = 0;
    std::uint32_t bytes = 0;                             ///< width of the access
    std::uint64_t address = 0;                           ///< in `space`
    std::uint64_t condition = 0, file = 0, function = 0; ///< assert: generic addresses of texts
    std::uint32_t line = 0;                              ///< assert
    std::uint32_t mask = 0, live = 0; ///< divergent barrier: lanes that arrived and lanes that should have
};

/// The state that the warps of one block share. Plain data: both builds of the handlers use it.
struct Block {
    const Region* regions = nullptr; ///< by address >> regionShift; the shared window is this block's own
    std::uint64_t regionCount = 0;
    std::byte* shared = nullptr;
    std::uint64_t sharedBytes = 0;
    std::uint64_t localBytes = 0; ///< per thread
    const TextureView* textures = nullptr;
    std::uint64_t textureCount = 0;
    CopyQueue* copies = nullptr;  ///< asynchronous copies in flight
    Observer* observer = nullptr; ///< used only by the observed handlers
    DeviceHeap* heap = nullptr;   ///< of malloc; null if no kernel of the plan uses it
    PrintLog* prints = nullptr;   ///< null: what is printed is dropped
    Fault fault;
};

/// A place where diverged lanes reconverge, or lanes that wait to run the other side of a branch.
struct StackEntry {
    const Op* join = nullptr;    ///< null: the kernel's end
    const Op* pending = nullptr; ///< first op of the side that has not run yet; null if both have
    std::uint32_t pendingMask = 0;
    std::uint32_t restoreMask = 0; ///< lanes that continue together from `join`
    std::uint32_t since = 0;       ///< when its pending lanes were overtaken (overtake); 0: they have not run yet
    bool overtaken = false;        ///< lanes overtook others here: they wait for them at an op that requires it
};

/// The hashes of the last different things of one kind.
struct LastHashes {
    std::uint64_t known[16] = {};
    std::uint32_t next = 0;

    /// Whether the hash is new. Always inline: handlers are compiled for more than one processor.
    __attribute__((always_inline)) bool add(std::uint64_t hash)
    {
        for (const std::uint64_t k : known)
            if (k == hash)
                return false;
        known[next++ % 16] = hash;
        return true;
    }
};

/// For recognising lanes that wait in vain (BlockRunner::waitsInVain), where lanes may wait for others: what a warp has
/// read (OpKind::Poll), and in which states its turns ended.
struct Polls {
    bool any = false;      ///< in this turn: it read memory that others may change
    bool progress = false; ///< in this turn: it read something new, or changed memory
    LastHashes reads, states;
};

/// 32 threads in lockstep. Plain data: both builds of the handlers use it.
struct Warp {
    std::uint32_t mask = 0; ///< active lanes
    std::uint32_t live = 0; ///< lanes that have not exited
    std::int64_t left = 0;  ///< PTX instructions until the turn ends
    Block* block = nullptr;
    std::byte* local = nullptr; ///< 32 × localBytes, lane by lane
    const Op* resume = nullptr;
    Stop stop = Stop::None;
    std::uint32_t index = 0;                         ///< within the block
    std::uint32_t barrier = 0, barrierThreads = 0;   ///< id, and threads it waits for (0: the whole block)
    bool barrierArrives = false;                     ///< bar.arrive: does not wait
    bool barrierReduces = false;                     ///< bar.red
    std::uint32_t barrierVotes = 0;                  ///< bar.red: lanes whose predicate holds
    std::uint32_t barrierYes = 0, barrierVoters = 0; ///< bar.red: the sums, set when the barrier releases the warp
    std::uint32_t savedMask = 0;                     ///< mask outside a guarded instruction; 0: not in one
    std::uint32_t overtaken = 0;                     ///< number of overtakes since the block began
    std::uint32_t depth = 0;                         ///< entries on the stack
    /// Each entry's lanes are a strict subset of those below, so this is enough for 32 lanes.
    StackEntry stack[2 * laneCount + 2];
    Polls polls; ///< if lanes may part (Program::lanesPart), and last: it is large
};

/// Lets lanes that wait at a join, or on the other side of a branch, run before the lanes that now run and are at
/// Warp::resume: for programs whose lanes may part (Program::lanesPart), where the latter may be waiting for the
/// former. Returns false if no lane waits. The overtaking lanes wait in turn at the next join, barrier or instruction
/// across lanes (handlers/lanes.h, gatherOvertaken).
bool overtake(Warp& warp);

} // namespace tilescope::emulator
