#include "gpu/timing/multiprocessor.h"

#include "gpu/timing/memory_pipe.h"
#include "gpu/timing/memory_side.h"
#include "gpu/timing/scheduler.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <utility>

namespace tilescope
{

namespace
{

using timing::Gate;
using timing::globalQueue;
using timing::isLocal;
using timing::MemoryPipe;
using timing::MemoryQueue;
using timing::MemorySide;
using timing::never;
using timing::Scheduler;
using Kind = MachineOp::Kind;

constexpr std::size_t barriers = 16;
constexpr std::uint32_t noAccess = 0xFFFF'FFFF;

struct Warp {
    const BlockPath* path = nullptr;
    const WarpPath* own = nullptr;
    const MachineOp* op = nullptr;
    const MachineOp* end = nullptr;
    std::size_t step = 0;
    std::uint32_t repeats = 0; ///< executions of a block with several bodies that are to come
    std::uint32_t index = 0, scheduler = 0, slot = 0;
    std::uint32_t place = 0; ///< among the warps of its scheduler
    std::uint32_t block = 0; ///< of the program
    bool isLive = false;
    double issued = 0;  ///< when the cycle of the last instruction was over
    double stalled = 0; ///< end of the wait that the last instruction's control code names
    double at = 0;      ///< end of what else its last instruction caused: atReason; then it waits for `reason`
    StallReason atReason = StallReason::NoInstruction, reason = StallReason::NoInstruction;
    double stored = 0; ///< when its stores have left the multiprocessor
    double copies = 0; ///< when the copies of the group that is not yet committed have landed
    std::vector<double> groups;
    std::vector<std::uint32_t> accesses; ///< by slot: of the step
    const MachineOp* back = nullptr;     ///< in a function: where it goes on; else null
    const MachineOp* backEnd = nullptr;
    WarpLife* life = nullptr;
};

struct Block {
    std::uint32_t live = 0; ///< warps that have not ended
    std::uint32_t position = 0;
    std::uint64_t tag = 0; ///< makes lines of a path that another block was recorded for its own
    std::array<std::vector<std::uint32_t>, barriers> waiting; ///< warps
    std::array<std::uint32_t, barriers> arrived{};            ///< with bar.arrive
    std::array<std::uint32_t, barriers> wanted{};             ///< 0: all
};

double lanesOf(const MachineFigures& figures, Pipe pipe) { return figures.pipes[static_cast<std::size_t>(pipe)].lanes; }

/// Cycles between two instructions of one scheduler in a pipe of which it has its share.
double ownShare(const MachineFigures& figures, Pipe pipe) { return 32.0 * figures.schedulers / lanesOf(figures, pipe); }

class Multiprocessor
{
public:
    Multiprocessor(const MultiprocessorLoad& load, const RunControl& control)
        : m_load(load), m_figures(load.figures), m_control(control), m_memory(load),
          m_schedulers(static_cast<std::size_t>(load.figures.schedulers)),
          m_loadStore(m_schedulers, double(load.figures.schedulers)), m_texture(m_schedulers, 0),
          m_constants(m_schedulers, ownShare(load.figures, Pipe::ConstantCache)),
          m_special(m_schedulers, ownShare(load.figures, Pipe::Special)),
          m_globalQueue(m_schedulers, MemoryQueue(static_cast<std::size_t>(load.figures.memoryQueue))),
          m_sharedQueue(m_schedulers, MemoryQueue(static_cast<std::size_t>(load.figures.sharedQueue))),
          m_textureQueue(m_schedulers, MemoryQueue(static_cast<std::size_t>(load.figures.memoryQueue))),
          m_scheduler(m_schedulers), m_wake(m_schedulers, 0)
    {
        m_warpsOfBlock = load.paths.paths.front().warps.size();
        const std::size_t fitting = std::max<std::size_t>(1, Scheduler::mostPlaces * m_schedulers / m_warpsOfBlock);
        m_blocks.resize(std::min<std::size_t>({load.resident, blocksInAll(), fitting}));
        m_warps.resize(m_blocks.size() * m_warpsOfBlock);
        m_registers = load.program.registers;
        m_ready.assign(m_warps.size() * m_registers, 0);
        m_producer.assign(m_warps.size() * m_registers, StallReason::Wait);
        m_run.sites.resize(load.program.blockAt.size());
        for (std::size_t w = 0; w < m_warps.size(); ++w) {
            m_warps[w].index = static_cast<std::uint32_t>(w);
            m_warps[w].slot = static_cast<std::uint32_t>(w / m_warpsOfBlock);
            m_warps[w].scheduler = static_cast<std::uint32_t>(w % m_schedulers);
            m_warps[w].place = static_cast<std::uint32_t>(w / m_schedulers);
        }
        m_lives.reserve(load.timelineWarps);
    }

