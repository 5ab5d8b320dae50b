#include "gpu/emulator/execute/block_runner.h"

#include "gpu/emulator/execute/warp.h"
#include "gpu/emulator/observe/observer.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>
#include <utility>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint32_t noSlot = 0xFFFF'FFFF;

std::uint32_t maskOfLanes(std::uint64_t lanes) { return lanes >= laneCount ? allLanes : (1U << lanes) - 1; }

/// For programs whose lanes may part: the length of a turn, and for how many turns lanes may continue while others of
/// their warp wait. An ordinary loop that some lanes leave late should end within that limit; once it is exceeded, the
/// block probably contains a lock, and the limit is lowered so that little time is spent waiting.
constexpr std::int64_t partingTurn = 256;
constexpr std::uint32_t partingPatience = 64;
/// Warp instructions after which a block that only repeats itself is said to wait, some hundredths of a second.
constexpr std::uint64_t waitingPatience = 100'000;

bool canRun(const Warp& warp) { return warp.stop == Stop::None || warp.stop == Stop::Pause; }

} // namespace

BlockRunner::BlockRunner(const LaunchSetup& setup, WorkerMemory& memory, std::uint64_t blockLimit, Observer* observer,
                         Account account, const WarpTurns& turns)
    : m_setup(setup), m_program(*setup.program), m_memory(memory), m_blockLimit(blockLimit),
      m_account(std::move(account)), m_regions(setup.regions), m_warps(setup.warps), m_copies(setup.warps),
      m_turns(turns), m_order(setup.warps)
{
    m_turns.instructions = std::max<std::int64_t>(m_turns.instructions, 1);
    if (m_program.lanesPart) {
        m_turns.instructions = std::min(m_turns.instructions, partingTurn);
        m_standing.resize(setup.warps);
    }
    std::iota(m_order.begin(), m_order.end(), 0U);
    if (m_turns.order == WarpTurns::Order::Descending)
        std::reverse(m_order.begin(), m_order.end());

    m_fileBytes = (m_program.fileBytes + 255U) / 256U * 256U;
    m_memory.files.resize(m_fileBytes * setup.warps);
    std::memset(m_memory.files.data(), 0, m_memory.files.bytes());
    m_memory.shared.resize(setup.sharedBytes);
    m_memory.local.resize(m_program.kernel->localBytes * laneCount * setup.warps);
    m_regions[SharedRegion] = {m_memory.shared.data(), setup.sharedBytes};

    m_block.regions = m_regions.data();
    m_block.regionCount = m_regions.size();
    m_block.shared = m_memory.shared.data();
    m_block.sharedBytes = setup.sharedBytes;
    m_block.localBytes = m_program.kernel->localBytes;
    m_block.textures = setup.memory->textures().data();
    m_block.textureCount = setup.memory->textures().size();
    m_block.copies = &m_copies;
    m_block.heap = setup.memory->heap();
    m_block.observer = observer;

    m_blockIndexSlot.fill(noSlot);
    for (const SpecialSlot& special : m_program.specials)
        if (special.special == ptx::Special::CtaidX)
            m_blockIndexSlot[0] = special.slot;
        else if (special.special == ptx::Special::CtaidY)
            m_blockIndexSlot[1] = special.slot;
        else if (special.special == ptx::Special::CtaidZ)
            m_blockIndexSlot[2] = special.slot;

    for (std::uint32_t w = 0; w < setup.warps; ++w) {
        m_warps[w].index = w;
        m_warps[w].block = &m_block;
        m_warps[w].local = m_memory.local.data() + w * laneCount * m_program.kernel->localBytes;
        m_warps[w].mask = m_warps[w].live = allLanes;
        fillSlots(w);
        for (const Op& op : m_program.prologue)
            op.run(&op, file(w), m_warps[w]);
    }
}

