#include "gpu/emulator/emulator.h"

#include "gpu/emulator/launch_runner.h"
#include "gpu/emulator/launch_setup.h"
#include "gpu/emulator/program_cache.h"

#include <algorithm>
#include <chrono>
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

} // namespace

struct Emulator::Members {
    explicit Members(const EmulatorOptions& o)
        : options(o), handlers(makeHandlers(o.code, false)), observedHandlers(makeHandlers(o.code, true)),
          cache(handlers, observedHandlers), pool(threadCount(o)), workers(pool.threads())
    {
    }

    EmulatorOptions options;
    HandlerTable handlers, observedHandlers;
    ProgramCache cache;
    WorkerPool pool;
    Memory memory;
    std::vector<WorkerMemory> workers;
};

Emulator::Emulator(const EmulatorOptions& options) : m(std::make_unique<Members>(options)) {}

Emulator::~Emulator() = default;

EmulatorResult Emulator::run(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                             const Observation& /*observation*/, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    if (modules.size() != plan.sources.size())
        throw std::runtime_error("The plan has " + std::to_string(plan.sources.size()) + " kernel files, but " +
                                 std::to_string(modules.size()) + " compiled modules were given.");
    if (plan.pictureBuffer >= plan.buffers.size())
        throw std::runtime_error("The plan has no buffer for its picture.");
    for (const std::size_t side : plan.sideBuffers)
        if (side >= plan.buffers.size())
            throw std::runtime_error("The plan wants a buffer read back that it does not have.");

    std::vector<std::shared_ptr<const ptx::Module>> parsed;
    for (std::size_t i = 0; i < modules.size(); ++i)
        parsed.push_back(m->cache.module(modules[i].ptx, plan.sources[i].name));
    std::vector<std::shared_ptr<const Program>> programs;
    for (const Launch& launch : plan.launches) {
        if (launch.source >= parsed.size())
            throw std::runtime_error("A launch names a kernel file that the plan does not have.");
        programs.push_back(m->cache.program(parsed[launch.source], launch.kernel, false));
    }
    m->memory.prepare(plan, parsed, input);

    // All launches are checked before the first runs.
    std::vector<LaunchSetup> setups;
    EmulatorResult result;
    for (std::size_t i = 0; i < plan.launches.size(); ++i) {
        setups.push_back(setUpLaunch(plan, plan.launches[i], *programs[i], m->memory));
        result.staticSharedBytes.push_back(programs[i]->kernel->staticSharedBytes);
        result.emulation.blocksTotal += setups.back().blocks;
    }
    const auto count = static_cast<double>(setups.size());
    for (std::size_t i = 0; i < setups.size() && result.findings.empty(); ++i) {
        const ProgressSpan span{static_cast<double>(i) / count, static_cast<double>(i + 1) / count};
        const LaunchResult launch = runLaunch(setups[i], m->options, m->pool, m->workers, control, span);
        result.emulation.warpInstructions += launch.warpInstructions;
        result.emulation.blocksRun += launch.blocksRun;
        if (launch.error)
            result.findings.push_back(*launch.error);
    }
    if (result.findings.empty()) {
        const std::span<const std::byte> picture = m->memory.buffer(plan.pictureBuffer);
        result.picture.assign(picture.begin(), picture.end());
        for (const std::size_t side : plan.sideBuffers) {
            const std::span<const std::byte> bytes = m->memory.buffer(side);
            result.sides.emplace_back(bytes.begin(), bytes.end());
        }
    }
    result.emulation.wallMs =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace tilescope
