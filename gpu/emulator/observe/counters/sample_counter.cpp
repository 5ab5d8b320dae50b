#include "gpu/emulator/observe/counters/sample_counter.h"

#include "gpu/emulator/observe/counters/counter_observer.h"
#include "gpu/emulator/observe/counters/counter_results.h"
#include "gpu/emulator/observe/counters/sample_places.h"

#include <algorithm>
#include <atomic>
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
        CounterObserver observer(m_instructions);
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
        counters.conflicts = ConflictLog::merge(logs);
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
    std::vector<LaunchTally> m_sums; ///< by stratum
    std::vector<ConflictLog> m_conflicts;
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

} // namespace tilescope::emulator
