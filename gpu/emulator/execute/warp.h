#pragma once

#include "gpu/emulator/execute/region.h"
#include "gpu/emulator/program/op.h"

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

class CopyQueue;
class Observer;
struct TextureView;

/// Why a warp stopped running.
enum class Stop : std::uint8_t {
    None,    ///< it can go on
    Exited,  ///< every lane has returned
    Barrier, ///< waits at Warp::barrier
    Pause,   ///< used up its turn; goes on at Warp::resume
    Fault    ///< Block::fault says what happened
};

/// What a kernel did wrong. Made by a handler, told in words by describeFault().
struct Fault {
    enum class Kind : std::uint8_t {
        None,
        OutOfBounds,
        Misaligned,
        DivergentBarrier,
        BadBarrier,
        BadTexture,
        DivergentMatrix,
        Trap
    };
    Kind kind = Kind::None;
    bool store = false, atomic = false;
    Space space = Space::Mapped;
    std::uint32_t site = 0, warp = 0, lane = 0;
    std::uint32_t bytes = 0;          ///< width of the access
    std::uint64_t address = 0;        ///< in `space`
    std::uint32_t mask = 0, live = 0; ///< divergent barrier: lanes that came and lanes that should have
};

/// What the warps of one block share. Plain data: both builds of the handlers use it.
struct Block {
    const Region* regions = nullptr; ///< by address >> regionShift; the shared window is this block's own
    std::uint64_t regionCount = 0;
    std::byte* shared = nullptr;
    std::uint64_t sharedBytes = 0;
    std::uint64_t localBytes = 0; ///< a thread
    const TextureView* textures = nullptr;
    std::uint64_t textureCount = 0;
    CopyQueue* copies = nullptr;  ///< asynchronous ones that are under way
    Observer* observer = nullptr; ///< only read by the observed handlers
    Fault fault;
};

/// A place where parted lanes meet again, or lanes that wait for their turn on the other side of a branch.
struct StackEntry {
    const Op* join = nullptr;    ///< null: the kernel's end
    const Op* pending = nullptr; ///< first op of the side that has not run yet; null when both have
    std::uint32_t pendingMask = 0;
    std::uint32_t restoreMask = 0; ///< lanes that go on together from `join`
    std::uint32_t since = 0;       ///< when its pending lanes were overtaken (overtake); 0: they have not run yet
    bool overtaken = false;        ///< lanes went ahead of others here: they wait for them where an op asks for it
};

/// 32 threads in lockstep. Plain data: both builds of the handlers use it.
struct Warp {
    std::uint32_t mask = 0; ///< lanes that execute now
    std::uint32_t live = 0; ///< lanes that have not exited
    std::int64_t left = 0;  ///< PTX instructions until the turn ends
    Block* block = nullptr;
    std::byte* local = nullptr; ///< 32 × localBytes, lane after lane
    const Op* resume = nullptr;
    Stop stop = Stop::None;
    std::uint32_t index = 0;                         ///< within the block
    std::uint32_t barrier = 0, barrierThreads = 0;   ///< id, and threads it waits for (0: the whole block)
    bool barrierArrives = false;                     ///< bar.arrive: does not wait
    bool barrierReduces = false;                     ///< bar.red
    std::uint32_t barrierVotes = 0;                  ///< bar.red: lanes whose predicate holds
    std::uint32_t barrierYes = 0, barrierVoters = 0; ///< bar.red: the sums, set when the barrier releases the warp
    std::uint32_t savedMask = 0;                     ///< mask outside a guarded instruction; 0: not in one
    std::uint32_t overtaken = 0;                     ///< how often lanes were overtaken since the block began
    std::uint32_t depth = 0;                         ///< entries on the stack
    /// Each entry's lanes are a strict subset of those below, so 32 lanes cannot fill more than this.
    StackEntry stack[2 * laneCount + 2];
};

/// Lets lanes that wait at a join, or on the other side of a branch, run before those that run now and stand at
/// Warp::resume: for programs whose lanes may part (Program::lanesPart), where the others may be waiting for them.
/// False when no lane waits. Those that went ahead wait in turn at the next join, barrier or instruction across lanes
/// (handlers/lanes.h, awaitOvertaken).
bool overtake(Warp& warp);

} // namespace tilescope::emulator
