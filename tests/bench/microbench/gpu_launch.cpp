#include "tests/bench/microbench/gpu_launch.h"

#include "gpu/run/runner_options.h"

#include <cstring>
#include <stdexcept>

namespace tilescope::bench
{

static RunnerOptions unguarded()
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.checkEdited = false; // the emulator would count clocks that mean nothing
    return options;
}

GpuResult runOnGpu(const GpuLaunch& launch)
{
    DirectLaunch direct;
    direct.source = {"microbench.cu", launch.text};
    direct.entry = "run";
    direct.grid = {launch.blocks, 1, 1};
    direct.block = {launch.threads, 1, 1};
    direct.sharedBytes = launch.sharedBytes;
    const auto noFile = [](const std::string& file) -> Array { throw std::runtime_error("no file " + file); };
    direct.arguments = {{"out", parseGivenValue("zeros:uint32:" + std::to_string(launch.outputs), noFile)}};
    for (const auto& [name, value] : launch.arguments)
        direct.arguments.push_back({name, parseGivenValue(value, noFile)});
    const DirectPlan plan = planOf(direct);
    RunnerOptions options = unguarded();
    options.operations = {operationOf(plan)};
    RunRequest request;
    request.recipe.operation = options.operations.front().name;
    request.recipe.strategy = options.operations.front().strategies.front().name;
    request.recipe.block = options.operations.front().defaultBlock;
    request.recipe.backend = BackendChoice::Cuda;
    request.recipe.counters = CounterMode::None;
    request.image = std::make_shared<const Image>(1, 1, PixelFormat::Grey8);
    request.check = false;
    request.keepSides = true;
    request.runs = 3;
    const Report report = Runner(options).run(request, {});
    const Array out = arrayAfter(plan, "out", report.sides);
    GpuResult result;
    result.out.resize(launch.outputs);
    std::memcpy(result.out.data(), out.bytes.data(), out.bytes.size());
    if (report.time) {
        result.microseconds = report.time->medianUs;
        result.coldMicroseconds = report.time->coldMedianUs.value_or(0);
        result.clockMhz = report.time->clockAfterMhz.value_or(0);
    }
    return result;
}

} // namespace tilescope::bench
