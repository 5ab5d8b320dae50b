// The model of time against the clock: predicts every case without a GPU, and measures it on this machine's GPU.
//   bench_timing predict tuning|blind|recorded GPU FILE.json [KEY]
//   bench_timing measure tuning|blind FILE.json
//   bench_timing once tuning|blind KEY     runs each case whose key contains KEY once, for Nsight Compute

#include "gpu/cuda/cuda_backend.h"
#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/counters/plan_counts.h"
#include "gpu/emulator/observe/path/plan_paths.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/model/registers.h"
#include "gpu/run/fitting_block.h"
#include "gpu/run/plan_code.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "gpu/timing/prediction.h"
#include "tests/bench/timing/cases.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <string>

using namespace tilescope;
using namespace tilescope::bench;

namespace
{

/// With the block named in the strategy's refusal of the operation's default.
Report runWithFittingBlock(Runner& runner, RunRequest request)
{
    try {
        return runner.run(request, {});
    } catch (const SettingError& error) {
        const std::optional<BlockSize> block = namedBlock(error.field, error.nearest);
        if (!block)
            throw;
        request.recipe.block = *block;
        return runner.run(request, {});
    }
}

int measure(const std::string& set, const std::string& file)
{
    Runner runner(RunnerOptions::fromEnvironment());
    if (!runner.device().device) {
        std::printf("%s\n", english(runner.device().reason).c_str());
        return 0;
    }
    nlohmann::json rows = nlohmann::json::array();
    ImagePtr picture;
    std::string pictureOf;
    for (const TimingCase& one : timingCases(runner.registry(), set)) {
        const std::string shape =
            std::to_string(one.width) + "x" + std::to_string(one.height) + (one.colour ? "c" : "");
        if (shape != pictureOf) {
            picture = noiseOf(one);
            pictureOf = shape;
        }
        RunRequest request;
        request.recipe = one.recipe;
        request.recipe.backend = BackendChoice::Cuda;
        request.recipe.counters = CounterMode::None;
        request.image = picture;
        request.annotate = false;
        request.check = false;
        request.maxMeasureMs = 150;
        nlohmann::json row{{"key", one.key}};
        try {
            const Report report = runWithFittingBlock(runner, request);
            row["block"] = toText(report.recipe.block);
            if (report.time) {
                row["us"] = report.time->medianUs;
                row["floorUs"] = report.time->launchFloorUs.value_or(0);
            }
            nlohmann::json launches = nlohmann::json::array();
            for (const LaunchReport& launch : report.launches)
                launches.push_back({{"kernel", launch.kernel},
                                    {"registers", launch.registers.value_or(0)},
                                    {"us", launch.medianUs.value_or(0)}});
            row["launches"] = launches;
        } catch (const std::exception& error) {
            row["reason"] = error.what();
        }
        rows.push_back(row);
        std::fprintf(stderr, "%s %s\n", one.key.c_str(), row.contains("us") ? row["us"].dump().c_str() : "-");
    }
    std::ofstream(file) << nlohmann::json{{"gpu", runner.device().device->name}, {"rows", rows}}.dump(
        1, ' ', false, nlohmann::json::error_handler_t::replace);
    return 0;
}

int once(const std::string& set, const std::string& only)
{
    Runner runner(RunnerOptions::fromEnvironment());
    for (const TimingCase& one : timingCases(runner.registry(), set)) {
        if (one.key.find(only) == std::string::npos)
            continue;
        RunRequest request;
        request.recipe = one.recipe;
        request.recipe.backend = BackendChoice::Cuda;
        request.recipe.counters = CounterMode::None;
        request.image = noiseOf(one);
        request.annotate = request.check = false;
        request.depth = RunDepth::Picture;
        try {
            const Report report = runWithFittingBlock(runner, request);
            std::printf("CASE %s", one.key.c_str());
            for (const LaunchReport& launch : report.launches)
                std::printf(" ; %s", launch.kernel.c_str());
            std::printf("\n");
        } catch (const std::exception& error) {
            std::printf("NONE %s: %s\n", one.key.c_str(), error.what());
        }
        std::fflush(stdout);
    }
    return 0;
}

class Predictor
{
public:
    explicit Predictor(const GpuModel& gpu)
        : m_gpu(gpu), m_figures(machineFigures(gpu)), m_toolchain(ToolchainOptions::fromEnvironment())
    {
    }