    MultiprocessorRun run()
    {
        for (std::size_t slot = 0; slot < m_blocks.size(); ++slot)
            startBlock(slot, m_figures.firstCycles);
        std::uint64_t rounds = 0;
        while (m_running > 0 && m_run.instructions < m_load.mostInstructions) {
            const double now = *std::ranges::min_element(m_wake);
            if (now == never) {
                releaseAll();
                continue;
            }
            if ((++rounds & 0xFFFF) == 0 && m_control.stop.stop_requested())
                throw Cancelled();
            m_now = std::max(m_now, now);
            for (std::size_t s = 0; s < m_schedulers; ++s)
                if (m_wake[s] <= now)
                    if (const std::size_t place = m_scheduler[s].choose(now, m_figures.issueInterval, m_wake[s]);
                        place != Scheduler::nobody)
                        issue(m_warps[place * m_schedulers + s], s, now);
        }
        m_run.isWhole = m_running == 0 && m_next >= blocksInAll();
        m_run.cycles = std::max({m_now, m_end, m_memory.atomicsEnd()});
        for (WarpLife& life : m_lives)
            m_run.lives.push_back(std::move(life));
        for (double& cycles : m_run.pipeCycles)
            cycles /= static_cast<double>(m_schedulers);
        return std::move(m_run);
    }

private:
    double& readyOf(const Warp& warp, std::uint16_t r) { return m_ready[warp.index * m_registers + r]; }
    StallReason& producerOf(const Warp& warp, std::uint16_t r) { return m_producer[warp.index * m_registers + r]; }

    std::size_t blocksInAll() const { return std::min(m_load.paths.blocks.size(), m_load.mostBlocks); }

    void startBlock(std::size_t slot, double at)
    {
        const LaunchPaths& paths = m_load.paths;
        if (m_next >= blocksInAll())
            return;
        const std::size_t position = m_next++;
        at = std::max(at, m_nextStart);
        m_nextStart = at + m_load.blockInterval;
        const BlockPath& path = paths.paths[paths.pathOf[position]];
        Block& block = m_blocks[slot];
        block = {};
        block.position = static_cast<std::uint32_t>(position);
        block.tag = path.block == paths.blocks[position] ? 0 : (position + 1) << 40;
        m_run.blocks.push_back({at, 0, static_cast<std::uint32_t>(slot), 0});
        ++m_running;
        block.live = static_cast<std::uint32_t>(m_warpsOfBlock);
        for (std::size_t w = 0; w < m_warpsOfBlock; ++w) {
            Warp& warp = m_warps[slot * m_warpsOfBlock + w];
            warp.path = &path;
            warp.own = &path.warps[w];
            warp.step = 0;
            warp.repeats = 0;
            warp.op = warp.end = warp.back = nullptr;
            m_scheduler[warp.scheduler].setAge(warp.place, m_age++);
            warp.isLive = true;
            warp.issued = warp.stalled = at;
            warp.copies = warp.stored = 0;
            warp.groups.clear();
            warp.life = nullptr;
            std::fill_n(m_ready.begin() + static_cast<std::ptrdiff_t>(warp.index * m_registers), m_registers, 0);
            if (m_lives.size() < m_load.timelineWarps) {
                m_lives.push_back({paths.blocks[position],
                                   block.position,
                                   static_cast<std::uint32_t>(w),
                                   warp.scheduler,
                                   static_cast<float>(at),
                                   0,
                                   {}});
                warp.life = &m_lives.back();
            }
            advance(warp, at, StallReason::NoInstruction, at);
        }
    }

