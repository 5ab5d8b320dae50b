#include "gpu/emulator/observe/counters/launch_counting.h"

#include "gpu/emulator/observe/counters/counter_observer.h"
#include "gpu/emulator/observe/counters/site_tally.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <mutex>

namespace tilescope::emulator
{

namespace
{

class SampleRun
{
public:
    SampleRun(const LaunchSetup& setup, const SamplePlaces& sample, std::uint64_t limit, const EmulatorOptions& options,
              const RunControl& control)
        : m_setup(setup), m_sample(sample), m_limit(limit), m_options(options), m_control(control),
          m_instructions(setup.program->kernel->instructions.size()),
          m_sums(sample.strata.size(), LaunchTally(m_instructions))
    {
    }

    void work(WorkerMemory& memory)
    {
        CounterObserver observer(*m_setup.program->kernel);
        BlockRunner runner(
            m_setup, memory, m_options.blockInstructionLimit, &observer, [this](std::uint64_t n) { return account(n); },
            m_options.turns);
        for (std::size_t i = m_next.fetch_add(1); i < m_sample.places.size() && !m_failed; i = m_next.fetch_add(1)) {
            const SamplePlace& place = m_sample.places[i];
            const SampleStratum& stratum = m_sample.strata[place.stratum];
            observer.tally().clear();
            observer.standFor((stratum.blocks + stratum.sampled / 2) / stratum.sampled);
            if (runner.run(place.block).kind != BlockOutcome::Kind::Done)
                m_failed = true;
            const std::lock_guard lock(m_mutex);
            m_sums[place.stratum].add(observer.tally());
        }
        const std::lock_guard lock(m_mutex);
        m_conflicts.push_back(observer.conflicts());
    }

    SampleResult result() const
    {
        if (m_failed)
            return {std::nullopt, m_spent};
        LaunchTally sum(m_instructions);
        for (std::size_t s = 0; s < m_sums.size(); ++s)
            if (const SampleStratum& stratum = m_sample.strata[s]; stratum.sampled)
                sum.addScaled(m_sums[s], stratum.blocks, stratum.sampled);
        LaunchCounters counters = makeLaunchCounters(m_setup, sum);
        std::vector<const ConflictLog*> logs;
        for (const ConflictLog& log : m_conflicts)
            logs.push_back(&log);
        ConflictLog::merge(logs, counters);
        counters.blocksRun = m_sample.places.size();
        return {std::move(counters), m_spent};
    }

private:
    bool account(std::uint64_t instructions)
    {
        if (m_control.stop.stop_requested())
            throw Cancelled();
        return m_spent.fetch_add(instructions, std::memory_order_relaxed) + instructions <= m_limit;
    }

    const LaunchSetup& m_setup;
    const SamplePlaces& m_sample;
    std::uint64_t m_limit;
    const EmulatorOptions& m_options;
    const RunControl& m_control;
    std::size_t m_instructions;
    std::atomic<std::size_t> m_next{0};
    std::atomic<std::uint64_t> m_spent{0};
    std::atomic<bool> m_failed{false};
    std::mutex m_mutex;
    std::vector<LaunchTally> m_sums; ///< per stratum
    std::vector<ConflictLog> m_conflicts;
};

constexpr std::uint64_t mostForEffort = 3'000'000;     ///< warp instructions of a few blocks together
constexpr std::uint64_t mostForOneBlock = 100'000'000; ///< limit for the first of these

class FetchCounter : public Observer
{
public:
    void onTexture(std::uint32_t /*site*/, std::uint32_t /*warp*/, std::uint32_t /*mask*/) override { ++m_fetches; }
    std::uint64_t fetches() const { return m_fetches; }

private:
    std::uint64_t m_fetches = 0;
};

} // namespace

void markEstimated(LaunchCounters& counters)
{
    counters.total.exact = false;
    for (SiteCounters& site : counters.sites)
        site.counters.exact = false;
    for (LineCounters& line : counters.lines)
        line.counters.exact = false;
}

SampleResult countBySample(const LaunchSetup& setup, std::uint64_t blocks, std::uint64_t warpInstructions,
                           const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                           const RunControl& control)
{
    const SamplePlaces sample = samplePlaces(setup.launch->grid, blocks);
    SampleRun run(setup, sample, warpInstructions, options, control);
    const auto workers = static_cast<unsigned>(std::min<std::size_t>(pool.threads(), sample.places.size()));
    pool.run(workers, [&](unsigned worker) { run.work(memory[worker]); });
    SampleResult result = run.result();
    if (result.counters && result.counters->blocksRun < setup.blocks)
        markEstimated(*result.counters);
    return result;
}

namespace
{

constexpr std::uint64_t fewest = 27; ///< first, interior and last of three axes

using Triple = std::array<std::uint64_t, 3>;

/// The number of cells on each axis: as many as fit, dividing the longest extents first.
Triple cellsOf(const Triple& grid, std::uint64_t most)
{
    Triple cells;
    for (std::size_t axis = 0; axis < 3; ++axis)
        cells[axis] = std::min<std::uint64_t>(grid[axis], 3);
    while (true) {
        const std::uint64_t product = cells[0] * cells[1] * cells[2];
        std::size_t longest = 3;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const bool canGrow = cells[axis] < grid[axis] && product / cells[axis] * (cells[axis] + 1) <= most;
            if (canGrow && (longest == 3 || grid[axis] * cells[longest] > grid[longest] * cells[axis]))
                longest = axis;
        }
        if (longest == 3)
            return cells;
        ++cells[longest];
    }
}

/// 0: the first of its axis, 1: between, 2: the last.
std::size_t kindOf(std::uint64_t cell, std::uint64_t cells) { return cell == 0 ? 0 : cell + 1 == cells ? 2 : 1; }

/// The number of blocks of a kind on an axis.
std::uint64_t blocksOf(std::size_t kind, std::uint64_t grid)
{
    return kind == 0 ? 1 : kind == 2 ? std::uint64_t{grid > 1} : grid - std::min<std::uint64_t>(grid, 2);
}

/// splitmix64 (Steele, Lea and Flood 2014).
std::uint64_t mixed(std::uint64_t z)
{
    z += 0x9E37'79B9'7F4A'7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EBULL;
    return z ^ (z >> 31);
}

/// The block of an axis that a cell contributes; `random` has 32 bits. Cells between the ends divide the interior.
std::uint64_t blockIn(std::uint64_t cell, std::uint64_t cells, std::uint64_t grid, std::uint64_t random)
{
    const std::size_t kind = kindOf(cell, cells);
    if (kind != 1)
        return kind == 0 ? 0 : grid - 1;
    const std::uint64_t inner = grid - 2, innerCells = cells - 2;
    const std::uint64_t from = (cell - 1) * inner / innerCells, to = cell * inner / innerCells;
    return 1 + from + ((to - from) * random >> 32);
}

} // namespace