BlockOutcome BlockRunner::run(std::uint64_t block)
{
    start(block);
    if (m_block.prints)
        m_block.prints->beginBlock(block);
    if (m_block.observer)
        m_block.observer->onBlockBegin(block);
    while (true) {
        bool ran = false;
        if (m_turns.order == WarpTurns::Order::Shuffled)
            shuffle();
        for (const std::uint32_t w : m_order) {
            Warp& warp = m_warps[w];
            if (!canRun(warp))
                continue;
            ran = true;
            const BlockOutcome outcome = takeTurn(warp);
            if (outcome.kind != BlockOutcome::Kind::Done) {
                setWaiting(false);
                return outcome;
            }
        }
        const bool released = releaseBarriers();
        if (ran || released)
            continue;
        const bool exited =
            std::all_of(m_warps.begin(), m_warps.end(), [](const Warp& w) { return w.stop == Stop::Exited; });
        if (!exited)
            return deadlock();
        if (m_block.observer)
            m_block.observer->onBlockEnd();
        return {};
    }
}

void BlockRunner::start(std::uint64_t block)
{
    const Dim3& grid = m_setup.launch->grid;
    const std::uint64_t index[3] = {block % grid.x, block / grid.x % grid.y, block / grid.x / grid.y};
    for (std::uint32_t w = 0; w < m_warps.size(); ++w) {
        Warp& warp = m_warps[w];
        for (int i = 0; i < 3; ++i)
            if (m_blockIndexSlot[static_cast<std::size_t>(i)] != noSlot) {
                const auto value = static_cast<std::uint32_t>(index[i]);
                std::memcpy(file(w) + m_blockIndexSlot[static_cast<std::size_t>(i)], &value, sizeof value);
            }
        warp.mask = warp.live = maskOfLanes(m_setup.threads - std::uint64_t{w} * laneCount);
        warp.stop = Stop::None;
        warp.resume = m_program.ops.data();
        warp.depth = 0;
        warp.savedMask = 0;
        warp.overtaken = 0;
        warp.left = 0;
        if (m_program.lanesPart)
            warp.polls = {};
    }
    std::ranges::fill(m_standing, Standing{});
    m_patience = partingPatience;
    m_waited = 0;
    setWaiting(false);
    // A GPU leaves old data there; the same fill for each block keeps runs repeatable.
    std::memset(m_memory.shared.data(), 0xCD, m_memory.shared.bytes());
    std::memset(m_memory.local.data(), 0xCD, m_memory.local.bytes());
    m_block.fault = {};
    m_copies.begin();
    m_blockInstructions = 0;
    m_random = m_turns.seed * 0x9E37'79B9'7F4A'7C15ULL + block; // depends only on the block, not on the thread that
                                                                // runs it
    m_arrived.fill(0);
}

/// Fisher and Yates, from a fixed order, with splitmix64 (Steele, Lea and Flood 2014).
void BlockRunner::shuffle()
{
    std::iota(m_order.begin(), m_order.end(), 0U);
    for (std::size_t left = m_order.size(); left > 1; --left) {
        std::uint64_t z = m_random += 0x9E37'79B9'7F4A'7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EBULL;
        std::swap(m_order[left - 1], m_order[(z ^ (z >> 31)) % left]);
    }
}

/// Runs until the warp stops; with turns by observer perhaps earlier. The whole state of a warp is in `warp` and its
/// registers, so that it can be suspended after any op.
void BlockRunner::runWarp(Warp& warp)
{
    std::byte* const registers = file(warp.index);
    Observer* const observer = m_block.observer;
    if (!observer || !m_turns.byObserver) {
        for (const Op* op = warp.resume; op;)
            op = op->run(op, registers, warp);
        return;
    }
    for (const Op* op = warp.resume; op;) {
        op = op->run(op, registers, warp);
        if (!observer->endsTurn() || !op)
            continue;
        if (m_turns.alternates) {
            warp.resume = op;
            warp.stop = Stop::Pause;
            return;
        }
        observer->onTurn(warp.index);
    }
}