    /// Makes the warp's next operation known: op, ready, reason. Operations that are no instructions pass by.
    void advance(Warp& warp, double at, StallReason atReason, double now)
    {
        for (;;) {
            if (warp.op == warp.end) { // of a step, which may have no operation at all
                if (warp.back) {
                    warp.op = std::exchange(warp.back, nullptr);
                    warp.end = warp.backEnd;
                    continue;
                }
                if (!nextStep(warp)) {
                    endWarp(warp, now);
                    return;
                }
                continue;
            }
            const MachineOp& op = *warp.op;
            if (op.kind == Kind::Call) {
                call(warp, op);
                continue;
            }
            double ready = at;
            StallReason reason = atReason;
            const double more = op.kind == Kind::Branch && !m_load.program.isListed
                                    ? m_figures.predicateLatency - m_figures.pipes[0].latency
                                    : 0;
            for (std::size_t i = 0; i < op.sources; ++i)
                if (const double when = readyOf(warp, op.source[i]); when > 0 && when + more > ready) {
                    ready = when + more;
                    reason = producerOf(warp, op.source[i]);
                }
            if (op.kind == Kind::Alias) {
                for (std::size_t i = 0; i < op.results; ++i) {
                    readyOf(warp, op.result[i]) = ready > at ? ready : 0;
                    producerOf(warp, op.result[i]) = reason;
                }
                ++warp.op;
                continue;
            }
            for (std::size_t i = 0; i < op.results; ++i)
                if (const double when = readyOf(warp, op.result[i]); when > ready) {
                    ready = when;
                    reason = producerOf(warp, op.result[i]);
                }
            if (op.kind == Kind::CopyWait)
                for (std::size_t g = 0; g + op.groups < warp.groups.size(); ++g)
                    if (warp.groups[g] > ready) {
                        ready = warp.groups[g];
                        reason = StallReason::LongScoreboard;
                    }
            m_scheduler[warp.scheduler].wait(warp.place, ready, gateOf(op), m_wake[warp.scheduler]);
            warp.at = at;
            warp.atReason = atReason;
            warp.reason = reason;
            return;
        }
    }

    /// If the warp has lanes whose operands ask for the function, it executes that; what is for other lanes only if
    /// there are some.
    void call(Warp& warp, const MachineOp& op)
    {
        ++warp.op;
        const std::uint32_t index = op.slot < warp.accesses.size() ? warp.accesses[op.slot] : noAccess;
        if (index == noAccess || warp.own->accesses[index].target != PathTarget::Function ||
            warp.own->accesses[index].lanes == 0 || warp.step == 0)
            return;
        const auto active = static_cast<unsigned>(std::popcount(warp.own->steps[warp.step - 1].mask));
        warp.back = warp.op + (warp.own->accesses[index].lanes >= active ? op.skipped : 0);
        warp.backEnd = warp.end;
        const std::vector<MachineOp>& function = m_load.program.functions[op.function];
        warp.op = function.data();
        warp.end = warp.op + function.size();
    }

    bool nextStep(Warp& warp)
    {
        const std::vector<PathStep>& steps = warp.own->steps;
        if (warp.step >= steps.size())
            return false;
        const std::vector<std::uint32_t>& blockAt = m_load.program.blockAt;
        const std::uint32_t b = blockAt[steps[warp.step].endSite];
        const MachineBlock& block = m_load.program.blocks[b];
        warp.block = b;
        const auto continues = [&](std::size_t next) { return next < steps.size() && follows(steps, next); };
        const MachineBody& body = bodyFor(warp, block, b);
        warp.op = body.ops.data();
        warp.end = warp.op + body.ops.size();
        warp.accesses.assign(std::size_t{block.slots} * body.repeats, noAccess);
        std::uint32_t from = warp.step == 0 ? 0 : steps[warp.step - 1].accesses;
        for (std::uint32_t r = 0; r < body.repeats && warp.repeats > 0; ++r, --warp.repeats)
            do {
                for (; from < steps[warp.step].accesses; ++from)
                    if (const std::uint16_t slot = m_load.program.slotAt[warp.own->accesses[from].site];
                        slot != noSlot && slot < block.slots)
                        warp.accesses[r * block.slots + slot] = from;
                ++warp.step;
            } while (continues(warp.step));
        return true;
    }

