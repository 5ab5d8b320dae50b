#include "gpu/emulator/execute/launch_speed.h"

#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/recipe/thread_time.h"

#include <algorithm>
#include <cstdint>

namespace tilescope::emulator
{

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