SamplePlaces samplePlaces(const Dim3& dimensions, std::uint64_t most)
{
    const Triple grid{dimensions.x, dimensions.y, dimensions.z};
    const Triple cells = cellsOf(grid, std::max(most, fewest));
    SamplePlaces result;
    result.strata.resize(fewest);
    for (std::size_t s = 0; s < fewest; ++s)
        result.strata[s].blocks = blocksOf(s % 3, grid[0]) * blocksOf(s / 3 % 3, grid[1]) * blocksOf(s / 9, grid[2]);
    for (std::uint64_t c = 0; c < cells[0] * cells[1] * cells[2]; ++c) {
        const Triple cell{c % cells[0], c / cells[0] % cells[1], c / cells[0] / cells[1]};
        Triple at;
        SamplePlace place;
        for (std::size_t axis = 3; axis-- > 0;) {
            at[axis] = blockIn(cell[axis], cells[axis], grid[axis], mixed(c * 3 + axis) >> 32);
            place.stratum = place.stratum * 3 + kindOf(cell[axis], cells[axis]);
        }
        place.block = at[0] + grid[0] * (at[1] + grid[1] * at[2]);
        ++result.strata[place.stratum].sampled;
        result.places.push_back(place);
    }
    std::sort(result.places.begin(), result.places.end(),
              [](const SamplePlace& a, const SamplePlace& b) { return a.block < b.block; });
    return result;
}

EffortSample effortBySample(const LaunchSetup& setup, const EmulatorOptions& options, WorkerMemory& memory,
                            const RunControl& control)
{
    SamplePlaces sample = samplePlaces(setup.launch->grid, 1);
    const auto standsFor = [&](const SamplePlace& place) {
        const SampleStratum& stratum = sample.strata[place.stratum];
        return static_cast<double>(stratum.blocks) / static_cast<double>(stratum.sampled);
    };
    // The most representative places first.
    std::ranges::stable_sort(sample.places, std::ranges::greater(), standsFor);
    FetchCounter observer;
    std::uint64_t spent = 0;
    BlockRunner runner(
        setup, memory, options.blockInstructionLimit, &observer,
        [&](std::uint64_t instructions) {
            if (control.stop.stop_requested())
                throw Cancelled();
            spent += instructions;
            return spent <= mostForOneBlock;
        },
        options.turns);
    double taken = 0, instructions = 0, blocks = 0;
    EffortSample effort;
    const auto now = [&] {
        return static_cast<double>(spent) + fetchInstructions * static_cast<double>(observer.fetches());
    };
    for (auto place = sample.places.begin(); place != sample.places.end() && now() < mostForEffort; ++place) {
        const double before = now(), spentBefore = static_cast<double>(spent);
        const BlockOutcome::Kind end = runner.run(place->block).kind;
        taken += (now() - before) * standsFor(*place);
        instructions += (static_cast<double>(spent) - spentBefore) * standsFor(*place);
        blocks += standsFor(*place);
        if (end == BlockOutcome::Kind::StepLimit || end == BlockOutcome::Kind::LaunchLimit ||
            end == BlockOutcome::Kind::Waits) {
            effort.isLeast = true;
            break;
        }
    }
    effort.warpInstructions = taken * static_cast<double>(setup.blocks) / blocks;
    effort.instructions = instructions * static_cast<double>(setup.blocks) / blocks;
    return effort;
}

} // namespace tilescope::emulator
