// Measures this machine's GPU: what an instruction takes until the next can use its result, how many a multiprocessor
// starts, and how far memory is. Prints tables for tests/bench/RESULTS.md.   bench_microbench [instructions]
// [latencies] [bandwidths] [requests] [starts] [streams] [sectors] [atomics] [flights]

#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/bench/microbench/instructions.h"
#include "tests/bench/microbench/memory.h"
#include "tests/bench/microbench/requests.h"
#include "tests/bench/microbench/traffic.h"

#include <cstdio>
#include <set>
#include <string>

using namespace tilescope;

int main(int argc, char** argv)
{
    const std::set<std::string> wanted(argv + 1, argv + argc);
    const Runner runner(RunnerOptions::fromEnvironment());
    if (!runner.device().device) {
        std::printf("%s\n", english(runner.device().reason).c_str());
        return 0;
    }
    const DeviceInfo& device = *runner.device().device;
    std::printf("%s, compute capability %d.%d, %d multiprocessors\n", device.name.c_str(), device.major, device.minor,
                device.multiprocessors);
    try {
        if (wanted.empty() || wanted.contains("instructions"))
            bench::printInstructions();
        if (wanted.empty() || wanted.contains("latencies"))
            bench::printLatencies();
        if (wanted.empty() || wanted.contains("bandwidths"))
            bench::printBandwidths(static_cast<unsigned>(device.multiprocessors));
        if (wanted.empty() || wanted.contains("requests"))
            bench::printRequests();
        if (wanted.empty() || wanted.contains("starts"))
            bench::printStarts(static_cast<unsigned>(device.multiprocessors));
        if (wanted.empty() || wanted.contains("streams"))
            bench::printStreams();
        if (wanted.empty() || wanted.contains("sectors"))
            bench::printSectors();
        if (wanted.empty() || wanted.contains("atomics"))
            bench::printAtomics(static_cast<unsigned>(device.multiprocessors));
        if (wanted.empty() || wanted.contains("flights"))
            bench::printFlights(static_cast<unsigned>(device.multiprocessors));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