    const Registry& registry() const { return m_registry; }

    nlohmann::json rowOf(const TimingCase& one, const ImagePtr& image)
    {
        const Image picture = m_registry.prepared(m_registry.operation(one.recipe.operation), *image);
        Recipe recipe = one.recipe;
        const Plan plan = planOf(recipe, picture);
        nlohmann::json row{{"key", one.key}, {"block", toText(recipe.block)}};
        const std::vector<CompiledModule> code = emulatorCode(m_toolchain, CompilerChoice::Auto, plan, {});
        std::vector<ptx::Module> modules;
        std::vector<CompiledModule> machine;
        for (std::size_t i = 0; i < plan.sources.size(); ++i) {
            modules.push_back(ptx::parseModule(code[i].ptx, plan.sources[i].name));
            machine.push_back(m_toolchain.compile(
                CompilerChoice::Auto, {plan.sources[i], plan.definitions, 10 * m_gpu.major + m_gpu.minor, true}, {}));
        }
        std::vector<PathRequest> requests;
        std::vector<int> resident, registersOf;
        std::vector<std::size_t> shared;
        for (const Launch& launch : plan.launches) {
            const ptx::Kernel& kernel = *modules[launch.source].findKernel(launch.kernel);
            const auto registers = registersInCubin(machine[launch.source].cubin, launch.kernel);
            shared.push_back(kernel.staticSharedBytes + launch.dynamicSharedBytes);
            const Occupancy occupancy =
                occupancyOf(m_gpu, static_cast<int>(launch.block.x * launch.block.y * launch.block.z),
                            registers.value_or(estimatedRegisters(kernel)), shared.back());
            registersOf.push_back(registers.value_or(estimatedRegisters(kernel)));
            resident.push_back(occupancy.blocksPerSm);
            requests.push_back(pathRequest(m_gpu, occupancy.blocksPerSm));
        }
        std::vector<std::vector<sass::Function>> listed(plan.sources.size());
        if (m_toolchain.canList() && m_gpu.major >= 7)
            for (std::size_t i = 0; i < plan.sources.size(); ++i) {
                const auto found = m_listings.find(code[i].ptx);
                listed[i] = found != m_listings.end()
                                ? found->second
                                : m_listings
                                      .emplace(code[i].ptx, sass::parseListing(m_toolchain.machineListing(
                                                                code[i].ptx, 10 * m_gpu.major + m_gpu.minor, {})))
                                      .first->second;
            }
        const auto begin = std::chrono::steady_clock::now();
        const std::vector<LaunchPaths> paths = pathsOfPlan({m_emulator, plan, code}, picture, requests, {});
        const auto recorded = std::chrono::steady_clock::now();
        const std::vector<LaunchCounters> counters =
            countLongPlan({m_emulator, plan, code}, countPlan({m_emulator, plan, code}, {}), {});
        const auto counted = std::chrono::steady_clock::now();
        std::vector<LaunchPrediction> predictions, cold;
        nlohmann::json launches = nlohmann::json::array();
        for (std::size_t i = 0; i < plan.launches.size(); ++i) {
            const Launch& launch = plan.launches[i];
            const ptx::Module& module = modules[launch.source];
            TimedLaunch timed{plan,
                              i,
                              module,
                              *module.findKernel(launch.kernel),
                              paths[i],
                              resident[i],
                              shared[i],
                              &counters[i],
                              TimedLaunch::usualInstructions,
                              registersOf[i],
                              sass::findFunction(listed[launch.source], launch.kernel)};
            predictions.push_back(predictLaunch(m_gpu, m_figures, timed, {}));
            timed.isCold = true;
            cold.push_back(predictLaunch(m_gpu, m_figures, timed, {}));
            const LaunchPrediction& made = predictions.back();
            nlohmann::json states;
            double all = 0;
            StateCycles sum{};
            for (const StateCycles& site : made.run.sites)
                for (std::size_t state = 0; state < stallReasonCount; ++state) {
                    sum[state] += site[state];
                    all += site[state];
                }
            for (std::size_t state = 0; state < stallReasonCount; ++state)
                if (sum[state] > 0.02 * all)
                    states[toString(static_cast<StallReason>(state))] = std::round(1000 * sum[state] / all) / 10;
            double ofDone = 0; ///< instructions of the blocks that ended
            for (const BlockSpan& block : made.run.blocks)
                if (block.end > 0)
                    ofDone += double(block.instructions);
            double recordedInstructions = 0;
            for (const std::uint32_t path : paths[i].pathOf)
                recordedInstructions += double(paths[i].paths[path].instructions);
            launches.push_back({{"kernel", launch.kernel},
                                {"of_machine_code", made.isOfMachineCode},
                                {"us", made.us},
                                {"cycles", made.cycles},
                                {"simulated", made.run.cycles},
                                {"perBlock", made.cyclesPerBlock},
                                {"blocks", made.blocks},
                                {"done", made.run.blocksDone},
                                {"resident", resident[i]},
                                {"paths", paths[i].paths.size()},
                                {"machine", made.run.instructions},
                                {"machineOfDone", ofDone},
                                {"ptx", recordedInstructions},
                                {"ipc", double(made.run.instructions) / std::max(1.0, made.run.cycles)},
                                {"pipes", made.run.pipeCycles},
                                {"l1", made.run.l1Sectors > 0 ? made.run.l1Hits / made.run.l1Sectors : 0},
                                {"l2", made.run.l2Bytes},
                                {"memory", made.run.memoryBytes},
                                {"states", states}});
        }
        const auto end = std::chrono::steady_clock::now();
        const auto ms = [](auto time) { return std::chrono::duration<double, std::milli>(time).count(); };
        row["us"] = sumUs(m_figures, predictions);
        row["coldUs"] = sumUs(m_figures, cold);
        row["launches"] = launches;
        row["recordMs"] = ms(recorded - begin);
        row["simulateMs"] = ms(end - counted);
        return row;
    }

private:
    Plan planOf(Recipe& recipe, const Image& picture)
    {
        try {
            return m_registry.plan(m_registry.completed(recipe), Inputs(picture));
        } catch (const SettingError& error) {
            const std::optional<BlockSize> block = namedBlock(error.field, error.nearest);
            if (!block)
                throw;
            recipe.block = *block;
            return m_registry.plan(m_registry.completed(recipe), Inputs(picture));
        }
    }

