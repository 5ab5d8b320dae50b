#include "gpu/emulator/emulator_members.h"

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/launch_observation.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <thread>

namespace tilescope
{

using namespace emulator;

namespace
{

bool wantsAvx2(EmulatorOptions::Code code)
{
    if (code == EmulatorOptions::Code::Baseline)
        return false;
    __builtin_cpu_init();
    const bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
                     __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    if (!has && code == EmulatorOptions::Code::Avx2)
        throw std::runtime_error("This processor has no AVX2: choose the baseline build of the emulator.");
    return has;
}

HandlerTable makeHandlers(EmulatorOptions::Code code, bool observed)
{
    HandlerTable table;
    if (wantsAvx2(code))
        avx2::fillHandlers(table, observed);
    else
        baseline::fillHandlers(table, observed);
    return table;
}

unsigned threadCount(const EmulatorOptions& options)
{
    const unsigned wanted = options.threads ? options.threads : std::thread::hardware_concurrency();
    return std::clamp(wanted, 1U, 256U);
}

void readBack(const Plan& plan, const Memory& memory, EmulatorResult& result)
{
    result.picture = packedRows(plan.buffers[plan.pictureBuffer], memory.buffer(plan.pictureBuffer));
    for (const std::size_t side : plan.sideBuffers) {
        const std::span<const std::byte> bytes = memory.buffer(side);
        result.sides.emplace_back(bytes.begin(), bytes.end());
    }
}

bool holdsStill(std::span<const std::byte> memory, std::span<const std::byte> content)
{
    const std::size_t bytes = std::min(memory.size(), content.size());
    return bytes == 0 || std::memcmp(memory.data(), content.data(), bytes) == 0;
}

bool keptInputs(const Plan& plan, const Memory& memory, const Image& input)
{
    for (std::size_t i = 0; i < plan.buffers.size(); ++i) {
        const Buffer& buffer = plan.buffers[i];
        if (i == plan.pictureBuffer)
            continue;
        if (!holdsStill(memory.buffer(i), Memory::contentOf(buffer, input).bytes))
            return false;
    }
    return true;
}

} // namespace

namespace emulator
{

void checkPlan(const Plan& plan, std::span<const CompiledModule> modules)
{
    if (modules.size() != plan.sources.size())
        throw std::runtime_error("The plan has " + std::to_string(plan.sources.size()) + " kernel files, but " +
                                 std::to_string(modules.size()) + " compiled modules were given.");
    if (!plan.deviceOnly.empty())
        throw std::runtime_error(plan.deviceOnly);
    if (plan.pictureBuffer >= plan.buffers.size())
        throw std::runtime_error("The plan has no buffer for its picture.");
    for (const std::size_t side : plan.sideBuffers)
        if (side >= plan.buffers.size())
            throw std::runtime_error("The plan wants a buffer read back that it does not have.");
    for (const Launch& launch : plan.launches)
        if (launch.source >= modules.size())
            throw std::runtime_error("A launch names a kernel file that the plan does not have.");
}

std::vector<LaunchSetup> setUpLaunches(const Plan& plan, const Code& code, const Memory& memory)
{
    std::vector<LaunchSetup> setups;
    for (std::size_t i = 0; i < plan.launches.size(); ++i)
        setups.push_back(setUpLaunch(plan, plan.launches[i], *code.programs[i], memory));
    return setups;
}

} // namespace emulator

Emulator::Members::Members(const EmulatorOptions& o)
    : options(o), handlers(makeHandlers(o.code, false)), observedHandlers(makeHandlers(o.code, true)),
      cache(handlers, observedHandlers), pool(threadCount(o)), workers(pool.threads())
{
}

Code Emulator::Members::decode(const Plan& plan, std::span<const CompiledModule> compiled, bool observed)
{
    Code code;
    for (std::size_t i = 0; i < compiled.size(); ++i)
        code.modules.push_back(cache.module(compiled[i].ptx, plan.sources[i].name));
    for (const Launch& launch : plan.launches)
        code.programs.push_back(cache.program(code.modules[launch.source], launch.kernel, observed));
    return code;
}

bool Emulator::Members::launch(const LaunchSetup& setup, const Observation& wanted, const RunControl& control,
                               ProgressSpan span, EmulatorResult& result)
{
    LaunchObservation observation(setup, wanted, workersOf(setup, pool));
    const LaunchResult launch = runLaunch(setup, options, pool, workers, control, span, &observation);
    result.emulation.warpInstructions += launch.warpInstructions;
    result.emulation.blocksRun += launch.blocksRun;
    if (launch.error) // what ended the run comes first
        result.findings.insert(result.findings.begin(), *launch.error);
    else if (wanted.counters)
        result.counters.push_back(observation.counters());
    std::vector<Finding> hazards = observation.findings(launch.error ? std::optional(launch.errorBlock) : std::nullopt);
    std::move(hazards.begin(), hazards.end(), std::back_inserter(result.findings));
    return !launch.error;
}

Emulator::Emulator(const EmulatorOptions& options) : m(std::make_unique<Members>(options)) {}

Emulator::~Emulator() = default;

EmulatorResult Emulator::run(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                             const Observation& observation, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, observation != Observation{});
    m->memory.prepare(plan, code.modules, input);

    // All launches are checked before the first runs.
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, m->memory);
    EmulatorResult result;
    for (const LaunchSetup& setup : setups) {
        result.staticSharedBytes.push_back(setup.program->kernel->staticSharedBytes);
        result.emulation.blocksTotal += setup.blocks;
    }
    const auto count = static_cast<double>(setups.size());
    bool ended = false;
    for (std::size_t i = 0; i < setups.size() && !ended; ++i) {
        const ProgressSpan span{static_cast<double>(i) / count, static_cast<double>(i + 1) / count};
        ended = !m->launch(setups[i], observation, control, span, result);
    }
    if (!ended) {
        readBack(plan, m->memory, result);
        result.inputsKept = keptInputs(plan, m->memory, input);
    } else {
        result.counters.clear();
    }
    result.emulation.wallMs =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    result.emulation.counted = observation.counters;
    result.emulation.racesLookedFor = observation.hazards;
    if (!result.emulation.isWatched())
        result.emulation.plainMs = result.emulation.wallMs;
    return result;
}

} // namespace tilescope