    /// Of blocks that became one, those that the warp entered follow one another. Where its threads part, those that
    /// the machine executes later may come first: an earlier block begins anew only if a loop does.
    bool follows(const std::vector<PathStep>& steps, std::size_t next) const
    {
        const MachineProgram& program = m_load.program;
        const std::uint32_t site = steps[next].endSite, before = steps[next - 1].endSite;
        return program.blockAt[site] == program.blockAt[before] &&
               (site > before || (site < before && site < program.isWithin.size() && program.isWithin[site]));
    }

    /// The body with the most executions of those that follow one another.
    const MachineBody& bodyFor(Warp& warp, const MachineBlock& block, std::uint32_t b) const
    {
        if (block.bodies.size() == 1 && block.bodies[0].repeats == 1) {
            warp.repeats = 1;
            return block.bodies[0];
        }
        const std::vector<PathStep>& steps = warp.own->steps;
        if (warp.repeats == 0) {
            warp.repeats = 1;
            for (std::size_t next = warp.step + 1;
                 next < steps.size() && m_load.program.blockAt[steps[next].endSite] == b; ++next)
                warp.repeats += !follows(steps, next);
        }
        const MachineBody* chosen = nullptr;
        for (const MachineBody& body : block.bodies)
            if (!chosen ||
                (body.repeats <= warp.repeats ? chosen->repeats > warp.repeats || body.repeats > chosen->repeats
                                              : body.repeats < chosen->repeats))
                chosen = &body;
        return *chosen;
    }

    /// Whether the warp goes on elsewhere than behind its branch.
    bool isTaken(const Warp& warp) const
    {
        return warp.step < warp.own->steps.size() &&
               m_load.program.blockAt[warp.own->steps[warp.step].endSite] != warp.block + 1;
    }

    void endWarp(Warp& warp, double now)
    {
        warp.isLive = false;
        if (warp.stored > now) {
            m_run.sites[warp.own->steps.back().endSite][static_cast<std::size_t>(StallReason::Drain)] +=
                warp.stored - now;
            now = warp.stored;
        }
        if (warp.life)
            warp.life->end = static_cast<float>(now);
        Block& block = m_blocks[warp.slot];
        --block.live;
        for (std::size_t b = 0; b < barriers; ++b)
            tryRelease(block, b, now);
        if (block.live > 0)
            return;
        m_run.blocks[block.position].end = now;
        m_end = std::max(m_end, now);
        ++m_run.blocksDone;
        --m_running;
        startBlock(warp.slot, now + m_figures.blockStartCycles);
    }

    void tryRelease(Block& block, std::size_t b, double now)
    {
        std::vector<std::uint32_t>& waiting = block.waiting[b];
        const std::uint32_t wanted =
            block.wanted[b] ? std::min(block.wanted[b], block.live + block.arrived[b]) : block.live;
        if (waiting.empty() || waiting.size() + block.arrived[b] < wanted)
            return;
        const double at = std::max(m_barrierFree, now) + m_figures.barrierCycles;
        block.arrived[b] = 0;
        const std::vector<std::uint32_t> released = std::move(waiting);
        waiting.clear();
        for (const std::uint32_t w : released)
            advance(m_warps[w], at, StallReason::Barrier, now);
    }