    const GpuModel& m_gpu;
    MachineFigures m_figures;
    Registry m_registry;
    Toolchain m_toolchain;
    std::map<std::string, std::vector<sass::Function>> m_listings; ///< by PTX
    Emulator m_emulator;
};

int predict(const std::string& set, const std::string& gpu, const std::string& file, const std::string& only)
{
    Predictor predictor(gpuNamed(gpu));
    nlohmann::json rows = nlohmann::json::array();
    ImagePtr picture;
    std::string pictureOf;
    for (const TimingCase& one : timingCases(predictor.registry(), set)) {
        if (one.key.find(only) == std::string::npos)
            continue;
        const std::string shape =
            std::to_string(one.width) + "x" + std::to_string(one.height) + (one.colour ? "c" : "");
        if (shape != pictureOf) {
            picture = noiseOf(one);
            pictureOf = shape;
        }
        nlohmann::json row{{"key", one.key}};
        try {
            row = predictor.rowOf(one, picture);
        } catch (const std::exception& error) {
            row["reason"] = error.what();
        }
        rows.push_back(row);
        std::fprintf(stderr, "%s %s\n", one.key.c_str(),
                     row.contains("us") ? row["us"].dump().c_str() : row["reason"].dump().c_str());
    }
    std::ofstream(file) << nlohmann::json{{"gpu", gpu}, {"rows", rows}}.dump(1, ' ', false,
                                                                             nlohmann::json::error_handler_t::replace);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 3 && arguments[0] == "measure")
        return measure(arguments[1], arguments[2]);
    if (arguments.size() == 3 && arguments[0] == "once")
        return once(arguments[1], arguments[2]);
    if (arguments.size() >= 4 && arguments[0] == "predict")
        return predict(arguments[1], arguments[2], arguments[3], arguments.size() > 4 ? arguments[4] : "");
    std::fputs(
        "bench_timing predict tuning|blind|recorded GPU FILE.json [KEY]\nbench_timing measure tuning|blind FILE.json\n",
        stderr);
    return 2;
}
