#include "gpu/emulator/observe/hazards/block_check.h"

#include "gpu/emulator/execute/finding_text.h"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace tilescope::emulator
{
namespace
{

class CheckRun
{
public:
    CheckRun(const LaunchSetup& setup, const std::vector<std::uint64_t>& blocks, const EmulatorOptions& options,
             const RunControl& control, ProgressSpan span)
        : m_setup(setup), m_blocks(blocks), m_options(options), m_control(control), m_span(span),
          m_firstError(blocks.size())
    {
    }

    void work(WorkerMemory& memory, Observer& observer)
    {
        BlockRunner runner(
            m_setup, memory, m_options.blockInstructionLimit, &observer, [this](std::uint64_t n) { return account(n); },
            m_options.turns);
        // Blocks above a faulting one need not run; those below must, because the fault of the lowest block is
        // reported.
        for (std::size_t i = m_next.fetch_add(1); i < m_firstError.load(); i = m_next.fetch_add(1)) {
            const BlockOutcome outcome = runner.run(m_blocks[i]);
            const std::lock_guard lock(m_mutex);
            ++m_run;
            if (outcome.kind != BlockOutcome::Kind::Done && i < m_firstError.load()) {
                m_firstError.store(i);
                m_result.error = describe(outcome, m_blocks[i], m_setup);
            }
            if (m_control.progress)
                m_control.progress(m_span.from + (m_span.to - m_span.from) * static_cast<double>(m_run) /
                                                     static_cast<double>(m_blocks.size()));
        }
    }

    BlockCheckResult result(const HazardDetector& hazards)
    {
        std::optional<std::uint64_t> endedIn;
        if (m_result.error)
            endedIn = m_blocks[m_firstError.load()];
        m_result.hazards = hazards.findings(endedIn);
        m_result.warpInstructions = m_instructions.load();
        m_result.blocksRun = m_run;
        return std::move(m_result);
    }

private:
    bool account(std::uint64_t instructions)
    {
        if (m_control.stop.stop_requested())
            throw Cancelled();
        return m_instructions.fetch_add(instructions, std::memory_order_relaxed) + instructions <=
               m_options.warpInstructionLimit;
    }

    const LaunchSetup& m_setup;
    const std::vector<std::uint64_t>& m_blocks;
    const EmulatorOptions& m_options;
    const RunControl& m_control;
    ProgressSpan m_span;
    std::atomic<std::size_t> m_next{0};
    std::atomic<std::size_t> m_firstError; ///< index of the lowest faulting block; the number of blocks if there is
                                           ///< none
    std::atomic<std::uint64_t> m_instructions{0};
    std::mutex m_mutex;
    std::uint64_t m_run = 0;
    BlockCheckResult m_result;
};

} // namespace

BlockCheckResult checkBlocks(const LaunchSetup& setup, const std::vector<std::uint64_t>& blocks,
                             const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                             const RunControl& control, ProgressSpan span)
{
    const auto workers = static_cast<unsigned>(std::min<std::size_t>(pool.threads(), blocks.size()));
    HazardDetector hazards(setup, {.betweenBlocks = false}, workers);
    CheckRun run(setup, blocks, options, control, span);
    pool.run(workers, [&](unsigned worker) { run.work(memory[worker], hazards.observer(worker)); });
    return run.result(hazards);
}

} // namespace tilescope::emulator