    /// Nobody can go on, as when a block waits for one that is not simulated.
    void releaseAll()
    {
        bool any = false;
        for (Block& block : m_blocks)
            for (std::size_t b = 0; b < barriers; ++b)
                if (!block.waiting[b].empty()) {
                    any = true;
                    block.wanted[b] = 1;
                    tryRelease(block, b, m_now);
                }
        if (!any)
            m_running = 0;
    }

    static bool isGlobal(const MachineOp& op)
    {
        return op.memory != MachineOp::Memory::Shared && op.memory != MachineOp::Memory::None;
    }

    static bool isSpill(const MachineOp& op) { return op.slot == noSlot && op.memory == MachineOp::Memory::Local; }

    /// An instruction that is no access but waits in the same queue as those on shared memory.
    bool isQueued(const MachineOp& op) const { return op.pipe == Pipe::Special && m_figures.queuesSpecial; }

    Gate gateOf(const MachineOp& op) const
    {
        if (op.pipe == Pipe::LoadStore && isGlobal(op))
            return globalQueue;
        if (op.pipe == Pipe::ConstantCache || isQueued(op))
            return static_cast<Gate>(Pipe::LoadStore);
        return static_cast<Gate>(op.pipe == Pipe::IntegerFma && m_figures.sharesMultiply ? Pipe::Fma : op.pipe);
    }

    /// As MemoryPipe::take, of the pipe that the operation needs.
    double takePipe(const Warp& warp, const MachineOp& op, std::size_t s, double now, double cycles)
    {
        MemoryPipe& pipe = op.pipe == Pipe::Texture         ? m_texture
                           : op.pipe == Pipe::ConstantCache ? m_constants
                           : isQueued(op)                   ? m_special
                                                            : m_loadStore;
        MemoryQueue& queue = op.pipe == Pipe::Texture                     ? m_textureQueue[s]
                             : op.pipe == Pipe::LoadStore && isGlobal(op) ? m_globalQueue[s]
                                                                          : m_sharedQueue[s];
        const double begin = pipe.take(queue, s, now, cycles);
        m_scheduler[s].close(gateOf(op), now, queue.freeAt());
        take(warp, op.readScoreboard, begin + m_figures.operandReadCycles,
             isGlobal(op) ? StallReason::LongScoreboard : StallReason::ShortScoreboard);
        return begin;
    }

    StallReason throttleOf(const MachineOp& op) const
    {
        switch (op.pipe) {
        case Pipe::Texture: return StallReason::TextureQueue;
        case Pipe::ConstantCache: return StallReason::MemoryQueue;
        case Pipe::Special: return isQueued(op) ? StallReason::MemoryQueue : StallReason::MathPipe;
        case Pipe::LoadStore: return isGlobal(op) ? StallReason::LoadStore : StallReason::MemoryQueue;
        default: return StallReason::MathPipe;
        }
    }

    void account(Warp& warp, const MachineOp& op, std::size_t s, double now)
    {
        StateCycles& states = m_run.sites[op.site];
        const double begin = warp.issued, ready = std::clamp(m_scheduler[s].ready(warp.place), begin, now);
        const double stalled = std::clamp(warp.stalled, begin, ready), at = std::clamp(warp.at, stalled, ready);
        const double stopped = now > ready ? m_scheduler[s].stops().closedBetween(ready, now) : 0;
        const double closed =
            now > ready ? std::min(m_scheduler[s].history(gateOf(op)).closedBetween(ready, now), now - ready - stopped)
                        : 0;
        states[static_cast<std::size_t>(StallReason::Dispatch)] += stopped;
        states[static_cast<std::size_t>(StallReason::Wait)] += stalled - begin;
        states[static_cast<std::size_t>(warp.atReason)] += at - stalled;
        states[static_cast<std::size_t>(warp.reason)] += ready - at;
        states[static_cast<std::size_t>(throttleOf(op))] += closed;
        states[static_cast<std::size_t>(StallReason::NotSelected)] += now - ready - closed - stopped;
        states[static_cast<std::size_t>(StallReason::Selected)] += 1;
        if (warp.life && m_events < m_load.timelineEvents) {
            ++m_events;
            const StallReason first = stalled - begin > ready - stalled ? StallReason::Wait
                                      : ready > at                      ? warp.reason
                                                                        : warp.atReason;
            warp.life->events.push_back({static_cast<float>(begin), static_cast<float>(ready), static_cast<float>(now),
                                         op.site, first,
                                         closed > (now - ready) / 3 ? throttleOf(op) : StallReason::NotSelected});
        }
    }

