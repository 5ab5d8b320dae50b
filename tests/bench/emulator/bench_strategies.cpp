// Measures how fast the emulator runs each strategy of the program:  bench_strategies [SIDE] [RUNS]
// [OPERATION/STRATEGY, or how it begins]
// One line a strategy, with its default parameters on a picture of SIDE × SIDE: PTX warp instructions, the least
// processor time of all threads together (which is comparable on a shared machine), and instructions per second of that
// time.

#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/bench/processor_time.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <string>

using namespace tilescope;

namespace
{

void measure(Runner& runner, const std::string& operation, const Strategy& strategy,
             const std::array<ImagePtr, 2>& images, int runs)
{
    RunRequest request;
    request.recipe.operation = operation;
    request.recipe.strategy = strategy.name;
    request.recipe.backend = BackendChoice::Emulator;
    request.recipe.counters = CounterMode::None;
    request.recipe = runner.registry().completed(request.recipe);
    request.depth = RunDepth::Picture;
    request.annotate = false;
    double least = std::numeric_limits<double>::infinity();
    std::uint64_t instructions = 0;
    try {
        for (int run = 0; run <= runs; ++run) {                        // the first one compiles
            request.image = images[static_cast<std::size_t>(run % 2)]; // the result of the last picture is kept
            const double begin = processorMs();
            const Report report = runner.run(request, {});
            if (run > 0)
                least = std::min(least, processorMs() - begin);
            instructions = report.emulation ? report.emulation->warpInstructions : 0;
        }
    } catch (const std::exception& error) {
        std::printf("%-20s %-20s %s\n", operation.c_str(), strategy.name.c_str(), error.what());
        return;
    }
    const double millions = static_cast<double>(instructions) / 1e6;
    std::printf("%-20s %-20s %9.2f M instr. %9.2f ms %7.0f M/s\n", operation.c_str(), strategy.name.c_str(), millions,
                least, millions / least * 1e3);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const int side = argc > 1 ? std::atoi(argv[1]) : 512;
    const int runs = argc > 2 ? std::max(1, std::atoi(argv[2])) : 5;
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    Runner runner(options);
    const auto picture = [side] { return std::make_shared<const Image>(makeSample("board", side, side)); };
    const std::array<ImagePtr, 2> images{picture(), picture()};
    for (const Operation& operation : runner.registry().operations())
        for (const Strategy& strategy : operation.strategies)
            if ((argc <= 3 || (operation.name + "/" + strategy.name).starts_with(argv[3])) && strategy.hasText())
                measure(runner, operation.name, strategy, images, runs);
}
