#pragma once

#include "gpu/emulator/execute/copy_queue.h"
#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/execute/print_log.h"
#include "gpu/emulator/execute/warp.h"
#include "gpu/emulator/execute/warp_turns.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace tilescope::emulator
{

/// Memory that a worker thread reuses from launch to launch.
struct WorkerMemory {
    HostMemory files, shared, local;
};

/// What the runners of a launch know of one another: whether any does more than wait for a value in memory.
class WaitingRunners
{
public:
    explicit WaitingRunners(std::uint32_t runners) : m_running(runners) {}

    void begin(); ///< one more waits
    void goOn();  ///< one of them does not any more
    void end();   ///< one has no block left
    bool allWait() const { return m_waiting.load() >= m_running.load(); }
    /// A number that is another one whenever a runner has begun or ceased to wait.
    std::uint64_t round() const { return m_round.load(); }
    /// A runner has looked again at everything that it waits for, while all waited in that round. Whether each of them
    /// has: how fast the system runs their threads is no matter then.
    bool confirm(std::uint64_t round, bool isFirst);

private:
    void change();

    std::mutex m_mutex;
    std::atomic<std::uint32_t> m_running, m_waiting{0};
    std::atomic<std::uint64_t> m_round{0};
    std::uint32_t m_confirmed = 0; ///< in this round
};

/// How a block ended.
struct BlockOutcome {
    enum class Kind { Done, Fault, Deadlock, Waits, StepLimit, LaunchLimit } kind = Kind::Done;
    Fault fault;
    std::uint32_t site = 0; ///< Deadlock, Waits and limits: a PTX instruction at which a warp stands
    /// Deadlock: two warps that wait at different barriers, with their sites.
    std::uint32_t warp = 0, otherWarp = 0, otherSite = 0;
    bool otherExited = false;
};

/// Runs blocks of one launch, one after the other, on one thread: the warps of a block alternate, each until it waits
/// at a barrier, exits or has used up its turn.
class BlockRunner
{
public:
    /// `account(n)` is called after every n executed PTX warp instructions, at least once per turn; false ends the
    /// block with LaunchLimit. It may throw to cancel.
    using Account = std::function<bool(std::uint64_t instructions)>;

    BlockRunner(const LaunchSetup& setup, WorkerMemory& memory, std::uint64_t blockLimit, Observer* observer,
                Account account, const WarpTurns& turns = {});

    /// What the kernel prints is added there; otherwise it is dropped.
    void collectPrints(PrintLog& log) { m_block.prints = &log; }
    /// The runners of the launch, this one among them: a block may wait for one of another runner. Without it a block
    /// is assumed to be alone.
    void shareWork(WaitingRunners& runners) { m_runners = &runners; }

    BlockOutcome run(std::uint64_t block);

private:
    void fillSlots(std::uint32_t warp);
    void start(std::uint64_t block);
    void shuffle();
    BlockOutcome takeTurn(Warp& warp);
    void letOthersPass(Warp& warp);
    bool waitsInVain(Warp& warp, std::uint64_t used);
    bool repeatsItself(Warp& warp);
    void setWaiting(bool waiting);
    void runWarp(Warp& warp);
    bool releaseBarriers();
    bool mayRelease(std::uint32_t id, std::uint64_t waiting, std::uint64_t alive) const;
    void release(std::uint32_t id);
    BlockOutcome deadlock() const;
    std::byte* file(std::uint64_t warp) { return m_memory.files.data() + warp * m_fileBytes; }

    const LaunchSetup& m_setup;
    const Program& m_program;
    WorkerMemory& m_memory;
    std::uint64_t m_blockLimit;
    Account m_account;
    std::size_t m_fileBytes = 0;
    std::vector<Region> m_regions;
    std::vector<Warp> m_warps;
    CopyQueue m_copies;
    WarpTurns m_turns;
    std::vector<std::uint32_t> m_order; ///< of turns
    std::uint64_t m_random = 0;
    std::array<std::uint32_t, 3> m_blockIndexSlot{}; ///< for %ctaid.x, .y, .z; noSlot if not read
    Block m_block;
    std::uint64_t m_blockInstructions = 0;
    /// If lanes may part: how long the lanes of each warp have been unchanged, and how long this may last in this
    /// block.
    struct Standing {
        std::uint32_t mask = 0, turns = 0;
    };
    std::vector<Standing> m_standing;
    std::uint32_t m_patience = 0;
    WaitingRunners* m_runners = nullptr;
    bool m_isWaiting = false;                  ///< counted among those
    std::uint64_t m_waited = 0;                ///< warp instructions in which the block did nothing else
    std::uint64_t m_round = 0;                 ///< of the runners, in which these were counted
    bool m_hasConfirmed = false;               ///< in that round
    std::array<std::uint32_t, 16> m_arrived{}; ///< threads that executed bar.arrive
};

} // namespace tilescope::emulator