    /// The operation's results are there at `when`.
    void finish(Warp& warp, const MachineOp& op, double when, StallReason producer)
    {
        take(warp, op.writeScoreboard, when, producer);
        for (std::size_t i = 0; i < op.results; ++i) {
            readyOf(warp, op.result[i]) = when;
            producerOf(warp, op.result[i]) = producer;
        }
    }

    /// Several instructions may have the scoreboard.
    void take(const Warp& warp, std::uint8_t scoreboard, double until, StallReason producer)
    {
        if (scoreboard == MachineOp::noScoreboard || until <= readyOf(warp, scoreboard))
            return;
        readyOf(warp, scoreboard) = until;
        producerOf(warp, scoreboard) = producer;
    }

    void issue(Warp& warp, std::size_t s, double now)
    {
        const MachineOp& op = *warp.op;
        account(warp, op, s, now);
        ++m_run.instructions;
        ++m_run.blocks[m_blocks[warp.slot].position].instructions;
        m_run.blocks[m_blocks[warp.slot].position].unforeseen += warp.back || isSpill(op);
        warp.issued = now + 1;
        warp.stalled = now + op.stall;
        if (op.yields)
            m_scheduler[s].yield();
        if (op.dispatch > 0)
            m_scheduler[s].stop(now, now + m_figures.issueInterval + op.dispatch);
        ++warp.op;
        if (op.pipe < Pipe::LoadStore && !isQueued(op)) {
            m_scheduler[s].close(gateOf(op), now, now + op.interval);
            m_run.pipeCycles[static_cast<std::size_t>(op.pipe)] += op.interval;
        }
        double next = now + std::max(m_figures.issueInterval, static_cast<double>(op.stall));
        StallReason reason = StallReason::Wait;
        switch (op.kind) {
        case Kind::Load:
        case Kind::Store:
        case Kind::Atomic:
        case Kind::Copy: access(warp, op, s, now); break;
        case Kind::Shuffle: {
            const double begin = takePipe(warp, op, s, now, m_figures.sharedRequest);
            finish(warp, op, begin + op.latency, StallReason::ShortScoreboard);
            break;
        }
        case Kind::CopyCommit:
            warp.groups.push_back(warp.copies);
            warp.copies = 0;
            break;
        case Kind::CopyWait:
            if (op.groups == 0)
                warp.groups.clear();
            break;
        case Kind::Barrier: {
            Block& block = m_blocks[warp.slot];
            m_barrierFree = std::max(m_barrierFree, now) + m_figures.barrierWarpCycles;
            block.wanted[op.barrier] = op.groups;
            block.waiting[op.barrier].push_back(warp.index);
            tryRelease(block, op.barrier, now);
            return;
        }
        case Kind::Arrive: {
            Block& block = m_blocks[warp.slot];
            block.wanted[op.barrier] = op.groups;
            ++block.arrived[op.barrier];
            tryRelease(block, op.barrier, now);
            break;
        }
        case Kind::Fence:
            next = std::max(next, now + m_figures.sharedLatency);
            reason = StallReason::Fence;
            break;
        case Kind::Branch:
        case Kind::Jump:
            if (op.kind == Kind::Jump || isTaken(warp)) {
                next = std::max(next, now + m_figures.branchCycles);
                reason = StallReason::Branch;
            }
            break;
        default:
            if (isQueued(op)) {
                finish(warp, op, takePipe(warp, op, s, now, 0) + op.latency, StallReason::ShortScoreboard);
                break;
            }
            finish(warp, op, now + op.latency, op.isTracked ? StallReason::ShortScoreboard : StallReason::Wait);
            break;
        }
        advance(warp, next, reason, now);
    }

