#include "gpu/emulator/execute/launch_runner.h"

#include "gpu/emulator/execute/finding_text.h"
#include "gpu/recipe/words/duration.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <mutex>

namespace tilescope::emulator
{
namespace
{

class LaunchRun
{
public:
    LaunchRun(const LaunchSetup& setup, const EmulatorOptions& options, const RunControl& control, ProgressSpan span,
              unsigned workers, const EndedBlocks& watch)
        : m_setup(setup), m_options(options), m_control(control), m_span(span), m_watch(watch),
          m_chunk(chunkOf(setup.blocks, workers)), m_runners(workers), m_firstError(setup.blocks), m_at(workers)
    {
        for (std::atomic<std::uint64_t>& at : m_at)
            at = setup.blocks;
    }

    void work(unsigned worker, WorkerMemory& memory, Observer* observer)
    {
        BlockRunner runner(
            m_setup, memory, m_options.blockInstructionLimit, observer, [this](std::uint64_t n) { return account(n); },
            m_options.turns);
        PrintLog prints(m_setup.printsWhole);
        runner.collectPrints(prints);
        runner.shareWork(m_runners);
        runBlocks(runner, m_at[worker]);
        m_at[worker] = m_setup.blocks;
        m_runners.end();
        notePrints(prints);
    }

    LaunchResult result() const
    {
        LaunchResult result;
        result.error = m_error;
        result.errorBlock = m_firstError.load();
        result.warpInstructions = m_instructions.load();
        result.blocksRun = m_blocksRun.load();
        // Blocks above a faulting one may have run or not.
        std::vector<PrintedText> texts;
        std::ranges::copy_if(m_prints, std::back_inserter(texts),
                             [&](const PrintedText& text) { return text.block <= result.errorBlock; });
        std::ranges::stable_sort(texts, {}, &PrintedText::block);
        if (m_setup.printsWhole) {
            for (const PrintedText& text : texts)
                result.printed += text.text;
            return result;
        }
        const std::uint64_t count = m_error ? texts.size() : m_printCount;
        texts.resize(std::min(texts.size(), PrintLog::most));
        result.prints = describe(texts, count, m_setup);
        return result;
    }

private:
    void runBlocks(BlockRunner& runner, std::atomic<std::uint64_t>& at)
    {
        at = 0;
        while (true) {
            const std::uint64_t first = m_next.fetch_add(m_chunk);
            // Blocks above a faulting one need not run; those below must, because the fault of the lowest block is
            // reported.
            if (first >= m_firstError.load())
                return;
            at = first; // until then it stands lower, so that the blocks before it have ended
            const std::uint64_t end = std::min(first + m_chunk, m_setup.blocks);
            for (std::uint64_t block = first; block < end && block < m_firstError.load(); ++block) {
                const BlockOutcome outcome = mayBegin() ? runner.run(block) : launchLimit();
                if (outcome.kind != BlockOutcome::Kind::Done)
                    note(outcome, block);
                m_blocksRun.fetch_add(1, std::memory_order_relaxed);
            }
            reportProgress();
            tellEnded();
        }
    }

    void tellEnded()
    {
        if (!m_watch.ended)
            return;
        const std::unique_lock turn(m_telling, std::try_to_lock);
        const auto now = std::chrono::steady_clock::now();
        if (!turn || now - m_told < m_watch.every)
            return;
        m_watch.ended(*std::ranges::min_element(m_at, {}, [](const auto& at) { return at.load(); }));
        m_told = std::chrono::steady_clock::now();
    }

    /// Small enough that every thread has work until the end, large enough that the counter is not contended.
    static std::uint64_t chunkOf(std::uint64_t blocks, unsigned workers)
    {
        return std::clamp<std::uint64_t>(blocks / (std::uint64_t{workers} * 16), 1, 64);
    }

    /// Warps that end within their first turn do not reach the limit's check, but many short warps are a long launch
    /// too.
    bool mayBegin() const { return m_instructions.load(std::memory_order_relaxed) <= m_options.warpInstructionLimit; }
    static BlockOutcome launchLimit()
    {
        BlockOutcome outcome;
        outcome.kind = BlockOutcome::Kind::LaunchLimit;
        return outcome;
    }

    bool account(std::uint64_t instructions)
    {
        if (m_control.stop.stop_requested())
            throw Cancelled();
        const std::uint64_t sum = m_instructions.fetch_add(instructions, std::memory_order_relaxed) + instructions;
        return sum <= m_options.warpInstructionLimit;
    }

    void notePrints(const PrintLog& prints)
    {
        const std::lock_guard lock(m_mutex);
        m_prints.insert(m_prints.end(), prints.texts().begin(), prints.texts().end());
        m_printCount += prints.count();
    }

    void note(const BlockOutcome& outcome, std::uint64_t block)
    {
        const std::lock_guard lock(m_mutex);
        if (block >= m_firstError.load())
            return;
        m_firstError.store(block);
        m_error = describe(outcome, block, m_setup);
    }

