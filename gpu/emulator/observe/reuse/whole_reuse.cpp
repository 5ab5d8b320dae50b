#include "gpu/emulator/observe/reuse/whole_reuse.h"

#include "gpu/emulator/execute/finding_text.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <atomic>
#include <stdexcept>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint64_t mostForReuse = 1'000'000'000; ///< warp instructions: some seconds on two cores

/// Every block of one launch, spread over the pool's threads.
class WholeRun
{
public:
    WholeRun(const ReuseTarget& target, const EmulatorOptions& options, const RunControl& control, ReuseSums& global,
             ReuseSums& shared)
        : m_target(target), m_options(options), m_control(control), m_global(global), m_shared(shared)
    {
    }

    void work(WorkerMemory& memory)
    {
        ReuseObserver observer(m_target);
        observer.atBlockEnd([&] {
            m_global.add(observer.global()[0]);
            m_shared.add(observer.shared()[0]);
        });
        BlockRunner runner(m_target.setup, memory, m_options.blockInstructionLimit, &observer,
                           [this](std::uint64_t n) { return account(n); });
        constexpr std::uint64_t chunk = 8;
        for (std::uint64_t first = m_next.fetch_add(chunk); first < m_target.setup.blocks;
             first = m_next.fetch_add(chunk)) {
            for (std::uint64_t b = first; b < std::min(first + chunk, m_target.setup.blocks); ++b) {
                const BlockOutcome outcome = runner.run(b);
                if (outcome.kind == BlockOutcome::Kind::LaunchLimit)
                    throw MessageError(gpu::phrase(
                        "Counting the reads of every block takes too long here. Use an image of 512x512 pixels."));
                if (outcome.kind != BlockOutcome::Kind::Done)
                    throw MessageError(describe(outcome, b, m_target.setup).message);
            }
            if (m_control.progress)
                m_control.progress(static_cast<double>(first) / static_cast<double>(m_target.setup.blocks));
        }
        m_ofCopies += observer.bytesOfCopies();
        m_ofOthers += observer.bytesOfOthers();
    }

    bool readsMoreOthers() const { return m_ofOthers > m_ofCopies; }

private:
    bool account(std::uint64_t instructions)
    {
        if (m_control.stop.stop_requested())
            throw Cancelled();
        return m_spent.fetch_add(instructions, std::memory_order_relaxed) + instructions <=
               std::min(mostForReuse, m_options.warpInstructionLimit);
    }

    const ReuseTarget& m_target;
    const EmulatorOptions& m_options;
    const RunControl& m_control;
    ReuseSums &m_global, &m_shared;
    std::atomic<std::uint64_t> m_next{0}, m_spent{0}, m_ofCopies{0}, m_ofOthers{0};
};

} // namespace

bool addReuseOfAll(const ReuseTarget& target, const EmulatorOptions& options, WorkerPool& pool,
                   std::vector<WorkerMemory>& memory, const RunControl& control, ReuseSums& global, ReuseSums& shared)
{
    WholeRun run(target, options, control, global, shared);
    pool.run(workersOf(target.setup, pool), [&](unsigned worker) { run.work(memory[worker]); });
    return run.readsMoreOthers();
}

} // namespace tilescope::emulator