    void access(Warp& warp, const MachineOp& op, std::size_t s, double now)
    {
        if (op.slot == noSlot && op.pipe == Pipe::ConstantCache) { // of a parameter
            const double begin = takePipe(warp, op, s, now, 32 / lanesOf(m_figures, Pipe::ConstantCache));
            finish(warp, op, begin + m_figures.constantLatency, StallReason::ShortScoreboard);
            return;
        }
        if (isSpill(op)) {
            spill(warp, op, s, now);
            return;
        }
        const std::uint32_t index = op.slot < warp.accesses.size() ? warp.accesses[op.slot] : noAccess;
        if (index == noAccess) {            // all lanes were switched off
            if (!m_load.program.isListed) { // it need not be an instruction at all
                finish(warp, op, now + 1, StallReason::Wait);
                return;
            }
            const double begin = takePipe(warp, op, s, now, m_figures.offCycles);
            finish(warp, op, begin + m_figures.offLatency,
                   isGlobal(op) ? StallReason::LongScoreboard : StallReason::ShortScoreboard);
            return;
        }
        const PathAccess& what = warp.own->accesses[index];
        switch (what.target) {
        case PathTarget::Shared: {
            const double passes = sharedPasses(op, what);
            const double cycles = std::max(passes * m_figures.wavefrontCycles, m_figures.sharedRequest);
            const double begin = takePipe(warp, op, s, now, cycles);
            m_run.pipeCycles[static_cast<std::size_t>(Pipe::LoadStore)] += cycles * double(m_schedulers);
            finish(warp, op, begin + m_figures.sharedLatency + (passes - 1) * m_figures.conflictCycles,
                   StallReason::ShortScoreboard);
            return;
        }
        case PathTarget::Constant: {
            const double cycles = std::max<double>(what.passes * m_figures.constantReplayCycles,
                                                   32 / lanesOf(m_figures, Pipe::ConstantCache));
            const double begin = takePipe(warp, op, s, now, cycles);
            m_run.pipeCycles[static_cast<std::size_t>(Pipe::ConstantCache)] += cycles * double(m_schedulers);
            finish(warp, op, begin + m_figures.constantLatency + what.passes - 1, StallReason::ShortScoreboard);
            return;
        }
        case PathTarget::Texture: {
            const double cycles = 32 / lanesOf(m_figures, Pipe::Texture);
            const double begin = takePipe(warp, op, s, now, cycles);
            m_run.pipeCycles[static_cast<std::size_t>(Pipe::Texture)] += cycles * double(m_schedulers);
            finish(warp, op, begin + m_figures.textureLatency, StallReason::LongScoreboard);
            return;
        }
        default: globalAccess(warp, op, what, s, now); return;
        }
    }

    /// A spilled register: a word of each lane, side by side, which stays in L1.
    void spill(Warp& warp, const MachineOp& op, std::size_t s, double now)
    {
        const double cycles = std::max<double>(m_figures.globalRequest, op.elements);
        const double begin = takePipe(warp, op, s, now, cycles);
        m_run.pipeCycles[static_cast<std::size_t>(Pipe::LoadStore)] += cycles * double(m_schedulers);
        if (op.kind == Kind::Load) {
            finish(warp, op, begin + m_figures.l1Latency + cycles - m_figures.globalRequest,
                   StallReason::LongScoreboard);
            return;
        }
        constexpr unsigned sectorsOfWord = 4;
        warp.stored = std::max({warp.stored, begin + m_figures.drainCycles,
                                m_memory.writeLocal(op.elements * sectorsOfWord, begin, m_run)});
        m_loadStore.add(m_memory.stopAfter(begin));
    }

    /// Loads that the machine joins take as many wavefronts as their words, which several lanes may share; one for two
    /// words of a lane at least (measured: `ld.shared.v4.u32, 1 address`). Where lanes meet in a bank with one word,
    /// they meet with all: the others lie in banks beside it, and are there with the same wavefront.
    static double sharedPasses(const MachineOp& op, const PathAccess& what)
    {
        constexpr double banks = 32, wordsOfLane = 2;
        if (op.width <= 1)
            return what.passes;
        return std::max(
            {double(what.passes), op.width / wordsOfLane, std::ceil(what.lines * double(op.width) / banks)});
    }