    /// At most a hundred times per launch.
    void reportProgress()
    {
        if (!m_control.progress)
            return;
        const std::uint64_t percent = m_blocksRun.load(std::memory_order_relaxed) * 100 / m_setup.blocks;
        const std::lock_guard lock(m_mutex);
        if (percent <= m_percent)
            return;
        m_percent = percent;
        m_control.progress(m_span.from + (m_span.to - m_span.from) * static_cast<double>(percent) / 100);
    }

    const LaunchSetup& m_setup;
    const EmulatorOptions& m_options;
    const RunControl& m_control;
    ProgressSpan m_span;
    const EndedBlocks& m_watch;
    std::mutex m_telling;
    std::chrono::steady_clock::time_point m_told = std::chrono::steady_clock::now();
    std::uint64_t m_chunk;
    std::atomic<std::uint64_t> m_next{0}, m_instructions{0}, m_blocksRun{0};
    WaitingRunners m_runners;
    std::atomic<std::uint64_t> m_firstError; ///< lowest faulting block; the number of blocks if there is none
    /// A worker's first block that may not have ended; the number of blocks before its first and after its last.
    std::vector<std::atomic<std::uint64_t>> m_at;
    std::mutex m_mutex;
    std::uint64_t m_percent = 0;
    std::optional<Finding> m_error;
    std::vector<PrintedText> m_prints;
    std::uint64_t m_printCount = 0;
};

} // namespace

LaunchResult runLaunch(const LaunchSetup& setup, const EmulatorOptions& options, WorkerPool& pool,
                       std::vector<WorkerMemory>& memory, const RunControl& control, ProgressSpan span,
                       LaunchObservation* observation, const EndedBlocks& watch)
{
    const unsigned workers = workersOf(setup, pool);
    LaunchRun run(setup, options, control, span, workers, watch);
    pool.run(workers, [&](unsigned worker) {
        run.work(worker, memory[worker], observation ? observation->observer(worker) : nullptr);
    });
    return run.result();
}

unsigned workersOf(const LaunchSetup& setup, const WorkerPool& pool)
{
    // What malloc returns depends on the order of the blocks.
    const unsigned threads = setup.program->module->usesHeap && !setup.blocksMeet ? 1 : pool.threads();
    return static_cast<unsigned>(std::min<std::uint64_t>(threads, setup.blocks));
}

// How fast a launch is.

namespace
{

constexpr std::int64_t longest = 30'000'000;     ///< ns of a thread's measurement
constexpr std::int64_t longestBlock = 8'000'000; ///< ns of a block: the rest of it is assumed to be as fast
constexpr std::uint64_t betweenLooks = 20'000;   ///< warp instructions: reading the clock would slow down short turns
constexpr std::uint64_t mostBlocks = 64;         ///< of a thread

/// What one thread has measured.
struct Measurement {
    std::uint64_t instructions = 0;
    std::int64_t nanoseconds = 0;
};

} // namespace

double launchSpeed(const LaunchSetup& setup, const EmulatorOptions& options, WorkerPool& pool,
                   std::vector<WorkerMemory>& memory, const RunControl& control)
{
    const unsigned workers = workersOf(setup, pool);
    const std::uint64_t blocks = std::min(setup.blocks, mostBlocks * workers);
    std::vector<Measurement> sums(workers);
    pool.run(workers, [&](unsigned worker) {
        Measurement sum, now;
        std::int64_t begin = 0;
        std::uint64_t nextLook = 0;
        BlockRunner runner(
            setup, memory[worker], options.blockInstructionLimit, nullptr,
            [&](std::uint64_t instructions) {
                if (control.stop.stop_requested())
                    throw Cancelled();
                now.instructions += instructions;
                if (now.instructions < nextLook)
                    return true;
                nextLook = now.instructions + betweenLooks;
                return threadNanoseconds() - begin < longestBlock;
            },
            options.turns);
        const auto measure = [&](std::uint64_t block) {
            now.instructions = 0;
            nextLook = betweenLooks;
            begin = threadNanoseconds();
            runner.run(block);
            now.nanoseconds = threadNanoseconds() - begin;
        };
        for (std::uint64_t i = worker; i < blocks && sum.nanoseconds < longest; i += workers) {
            const std::uint64_t block = (2 * i + 1) * setup.blocks / (2 * blocks); // the middle of a part of the grid
            measure(block); // its memory comes into the caches and page tables
            measure(block);
            sum.instructions += now.instructions;
            sum.nanoseconds += now.nanoseconds;
        }
        sums[worker] = sum;
    });
    double instructions = 0, nanoseconds = 0;
    for (const Measurement& sum : sums) {
        instructions += static_cast<double>(sum.instructions);
        nanoseconds += static_cast<double>(sum.nanoseconds);
    }
    return 1e9 * std::max(instructions, 1.0) / std::max(nanoseconds, 1.0);
}

} // namespace tilescope::emulator
