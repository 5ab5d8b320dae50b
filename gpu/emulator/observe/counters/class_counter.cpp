#include "gpu/emulator/observe/counters/launch_counting.h"
#include "gpu/recipe/message.h"

#include "gpu/emulator/execute/finding_text.h"
#include "gpu/emulator/observe/counters/counter_observer.h"
#include "gpu/emulator/observe/counters/site_tally.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <random>

namespace tilescope::emulator
{
namespace
{

constexpr std::size_t checkedBlocks = 4;

/// A block to run: to represent its class, or to be compared with it.
struct Task {
    std::uint64_t block = 0;
    std::uint64_t times = 0; ///< blocks it represents; 0: only compared
    std::size_t blockClass = 0;
    bool compared = false; ///< its tally is kept
    LaunchTally tally;
};

std::vector<Task> tasksOf(const LaunchSetup& setup, const BlockClassResult& classes)
{
    std::vector<Task> tasks;
    for (std::size_t c = 0; c < classes.classes.size(); ++c)
        tasks.push_back({classes.classes[c].representative, classes.classes[c].blocks, c, false, LaunchTally()});
    std::mt19937_64 random(setup.blocks);
    for (std::size_t i = 0; i < checkedBlocks; ++i) {
        const std::uint64_t block = random() % setup.blocks;
        const std::size_t c = classOfBlock(classes, setup.launch->grid, block);
        if (c >= classes.classes.size() || std::ranges::find(tasks, block, &Task::block) != tasks.end())
            continue; // a block runs once: two threads that run the same one at a time write the same memory
        tasks[c].compared = true;
        tasks.push_back({block, 0, c, true, LaunchTally()});
    }
    return tasks;
}

class ClassRun
{
public:
    ClassRun(const LaunchSetup& setup, const EmulatorOptions& options, const RunControl& control,
             std::vector<Task>& tasks)
        : m_setup(setup), m_options(options), m_control(control), m_tasks(tasks),
          m_instructions(setup.program->kernel->instructions.size()), m_sum(m_instructions)
    {
    }

    void work(WorkerMemory& memory)
    {
        CounterObserver observer(*m_setup.program->kernel);
        LaunchTally sum(m_instructions);
        BlockRunner runner(m_setup, memory, m_options.blockInstructionLimit, &observer,
                           [this](std::uint64_t n) { return account(n); });
        for (std::size_t i = m_next.fetch_add(1); i < m_tasks.size(); i = m_next.fetch_add(1)) {
            Task& task = m_tasks[i];
            observer.tally().clear();
            observer.standFor(task.times);
            const BlockOutcome outcome = runner.run(task.block);
            if (outcome.kind != BlockOutcome::Kind::Done) {
                note(i, describe(outcome, task.block, m_setup).message);
                continue;
            }
            sum.add(observer.tally(), task.times);
            if (task.compared)
                task.tally = observer.tally();
        }
        const std::lock_guard lock(m_mutex);
        m_sum.add(sum);
        m_conflicts.push_back(observer.conflicts());
    }

    /// The error of the first task that failed; empty if none did.
    const Message& error() const { return m_error; }

    LaunchCounters result() const
    {
        LaunchCounters result = makeLaunchCounters(m_setup, m_sum);
        std::vector<const ConflictLog*> logs;
        for (const ConflictLog& log : m_conflicts)
            logs.push_back(&log);
        ConflictLog::merge(logs, result);
        result.blocksRun = m_tasks.size();
        return result;
    }

private:
    bool account(std::uint64_t instructions)
    {
        if (m_control.stop.stop_requested())
            throw Cancelled();
        return m_spent.fetch_add(instructions, std::memory_order_relaxed) + instructions <=
               m_options.warpInstructionLimit;
    }

    void note(std::size_t task, const Message& message)
    {
        const std::lock_guard lock(m_mutex);
        if (task >= m_failed)
            return;
        m_failed = task;
        m_error = message;
    }

    const LaunchSetup& m_setup;
    const EmulatorOptions& m_options;
    const RunControl& m_control;
    std::vector<Task>& m_tasks;
    std::size_t m_instructions;
    std::atomic<std::size_t> m_next{0};
    std::atomic<std::uint64_t> m_spent{0};
    std::mutex m_mutex;
    LaunchTally m_sum;
    std::vector<ConflictLog> m_conflicts;
    std::size_t m_failed = ~std::size_t{0};
    Message m_error;
};

/// Basic blocks that a run did not reach have no length there, so only the counts are compared.
bool sameCounts(const LaunchTally& a, const LaunchTally& b) { return a.sites == b.sites; }

LaunchCounters without(Message reason)
{
    LaunchCounters none;
    none.reason = std::move(reason);
    none.total.exact = false;
    return none;
}

} // namespace

LaunchCounters countByClasses(const LaunchSetup& setup, const BlockClassResult& classes, const EmulatorOptions& options,
                              WorkerPool& pool, std::vector<WorkerMemory>& memory, const RunControl& control)
{
    if (classes.classes.empty())
        return without(placedReason(classes, setup.source));
    std::vector<Task> tasks = tasksOf(setup, classes);
    ClassRun run(setup, options, control, tasks);
    const auto workers = static_cast<unsigned>(std::min<std::size_t>(pool.threads(), tasks.size()));
    pool.run(workers, [&](unsigned worker) { run.work(memory[worker]); });
    if (!run.error().empty())
        return without(run.error());
    for (std::size_t i = classes.classes.size(); i < tasks.size(); ++i)
        if (!sameCounts(tasks[i].tally, tasks[tasks[i].blockClass].tally))
            return without(say(gpu::phrase("Blocks %1 and %2 were expected to do the same, but they differ."),
                               std::to_string(tasks[tasks[i].blockClass].block), std::to_string(tasks[i].block)));
    return run.result();
}

} // namespace tilescope::emulator