BlockOutcome BlockRunner::takeTurn(Warp& warp)
{
    // An observer may end a turn after an event; the rest of the turn counts until it would have ended by itself.
    if (!m_turns.byObserver || warp.left <= 0) {
        warp.left = m_turns.instructions;
        if (m_program.lanesPart)
            warp.polls.any = warp.polls.progress = false;
    }
    const std::int64_t granted = warp.left;
    warp.stop = Stop::None;
    if (m_block.observer)
        m_block.observer->onTurn(warp.index);
    runWarp(warp);

    BlockOutcome outcome;
    const auto used = static_cast<std::uint64_t>(granted - warp.left);
    m_blockInstructions += used;
    const bool mayGoOn = m_account(used);
    if (warp.stop == Stop::Fault) {
        outcome.kind = BlockOutcome::Kind::Fault;
        outcome.fault = m_block.fault;
        outcome.site = m_block.fault.site;
    } else if (warp.stop != Stop::Exited && (!mayGoOn || m_blockInstructions > m_blockLimit)) {
        outcome.kind = mayGoOn ? BlockOutcome::Kind::StepLimit : BlockOutcome::Kind::LaunchLimit;
        outcome.site = warp.resume->site;
        outcome.warp = warp.index;
    } else if (m_program.lanesPart && waitsInVain(warp, used)) {
        outcome.kind = BlockOutcome::Kind::Waits;
        const Warp& first = *std::ranges::find_if(m_warps, canRun); // the same one however long others were waited for
        outcome.site = first.resume->site;
        outcome.warp = first.index;
    } else if (warp.stop == Stop::Barrier && warp.barrierArrives) {
        m_arrived[warp.barrier] += laneCount;
        warp.stop = Stop::Pause;
    } else if (warp.stop == Stop::Pause && m_program.lanesPart && warp.left <= 0 && !warp.savedMask) {
        letOthersPass(warp);
    }
    return outcome;
}

/// Lanes that have continued for long while others wait may be waiting for exactly those.
void BlockRunner::letOthersPass(Warp& warp)
{
    Standing& standing = m_standing[warp.index];
    standing.turns = standing.mask == warp.mask ? standing.turns + 1 : 0;
    standing.mask = warp.mask;
    if (warp.mask == warp.live || standing.turns < m_patience || !overtake(warp))
        return;
    m_patience = 1;
    standing = {};
}

/// Whether the turn did nothing but read what it had read before, and ended in a state that the warp has been in.
bool BlockRunner::repeatsItself(Warp& warp)
{
    if (warp.stop != Stop::Pause || !warp.polls.any || warp.polls.progress)
        return false;
    constexpr std::uint64_t factor = 0x9E37'79B9'7F4A'7C15ULL;
    std::uint64_t hash = (static_cast<std::uint64_t>(warp.resume - m_program.ops.data()) << 32 | warp.mask) * factor;
    for (std::size_t at = 0; at < m_fileBytes; at += sizeof hash) {
        std::uint64_t word;
        std::memcpy(&word, file(warp.index) + at, sizeof word);
        hash = (hash ^ hash >> 32 ^ word) * factor;
    }
    return !warp.polls.states.add(hash);
}

void WaitingRunners::change()
{
    ++m_round;
    m_confirmed = 0;
}

void WaitingRunners::begin()
{
    const std::lock_guard lock(m_mutex);
    ++m_waiting;
    change();
}

void WaitingRunners::goOn()
{
    const std::lock_guard lock(m_mutex);
    --m_waiting;
    change();
}

void WaitingRunners::end()
{
    const std::lock_guard lock(m_mutex);
    --m_running;
    change();
}

bool WaitingRunners::confirm(std::uint64_t round, bool isFirst)
{
    const std::lock_guard lock(m_mutex);
    if (round != m_round.load())
        return false;
    m_confirmed += isFirst;
    return m_confirmed >= m_running.load();
}

void BlockRunner::setWaiting(bool waiting)
{
    if (m_runners && waiting != m_isWaiting)
        waiting ? m_runners->begin() : m_runners->goOn();
    m_isWaiting = waiting;
}

