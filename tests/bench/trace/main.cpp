// Measures how long it takes to trace one block of a recipe, with code compiled before, and to step through the trace.
//   bench_trace [WIDTHxHEIGHT]...

#include "gpu/emulator/observe/trace/replay.h"
#include "gpu/image/sample.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

using namespace tilescope;

namespace
{

constexpr int repetitions = 21;

template <class Work>
double millisecondsOf(const Work& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// Processor time of all threads of this process: independent of other load on the machine.
template <class Work>
double processorMillisecondsOf(const Work& work)
{
    const std::clock_t begin = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// A representative recipe; the blocks of others do about as much work.
struct Case {
    const char* operation;
    const char* strategy;
    ParameterValues parameters;
};

std::vector<Case> cases()
{
    return {{"sobel", "global", {}},
            {"sobel", "shared", {}},
            {"sobel", "block_copy", {}},
            {"blur", "shared", {{"width", std::int64_t{9}}}},
            {"adaptive_threshold", "shared", {}},
            {"template_matching", "shared", {}},
            {"covariance", "shared", {}}};
}

/// Microseconds for a step: forwards through all events, and backwards.
void measureSteps(const BlockTrace& trace)
{
    SharedReplay replay(trace);
    const auto events = static_cast<double>(std::max<std::size_t>(trace.events.size(), 1));
    const double forwards = millisecondsOf([&] {
        for (std::size_t i = 0; i <= trace.events.size(); ++i)
            replay.seek(i);
    });
    const double backwards = millisecondsOf([&] {
        for (std::size_t i = trace.events.size(); i-- > 0;)
            replay.seek(i);
    });
    const double warps = millisecondsOf([&] { warpsAfter(trace, trace.events.size()); });
    std::printf("  a step %.2f us, back %.1f us, all warps at the end %.0f us", 1000 * forwards / events,
                1000 * backwards / events, 1000 * warps);
}

void measure(Runner& runner, const Case& wanted, const ImagePtr& image, BlockSize block)
{
    RunRequest request;
    request.recipe.operation = wanted.operation;
    request.recipe.strategy = wanted.strategy;
    request.recipe.parameters = wanted.parameters;
    request.recipe.block = block;
    request.recipe.backend = BackendChoice::Emulator;
    request.image = image;
    std::printf("%-18s %-11s %5dx%-5d block %-6s", wanted.operation, wanted.strategy, image->width(), image->height(),
                toText(block).c_str());
    try {
        BlockTrace trace;
        const auto once = [&] { trace = runner.trace(request, {1, 1, 0}, {}, {}); };
        millisecondsOf(once); // compiles
        std::vector<double> times, processor;
        for (int i = 0; i < repetitions; ++i)
            times.push_back(millisecondsOf([&] { processor.push_back(processorMillisecondsOf(once)); }));
        std::ranges::sort(times);
        std::ranges::sort(processor);
        const std::size_t middle = times.size() / 2;
        std::printf(" %7llu events  median %6.2f ms, least %6.2f; processor %6.2f, least %6.2f ms",
                    static_cast<unsigned long long>(trace.totalEvents), times[middle], times.front(), processor[middle],
                    processor.front());
        measureSteps(trace);
    } catch (const std::runtime_error& error) {
        std::printf(" %s", error.what());
    }
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<BlockSize> sizes;
    for (int i = 1; i < argc; ++i)
        sizes.push_back(parseBlockSize(argv[i]));
    if (sizes.empty())
        sizes = {{512, 512}, {4096, 4096}};
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    Runner runner(options);
    for (const BlockSize size : sizes) {
        const auto image = std::make_shared<const Image>(makeSample("board", size.width, size.height));
        for (const Case& wanted : cases())
            for (const BlockSize block : {BlockSize{16, 16}, BlockSize{32, 32}})
                measure(runner, wanted, image, block);
    }
    return 0;
}