    void globalAccess(Warp& warp, const MachineOp& op, const PathAccess& what, std::size_t s, double now)
    {
        const bool isLoad = op.kind == Kind::Load || op.kind == Kind::Copy;
        const std::span<const PathLine> lines(warp.path->lines.data() + what.firstLine, what.lines);
        const double request = isLoad ? m_figures.globalRequest : m_figures.storeRequest;
        constexpr double registerBytes = 4 * 32; // of a warp
        double sectors = 0;
        if (m_figures.sectorCycles > 0)
            for (const PathLine& line : lines)
                sectors += std::popcount(line.sectors);
        const double cycles = std::max({request, sectors * m_figures.sectorCycles, what.passes * op.width + 0.0,
                                        what.lines * (isLoad ? m_figures.lineCycles : m_figures.storeLineCycles),
                                        op.elements * registerBytes / m_figures.l1BytesPerCycle});
        const double begin = takePipe(warp, op, s, now, cycles);
        m_run.pipeCycles[static_cast<std::size_t>(Pipe::LoadStore)] += cycles * double(m_schedulers);
        double done = begin + m_figures.l1Latency + cycles - request;
        const bool isLocalAccess = !lines.empty() && isLocal(lines.front().line);
        const double missedBefore = m_run.l1Sectors - m_run.l1Hits;
        for (const PathLine& line : lines)
            done = std::max(done, m_memory.lineTime({warp.slot, m_blocks[warp.slot].position, m_blocks[warp.slot].tag},
                                                    op, line, begin, isLocalAccess, m_run));
        m_loadStore.add(m_memory.stopAfter(begin));
        if (op.kind == Kind::Store)
            warp.stored = std::max({warp.stored, begin + m_figures.drainCycles, done});
        const double filling = (op.kind == Kind::Copy ? m_figures.copyFillCycles : m_figures.fillCycles) *
                               (m_run.l1Sectors - m_run.l1Hits - missedBefore);
        m_loadStore.add(filling);
        m_run.pipeCycles[static_cast<std::size_t>(Pipe::LoadStore)] += filling * double(m_schedulers);
        if (op.kind == Kind::Copy)
            warp.copies = std::max(warp.copies, done);
        else
            finish(warp, op, done, StallReason::LongScoreboard);
    }

    const MultiprocessorLoad& m_load;
    const MachineFigures& m_figures;
    const RunControl& m_control;
    MemorySide m_memory;
    std::size_t m_schedulers;
    MemoryPipe m_loadStore, m_texture, m_constants, m_special;
    std::vector<MemoryQueue> m_globalQueue, m_sharedQueue, m_textureQueue; ///< by scheduler
    std::uint64_t m_age = 0;
    std::vector<Scheduler> m_scheduler; ///< its places: warp = place × schedulers + scheduler
    std::vector<double> m_wake;         ///< by scheduler: when it can issue next, at the earliest
    std::size_t m_warpsOfBlock = 0, m_registers = 0;
    std::vector<Block> m_blocks;
    std::vector<Warp> m_warps;
    std::vector<double> m_ready;         ///< by warp and register
    std::vector<StallReason> m_producer; ///< by warp and register: what a reader waits for
    std::size_t m_next = 0, m_running = 0, m_events = 0;
    double m_now = 0, m_end = 0, m_barrierFree = 0, m_nextStart = 0;
    std::vector<WarpLife> m_lives;
    MultiprocessorRun m_run;
};

} // namespace

MultiprocessorRun simulate(const MultiprocessorLoad& load, const RunControl& control)
{
    if (load.paths.paths.empty() || load.paths.paths.front().warps.empty() || load.resident == 0)
        return {};
    return Multiprocessor(load, control).run();
}

} // namespace tilescope