/// Whether nothing can end the waiting of this block: its warps repeat themselves, or stand at barriers, and so do
/// those of all other blocks. Since that is known, each has repeated itself for a while, so that it has read what
/// another stored before it began to wait.
bool BlockRunner::waitsInVain(Warp& warp, std::uint64_t used)
{
    const bool isPart = warp.stop == Stop::Pause && warp.left > 0; // of a turn, with turns by observer
    if (!isPart && !repeatsItself(warp)) {
        m_waited = 0;
        setWaiting(false);
        return false;
    }
    m_waited += used;
    if (m_waited > waitingPatience)
        setWaiting(true);
    if (!m_runners || !m_isWaiting)
        return m_waited > 2 * waitingPatience;
    const std::uint64_t round = m_runners->round();
    if (round != m_round || !m_runners->allWait()) {
        m_round = round;
        m_hasConfirmed = false;
        m_waited = waitingPatience;
    }
    if (m_waited <= 2 * waitingPatience)
        return false;
    return m_runners->confirm(m_round, !std::exchange(m_hasConfirmed, true));
}

bool BlockRunner::releaseBarriers()
{
    std::uint64_t alive = 0;
    std::array<std::uint64_t, 16> waiting{};
    for (const Warp& warp : m_warps) {
        alive += warp.stop != Stop::Exited;
        if (warp.stop == Stop::Barrier)
            ++waiting[warp.barrier];
    }
    bool released = false;
    for (std::uint32_t id = 0; id < waiting.size(); ++id)
        if (waiting[id] > 0 && mayRelease(id, waiting[id], alive)) {
            release(id);
            released = true;
        }
    return released;
}

/// Without a count every thread that has not exited must have arrived; with one, that many threads (a warp counts
/// whole).
bool BlockRunner::mayRelease(std::uint32_t id, std::uint64_t waiting, std::uint64_t alive) const
{
    for (const Warp& warp : m_warps)
        if (warp.stop == Stop::Barrier && warp.barrier == id)
            return warp.barrierThreads ? waiting * laneCount + m_arrived[id] >= warp.barrierThreads : waiting == alive;
    return false;
}

void BlockRunner::release(std::uint32_t id)
{
    std::uint32_t yes = 0, voters = 0;
    for (const Warp& warp : m_warps)
        if (warp.stop == Stop::Barrier && warp.barrier == id && warp.barrierReduces) {
            yes += static_cast<std::uint32_t>(std::popcount(warp.barrierVotes));
            voters += static_cast<std::uint32_t>(std::popcount(warp.mask));
        }
    std::uint32_t released = 0;
    for (Warp& warp : m_warps)
        if (warp.stop == Stop::Barrier && warp.barrier == id) {
            released |= 1U << warp.index;
            warp.barrierYes = yes;
            warp.barrierVoters = voters;
            warp.stop = Stop::None;
        }
    m_arrived[id] = 0;
    if (m_block.observer)
        m_block.observer->onBarrierRelease(released);
}

BlockOutcome BlockRunner::deadlock() const
{
    BlockOutcome outcome;
    outcome.kind = BlockOutcome::Kind::Deadlock;
    const Warp* first = nullptr;
    for (const Warp& warp : m_warps)
        if (warp.stop == Stop::Barrier && !first) {
            first = &warp;
            outcome.warp = warp.index;
            outcome.site = warp.resume[-1].site;
        }
    for (const Warp& warp : m_warps) {
        const bool elsewhere = warp.stop == Stop::Barrier && first && warp.barrier != first->barrier;
        if (!elsewhere && warp.stop != Stop::Exited)
            continue;
        outcome.otherWarp = warp.index;
        outcome.otherExited = !elsewhere;
        outcome.otherSite = elsewhere ? warp.resume[-1].site : 0;
        if (elsewhere)
            break;
    }
    return outcome;
}

} // namespace tilescope::emulator
