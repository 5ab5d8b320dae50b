#include "gpu/timing/multiprocessor.h"

#include "gpu/timing/memory_pipe.h"
#include "gpu/timing/memory_side.h"
#include "gpu/timing/scheduler.h"

#include <algorithm>
#include <span>

namespace tilescope
{

namespace
{

using timing::Gate;
using timing::globalQueue;
using timing::isLocal;
using timing::MemoryPipe;
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
    std::uint32_t index = 0, scheduler = 0, slot = 0;
    std::uint32_t place = 0; ///< among the warps of its scheduler
    std::uint32_t block = 0; ///< of the program
    bool isLive = false;
    double issued = 0;  ///< when the cycle of the last instruction was over
    double stalled = 0; ///< end of the wait that the last instruction's control code names
    double at = 0;      ///< end of what else its last instruction caused: atReason; then it waits for `reason`
    StallReason atReason = StallReason::NoInstruction, reason = StallReason::NoInstruction;
    double copies = 0; ///< when the copies of the group that is not yet committed have landed
    std::vector<double> groups;
    std::vector<std::uint32_t> accesses; ///< by slot: of the step
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

class Multiprocessor
{
public:
    Multiprocessor(const MultiprocessorLoad& load, const RunControl& control)
        : m_load(load), m_figures(load.figures), m_control(control), m_memory(load),
          m_schedulers(static_cast<std::size_t>(load.figures.schedulers)),
          m_loadStore(m_schedulers, static_cast<std::size_t>(load.figures.memoryQueue)),
          m_texture(m_schedulers, static_cast<std::size_t>(load.figures.memoryQueue)),
          m_constants(m_schedulers, static_cast<std::size_t>(load.figures.constantQueue)), m_scheduler(m_schedulers),
          m_wake(m_schedulers, 0)
    {
        m_warpsOfBlock = load.paths.paths.front().warps.size();
        const std::size_t fitting = std::max<std::size_t>(1, Scheduler::mostPlaces * m_schedulers / m_warpsOfBlock);
        m_blocks.resize(std::min<std::size_t>({load.resident, load.paths.blocks.size(), fitting}));
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
        m_run.isWhole = m_running == 0 && m_next >= m_load.paths.blocks.size();
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

    void startBlock(std::size_t slot, double at)
    {
        const LaunchPaths& paths = m_load.paths;
        if (m_next >= paths.blocks.size())
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
            warp.op = warp.end = nullptr;
            m_scheduler[warp.scheduler].setAge(warp.place, m_age++);
            warp.isLive = true;
            warp.issued = warp.stalled = at;
            warp.copies = 0;
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
                if (!nextStep(warp)) {
                    endWarp(warp, now);
                    return;
                }
                continue;
            }
            const MachineOp& op = *warp.op;
            double ready = at;
            StallReason reason = atReason;
            const double more = op.kind == Kind::Branch ? m_figures.predicateLatency - m_figures.pipes[0].latency : 0;
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

    bool nextStep(Warp& warp)
    {
        const std::vector<PathStep>& steps = warp.own->steps;
        if (warp.step >= steps.size())
            return false;
        const std::vector<std::uint32_t>& blockAt = m_load.program.blockAt;
        const std::uint32_t b = blockAt[steps[warp.step].endSite];
        const MachineBlock& block = m_load.program.blocks[b];
        warp.block = b;
        // Of blocks that became one, those that the warp entered follow one another.
        const auto continues = [&](std::size_t next) {
            return next < steps.size() && blockAt[steps[next].endSite] == b &&
                   steps[next].endSite > steps[next - 1].endSite;
        };
        warp.op = block.ops.data();
        warp.end = warp.op + block.ops.size();
        warp.accesses.assign(block.slots, noAccess);
        std::uint32_t from = warp.step == 0 ? 0 : steps[warp.step - 1].accesses;
        do {
            for (; from < steps[warp.step].accesses; ++from)
                if (const std::uint16_t slot = m_load.program.slotAt[warp.own->accesses[from].site];
                    slot != noSlot && slot < block.slots)
                    warp.accesses[slot] = from;
            ++warp.step;
        } while (continues(warp.step));
        return true;
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

    static Gate gateOf(const MachineOp& op)
    {
        return op.pipe == Pipe::LoadStore && MemoryPipe::queueOf(op) == MemoryPipe::GlobalOrLocal
                   ? globalQueue
                   : static_cast<Gate>(op.pipe);
    }

    /// As MemoryPipe::take, of the pipe that the operation needs.
    double takePipe(const MachineOp& op, std::size_t s, double now, double cycles)
    {
        MemoryPipe& pipe = op.pipe == Pipe::Texture         ? m_texture
                           : op.pipe == Pipe::ConstantCache ? m_constants
                                                            : m_loadStore;
        const MemoryPipe::Queue queue = op.pipe == Pipe::LoadStore ? MemoryPipe::queueOf(op) : MemoryPipe::Other;
        const double begin = pipe.take(s, queue, now, cycles);
        m_scheduler[s].close(gateOf(op), now, pipe.freeAt(s, queue));
        return begin;
    }

    static StallReason throttleOf(const MachineOp& op)
    {
        switch (op.pipe) {
        case Pipe::Texture: return StallReason::TextureQueue;
        case Pipe::ConstantCache: return StallReason::MemoryQueue;
        case Pipe::LoadStore:
            return MemoryPipe::queueOf(op) == MemoryPipe::Other ? StallReason::MemoryQueue : StallReason::LoadStore;
        default: return StallReason::MathPipe;
        }
    }

    void account(Warp& warp, const MachineOp& op, std::size_t s, double now)
    {
        StateCycles& states = m_run.sites[op.site];
        const double begin = warp.issued, ready = std::clamp(m_scheduler[s].ready(warp.place), begin, now);
        const double stalled = std::clamp(warp.stalled, begin, ready), at = std::clamp(warp.at, stalled, ready);
        const double closed = now > ready ? m_scheduler[s].history(gateOf(op)).closedBetween(ready, now) : 0;
        states[static_cast<std::size_t>(StallReason::Wait)] += stalled - begin;
        states[static_cast<std::size_t>(warp.atReason)] += at - stalled;
        states[static_cast<std::size_t>(warp.reason)] += ready - at;
        states[static_cast<std::size_t>(throttleOf(op))] += closed;
        states[static_cast<std::size_t>(StallReason::NotSelected)] += now - ready - closed;
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

    void finish(Warp& warp, const MachineOp& op, double when, StallReason producer)
    {
        for (std::size_t i = 0; i < op.results; ++i) {
            readyOf(warp, op.result[i]) = when;
            producerOf(warp, op.result[i]) = producer;
        }
    }

    void issue(Warp& warp, std::size_t s, double now)
    {
        const MachineOp& op = *warp.op;
        account(warp, op, s, now);
        ++m_run.instructions;
        ++m_run.blocks[m_blocks[warp.slot].position].instructions;
        warp.issued = now + 1;
        warp.stalled = now + op.stall;
        ++warp.op;
        if (op.pipe < Pipe::LoadStore) {
            m_scheduler[s].close(static_cast<Gate>(op.pipe), now, now + op.interval);
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
            const double begin = takePipe(op, s, now, m_figures.sharedRequest);
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
            if (isTaken(warp)) {
                next = std::max(next, now + m_figures.branchCycles);
                reason = StallReason::Branch;
            }
            break;
        default:
            finish(warp, op, now + op.latency, op.isTracked ? StallReason::ShortScoreboard : StallReason::Wait);
            break;
        }
        advance(warp, next, reason, now);
    }

    void access(Warp& warp, const MachineOp& op, std::size_t s, double now)
    {
        const std::uint32_t index = op.slot < warp.accesses.size() ? warp.accesses[op.slot] : noAccess;
        if (index == noAccess) { // all lanes were switched off
            finish(warp, op, now + 1, StallReason::Wait);
            return;
        }
        const PathAccess& what = warp.own->accesses[index];
        switch (what.target) {
        case PathTarget::Shared: {
            const double cycles = std::max(what.passes * m_figures.wavefrontCycles, m_figures.sharedRequest);
            const double begin = takePipe(op, s, now, cycles);
            m_run.pipeCycles[static_cast<std::size_t>(Pipe::LoadStore)] += cycles * double(m_schedulers);
            finish(warp, op, begin + m_figures.sharedLatency + (what.passes - 1) * m_figures.conflictCycles,
                   StallReason::ShortScoreboard);
            return;
        }
        case PathTarget::Constant: {
            const double cycles = std::max<double>(
                what.passes, 32 / m_figures.pipes[static_cast<std::size_t>(Pipe::ConstantCache)].lanes);
            const double begin = takePipe(op, s, now, cycles);
            m_run.pipeCycles[static_cast<std::size_t>(Pipe::ConstantCache)] += cycles * double(m_schedulers);
            finish(warp, op, begin + m_figures.constantLatency + what.passes - 1, StallReason::ShortScoreboard);
            return;
        }
        case PathTarget::Texture: {
            const double cycles = 32 / m_figures.pipes[static_cast<std::size_t>(Pipe::Texture)].lanes;
            const double begin = takePipe(op, s, now, cycles);
            m_run.pipeCycles[static_cast<std::size_t>(Pipe::Texture)] += cycles * double(m_schedulers);
            finish(warp, op, begin + m_figures.textureLatency, StallReason::LongScoreboard);
            return;
        }
        default: globalAccess(warp, op, what, s, now); return;
        }
    }

    void globalAccess(Warp& warp, const MachineOp& op, const PathAccess& what, std::size_t s, double now)
    {
        const bool isLoad = op.kind == Kind::Load || op.kind == Kind::Copy;
        const std::span<const PathLine> lines(warp.path->lines.data() + what.firstLine, what.lines);
        const double request = isLoad ? m_figures.globalRequest : m_figures.storeRequest;
        constexpr double registerBytes = 4 * 32; // of a warp
        const double cycles = std::max({request, what.passes + 0.0, what.lines * m_figures.lineCycles,
                                        op.elements * registerBytes / m_figures.l1BytesPerCycle});
        const double begin = takePipe(op, s, now, cycles);
        m_run.pipeCycles[static_cast<std::size_t>(Pipe::LoadStore)] += cycles * double(m_schedulers);
        double done = begin + m_figures.l1Latency + cycles - request;
        const bool isLocalAccess = !lines.empty() && isLocal(lines.front().line);
        for (const PathLine& line : lines)
            done = std::max(
                done, m_memory.lineTime({warp.slot, m_blocks[warp.slot].tag}, op, line, begin, isLocalAccess, m_run));
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
    MemoryPipe m_loadStore, m_texture, m_constants;
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
