#include "gpu/run/stages/time_model.h"

#include "gpu/emulator/observe/path/plan_paths.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/model/registers.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/near_blocks.h"
#include "gpu/recipe/words/time_doubt.h"
#include "gpu/run/unless_refused.h"
#include "gpu/timing/finding_gain.h"
#include "gpu/timing/prediction.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace tilescope
{

namespace
{

/// Nine of ten measured times are within these multiples of the prediction (tests/bench/RESULTS.md, "The model of
/// time": on an H100 and H200, and times that others published for other GPUs).
struct TimeRecord {
    double lower, upper;
};
constexpr TimeRecord ofStrategies{0.89, 1.25}, ofOtherKernels{0.81, 1.3}, ofOtherGpus{0.73, 2.3};

/// The kernels of a plan and how many of their blocks fit on a multiprocessor.
struct TimedPlan {
    struct Kernel {
        const ptx::Kernel* kernel = nullptr;
        const sass::Function* listed = nullptr; ///< null: the CUDA Toolkit's tools are not there, or failed
        int registers = 0;
        std::size_t sharedBytes = 0;
        Occupancy occupancy;
    };
    std::vector<ptx::Module> modules;
    std::vector<std::vector<sass::Function>> listings; ///< by source
    std::vector<Kernel> kernels;                       ///< by launch
    std::vector<PathRequest> requests;
};

/// What ptxas makes of the PTX; empty without the CUDA Toolkit's tools, if they do not support the GPU, and before 7.0,
/// whose instructions have 64 bits and their control codes elsewhere.
std::vector<sass::Function> listingOf(const Toolchain& toolchain, const std::string& ptx, const GpuModel& gpu,
                                      const RunControl& control)
{
    if (!toolchain.canList() || gpu.major < 7)
        return {};
    return unlessRefused(
               [&] { return sass::parseListing(toolchain.machineListing(ptx, 10 * gpu.major + gpu.minor, control)); })
        .value_or(std::vector<sass::Function>());
}

TimedPlan timedPlan(const Plan& plan, std::span<const CompiledModule> code, std::span<const CompiledModule> machineCode,
                    const GpuModel& gpu, const Toolchain& toolchain, const RunControl& control)
{
    TimedPlan timed;
    for (std::size_t i = 0; i < code.size(); ++i) {
        timed.modules.push_back(ptx::parseModule(code[i].ptx, plan.sources[i].name));
        timed.listings.push_back(listingOf(toolchain, code[i].ptx, gpu, control));
    }
    for (const Launch& launch : plan.launches) {
        TimedPlan::Kernel kernel;
        kernel.kernel = timed.modules.at(launch.source).findKernel(launch.kernel);
        if (!kernel.kernel)
            throw std::runtime_error("There is no kernel " + launch.kernel + ".");
        kernel.listed = sass::findFunction(timed.listings[launch.source], launch.kernel);
        std::optional<int> registers;
        if (launch.source < machineCode.size())
            registers = registersInCubin(machineCode[launch.source].cubin, launch.kernel);
        kernel.registers = registers.value_or(estimatedRegisters(*kernel.kernel));
        kernel.sharedBytes = kernel.kernel->staticSharedBytes + launch.dynamicSharedBytes;
        kernel.occupancy = occupancyOf(gpu, static_cast<int>(launch.block.x * launch.block.y * launch.block.z),
                                       kernel.registers, kernel.sharedBytes);
        timed.requests.push_back(pathRequest(gpu, kernel.occupancy.blocksPerSm));
        timed.kernels.push_back(kernel);
    }
    return timed;
}

std::size_t warpsOf(const Launch& launch)
{
    return (std::size_t{launch.block.x} * launch.block.y * launch.block.z + 31) / 32;
}

/// The share of the cycles in which a scheduler issued.
double issuedOf(const LaunchPrediction& made, const MachineFigures& figures)
{
    const double slots = made.run.cycles * figures.schedulers / figures.issueInterval;
    return slots > 0 ? static_cast<double>(made.run.instructions) / slots : 0;
}

/// File and line of the user's text; none: "" and 0.
using Place = std::pair<std::string, int>;

Place placeOf(const ptx::Module& module, const ptx::Instruction& in)
{
    if (in.location == ptx::noIndex)
        return {};
    return {module.files[module.locations[in.location].userFile], module.locations[in.location].userLine};
}

LaunchTiming timingOf(const Plan& plan, std::size_t index, const ptx::Module& module, const ptx::Kernel& kernel,
                      const LaunchPrediction& made, const MachineFigures& figures)
{
    const Launch& launch = plan.launches[index];
    LaunchTiming timing;
    timing.kernel = launch.kernel;
    timing.us = made.us;
    timing.cycles = made.cycles;
    timing.cyclesPerBlock = made.cyclesPerBlock;
    timing.blocks = made.blocks;
    timing.resident = made.resident;
    timing.warps = made.resident * static_cast<int>(warpsOf(launch));
    timing.simulated = made.run.blocksDone;
    timing.ofMachineCode = made.isOfMachineCode;
    timing.issued = issuedOf(made, figures);
    double all = 0;
    for (const StateCycles& site : made.run.sites)
        for (const double cycles : site)
            all += cycles;
    if (all <= 0)
        return timing;
    std::map<Place, StateCycles> lines;
    for (std::size_t site = 0; site < made.run.sites.size(); ++site) {
        StateCycles& line = lines[placeOf(module, kernel.instructions[site])];
        for (std::size_t state = 0; state < stallReasonCount; ++state) {
            line[state] += made.run.sites[site][state] / all;
            timing.states[state] += made.run.sites[site][state] / all;
        }
    }
    const auto sumOf = [](const LineStates& line) {
        double sum = 0;
        for (const double share : line.states)
            sum += share;
        return sum;
    };
    for (const auto& [place, states] : lines)
        if (const LineStates line{place.first, place.second, states}; sumOf(line) > 0)
            timing.lines.push_back(line);
    std::ranges::sort(timing.lines, std::ranges::greater{}, sumOf);
    return timing;
}

/// As many blocks for the multiprocessor as `count`: further ones like those that were recorded.
void repeatBlocks(LaunchPaths& paths, std::size_t count, unsigned multiprocessors)
{
    const std::size_t known = paths.blocks.size();
    for (std::size_t i = 0; known > 0 && known + i < count; ++i) {
        paths.blocks.push_back(paths.blocks.back() + multiprocessors);
        paths.pathOf.push_back(paths.pathOf[i % known]);
    }
}

/// What keeps more blocks from being resident.
std::string limitOf(const TimedPlan::Kernel& kernel, const LaunchPaths& paths)
{
    return paths.blocksInAll <= static_cast<std::uint64_t>(kernel.occupancy.blocksPerSm) ? limitedByGrid
                                                                                         : kernel.occupancy.limitedBy;
}

/// Twice as many blocks at a time, as far as the grid and the multiprocessor's warps allow, if registers or shared
/// memory keep them out and the warps wait. Spoils `paths`.
std::optional<TimingCure> cureOf(const GpuModel& gpu, const MachineFigures& figures, const TimedPlan::Kernel& kernel,
                                 const TimedLaunch& launch, LaunchPaths& paths, const LaunchTiming& timing,
                                 const RunControl& control)
{
    constexpr double busy = 0.75;                       // issue slots: hardly any waiting is left to hide
    constexpr int fewestRegisters = 16;                 // with which a kernel can do
    constexpr std::uint64_t mostInstructions = 400'000; // a quarter of the prediction's
    if (timing.issued > busy || (timing.limitedBy != "registers" && timing.limitedBy != "shared memory"))
        return std::nullopt;
    const Dim3& block = launch.plan.launches[launch.launch].block;
    const int threads = static_cast<int>(block.x * block.y * block.z);
    const int most = occupancyOf(gpu, threads, fewestRegisters, 0).blocksPerSm;
    const int resident =
        static_cast<int>(std::min<std::uint64_t>(std::min(most, 2 * kernel.occupancy.blocksPerSm), paths.blocksInAll));
    if (resident <= kernel.occupancy.blocksPerSm)
        return std::nullopt;
    const auto fits = [&](int registers, std::size_t sharedBytes) {
        return occupancyOf(gpu, threads, registers, sharedBytes).blocksPerSm >= resident;
    };
    TimingCure cure;
    int registers = kernel.registers;
    while (registers > fewestRegisters && !fits(registers, 0))
        --registers;
    cure.registers = kernel.registers - registers;
    if (!fits(fewestRegisters, kernel.sharedBytes)) {
        const std::size_t taken = gpu.sharedBytesPerSm / static_cast<std::size_t>(resident) / gpu.sharedUnit;
        const std::size_t left = taken * gpu.sharedUnit;
        if (left <= gpu.sharedReserved)
            return std::nullopt;
        cure.sharedBytes = kernel.sharedBytes - (left - gpu.sharedReserved);
    }
    TimedLaunch other = launch;
    other.residentBlocks = resident;
    other.sharedBytes = kernel.sharedBytes - cure.sharedBytes;
    other.mostInstructions = mostInstructions;
    repeatBlocks(paths, static_cast<std::size_t>(resident) * 3, static_cast<unsigned>(gpu.multiprocessors));
    cure.warps = resident * static_cast<int>(warpsOf(launch.plan.launches[launch.launch]));
    const LaunchPrediction made = predictLaunch(gpu, figures, other, control);
    // Of blocks too long to be simulated to their end, the rate of instructions tells more.
    cure.us = made.run.blocksDone > static_cast<std::size_t>(resident)
                  ? made.us
                  : timing.us * timing.issued / issuedOf(made, figures);
    return cure;
}

/// Of each block only the first warp: it waits for nobody, and nobody works meanwhile.
LaunchPaths onlyFirstWarps(LaunchPaths paths)
{
    for (BlockPath& path : paths.paths)
        path.warps.resize(1);
    return paths;
}

/// Adds to Finding::gain the microseconds that one launch would save without each finding about its lines.
void addSavedUs(const GpuModel& gpu, const MachineFigures& figures, const TimedLaunch& launch,
                const LaunchPrediction& made, std::vector<Finding>& findings, const RunControl& control)
{
    const std::vector<ptx::Instruction>& instructions = launch.kernel.instructions;
    for (Finding& finding : findings) {
        if (!hasGain(finding.kind) || finding.line <= 0)
            continue;
        Sites sites(instructions.size(), false);
        bool isHere = false;
        for (std::size_t site = 0; site < sites.size(); ++site) {
            sites[site] = placeOf(launch.module, instructions[site]) == Place{finding.source, finding.line};
            isHere = isHere || sites[site];
        }
        if (isHere)
            finding.gain = finding.gain.value_or(0) + savedUs(finding.kind, sites, gpu, figures, launch, made, control);
    }
}

/// What was counted, else what was found without a run.
const LaunchCounters* countsOf(const RunContext& run, std::size_t launch)
{
    for (const std::vector<LaunchCounters>* counted : {&run.counted, &run.measured.counted})
        if (launch < counted->size() && (*counted)[launch].blocksRun > 0)
            return &(*counted)[launch];
    return nullptr;
}

std::vector<TimelineSite> sitesOf(const ptx::Module& module, const ptx::Kernel& kernel, const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string line = text.substr(begin, end - begin);
        const std::size_t first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r");
        lines.push_back(first == std::string::npos ? std::string() : line.substr(first, last - first + 1));
        begin = end + 1;
    }
    std::vector<TimelineSite> sites;
    for (const ptx::Instruction& in : kernel.instructions) {
        TimelineSite site;
        if (in.location != ptx::noIndex) {
            site.source = module.files[module.locations[in.location].userFile];
            site.line = module.locations[in.location].userLine;
        }
        if (in.textLine >= 1 && in.textLine <= lines.size())
            site.text = lines[in.textLine - 1];
        sites.push_back(std::move(site));
    }
    return sites;
}

/// Whether the emulator can record what the run's blocks execute.
bool isPredictable(const RunContext& run)
{
    return run.plan.deviceOnly.empty() && !run.isUnchecked && !run.isEndless && !run.measured.isLeast &&
           std::ranges::all_of(run.plan.launches, [](const Launch& launch) { return launch.library.empty(); });
}

void refuseUnpredictable(const RunContext& run)
{
    if (!isPredictable(run))
        throw MessageError(gpu::phrase("This strategy's kernels run only on a GPU, so there is no timeline."));
}

} // namespace

bool isProved(const RunContext& run, const GpuModel& gpu) { return !run.isUsersText() && isProvedGpu(gpu.name); }

/// What the predictions of one plan have in common.
struct TimeModel::Timed {
    GpuModel gpu;
    MachineFigures figures;
    TimedPlan plan;

    /// Of its own blocks, as many as fit.
    TimedLaunch launch(const RunContext& run, std::size_t index, const LaunchPaths& paths) const
    {
        const TimedPlan::Kernel& kernel = plan.kernels[index];
        return {.plan = run.plan,
                .launch = index,
                .module = plan.modules[run.plan.launches[index].source],
                .kernel = *kernel.kernel,
                .paths = paths,
                .residentBlocks = kernel.occupancy.blocksPerSm,
                .sharedBytes = kernel.sharedBytes,
                .counted = countsOf(run, index),
                .registers = kernel.registers,
                .listed = kernel.listed};
    }
};

TimeModel::Timed TimeModel::timed(RunContext& run, const GpuModel& gpu)
{
    return {gpu, machineFigures(gpu),
            timedPlan(run.plan, m_planner.code(run), m_planner.codeForGpu(run, gpu), gpu, m_planner.toolchain(),
                      run.control)};
}

std::vector<LaunchPaths> TimeModel::pathsOf(RunContext& run, const Timed& timed)
{
    return pathsOfPlan({m_emulator.emulator(), run.plan, m_planner.code(run)}, *run.input, timed.plan.requests,
                       run.control);
}

/// The launches of a run and their sum; none if not even one block of a launch fits on a multiprocessor.
std::optional<Timing> TimeModel::launchesOf(RunContext& run, const GpuModel& gpu)
{
    const Timed timed = this->timed(run, gpu);
    for (const TimedPlan::Kernel& kernel : timed.plan.kernels)
        if (kernel.occupancy.blocksPerSm == 0)
            return std::nullopt;
    std::vector<LaunchPaths> paths = pathsOf(run, timed);
    std::vector<LaunchPrediction> made;
    std::optional<LaunchPrediction> cold; // of the first launch: what follows it finds its data in L2
    Timing result;
    for (std::size_t i = 0; i < run.plan.launches.size(); ++i) {
        const TimedPlan::Kernel& kernel = timed.plan.kernels[i];
        const TimedLaunch launch = timed.launch(run, i, paths[i]);
        made.push_back(predictLaunch(gpu, timed.figures, launch, run.control));
        if (i == 0 && run.isFull()) {
            TimedLaunch first = launch;
            first.isCold = true;
            cold = predictLaunch(gpu, timed.figures, first, run.control);
        }
        LaunchTiming own = timingOf(run.plan, i, launch.module, launch.kernel, made.back(), timed.figures);
        own.limitedBy = limitOf(kernel, paths[i]);
        if (run.isFull())
            addSavedUs(gpu, timed.figures, launch, made.back(), run.report.findings, run.control);
        if (i == run.plan.mainLaunch)
            own.cure = cureOf(gpu, timed.figures, kernel, launch, paths[i], own, run.control);
        result.launches.push_back(std::move(own));
        result.followsData = result.followsData || paths[i].followsData;
    }
    result.us = sumUs(timed.figures, made);
    if (const auto& cure = result.launches[run.plan.mainLaunch].cure)
        for (Finding& finding : run.report.findings)
            if (finding.kind == FindingKind::LowOccupancy)
                finding.gain = std::max(0.0, made[run.plan.mainLaunch].us - cure->us);
    for (Finding& finding : run.report.findings)
        if (finding.gain)
            *finding.gain /= result.us;
    if (cold)
        result.coldUs = result.us + std::max(0.0, cold->us - made.front().us) + timed.figures.coldUs;
    return result;
}

std::optional<Timing> TimeModel::timing(RunContext& run, const GpuModel& gpu)
{
    if (!isPredictable(run))
        return std::nullopt;
    const auto begin = std::chrono::steady_clock::now();
    std::optional<Timing> result =
        unlessRefused([&] { return launchesOf(run, gpu); }).value_or(std::nullopt); // PTX that cannot be read
    if (!result)
        return std::nullopt;
    result->gpu = gpu.name;
    result->isProved = isProved(run, gpu);
    const TimeRecord record = result->isProved ? ofStrategies : isProvedGpu(gpu.name) ? ofOtherKernels : ofOtherGpus;
    result->lowerUs = record.lower * result->us;
    result->upperUs = record.upper * result->us;
    result->tookMs = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

Timeline TimeModel::timeline(const RunRequest& request, const TimelineRequest& wanted, const RunControl& control)
{
    RunContext run = m_planner.planned(request, control);
    refuseUnpredictable(run);
    const GpuModel gpu = m_planner.gpuOf(run.request);
    Timed timed = this->timed(run, gpu);
    const MachineFigures& figures = timed.figures;
    const std::size_t index = launchOf(run.plan, wanted.launch);
    const Launch& launch = run.plan.launches[index];
    const TimedPlan::Kernel& kernel = timed.plan.kernels[index];
    if (kernel.occupancy.blocksPerSm == 0)
        throw MessageError(say(gpu::phrase("Not even one block fits on a multiprocessor of the %1."), gpu.name));
    for (std::size_t i = 0; i < timed.plan.requests.size(); ++i)
        if (i != index)
            timed.plan.requests[i].blocks = timed.plan.requests[i].instructions = 1;
    std::vector<LaunchPaths> paths = pathsOf(run, timed);
    LaunchPaths own = wanted.oneWarp ? onlyFirstWarps(std::move(paths[index])) : std::move(paths[index]);
    const int fitting = kernel.occupancy.blocksPerSm;
    const int resident = wanted.oneWarp ? 1 : wanted.resident > 0 ? std::min(wanted.resident, fitting) : fitting;
    m_emulator.measure(run, m_planner.code(run));
    TimedLaunch timedLaunch = timed.launch(run, index, own);
    const ptx::Module& module = timedLaunch.module;
    timedLaunch.residentBlocks = resident;
    if (wanted.oneWarp)
        timedLaunch.counted = nullptr;
    LaunchPrediction made = predictLaunch(gpu, figures, timedLaunch, control, wanted.warps);
    Timeline timeline;
    timeline.gpu = gpu.name;
    timeline.kernel = launch.kernel;
    timeline.clockMHz = gpu.boostClockMHz;
    timeline.grid = launch.grid;
    timeline.block = launch.block;
    timeline.multiprocessors = gpu.multiprocessors;
    timeline.schedulers = figures.schedulers;
    timeline.fitting = fitting;
    timeline.resident = made.resident;
    timeline.limitedBy = kernel.occupancy.limitedBy;
    timeline.cycles = made.run.cycles;
    timeline.isProved = isProved(run, gpu);
    timeline.timing = timingOf(run.plan, index, module, *kernel.kernel, made, figures);
    if (resident == fitting && !wanted.oneWarp)
        timeline.timing.limitedBy = limitOf(kernel, own);
    if (wanted.oneWarp) { // the warps of a block one after the other
        timeline.timing.us *= static_cast<double>(warpsOf(launch));
        timeline.timing.cycles *= static_cast<double>(warpsOf(launch));
        timeline.timing.cyclesPerBlock *= static_cast<double>(warpsOf(launch));
        timeline.timing.warps = 1;
    }
    timeline.sites = sitesOf(module, *kernel.kernel, m_planner.code(run)[launch.source].ptx);
    timeline.warps = std::move(made.run.lives);
    timeline.blocks = std::move(made.run.blocks);
    for (std::size_t i = 0; i < timeline.blocks.size(); ++i)
        timeline.blockIndex.push_back(own.blocks[i]);
    timeline.timing.cure = cureOf(gpu, figures, kernel, timedLaunch, own, timeline.timing, control);
    return timeline;
}

BlockPoint TimeModel::pointOf(RunRequest request, const BlockSize& block, const RunControl& control)
{
    request.recipe.block = block;
    BlockPoint point{.width = static_cast<unsigned>(block.width), .height = static_cast<unsigned>(block.height)};
    try {
        RunContext run = m_planner.planned(request, control);
        m_emulator.measure(run, m_planner.code(run));
        if (const auto timing = this->timing(run, m_planner.gpuOf(run.request)); timing && !timing->launches.empty()) {
            const Dim3& grid = run.plan.launches[run.plan.mainLaunch].grid;
            point.us = timing->us;
            point.warpsPerSm = timing->launches[run.plan.mainLaunch].warps;
            point.resident = timing->launches[run.plan.mainLaunch].resident;
            point.blocks = std::uint64_t{grid.x} * grid.y * grid.z;
        }
    } catch (const SettingError&) { // the strategy cannot use this block
    }
    return point;
}

WhatIf TimeModel::whatIf(const RunRequest& request, const RunControl& control)
{
    RunContext run = m_planner.planned(request, control);
    refuseUnpredictable(run);
    const GpuModel gpu = m_planner.gpuOf(run.request);
    Timed timed = this->timed(run, gpu);
    const std::size_t index = run.plan.mainLaunch;
    const Launch& launch = run.plan.launches[index];
    const TimedPlan::Kernel& kernel = timed.plan.kernels[index];
    WhatIf result;
    result.gpu = gpu.name;
    result.threads = static_cast<int>(launch.block.x * launch.block.y * launch.block.z);
    result.registers = kernel.registers;
    result.sharedBytes = kernel.sharedBytes;
    result.occupancy = kernel.occupancy;
    const int most = std::clamp(gpu.maxWarpsPerSm / static_cast<int>(std::max<std::size_t>(1, warpsOf(launch))), 1,
                                gpu.maxBlocksPerSm);
    for (PathRequest& one : timed.plan.requests)
        one = pathRequest(gpu, most);
    const std::vector<LaunchPaths> paths = pathsOf(run, timed);
    m_emulator.measure(run, m_planner.code(run));
    std::set<int> counts{most, std::max(1, kernel.occupancy.blocksPerSm)};
    for (int count = 1; count < most; count += std::max(1, most / 16))
        counts.insert(count);
    for (const int count : counts) {
        // More blocks than fit take more shared memory than there is: as if the multiprocessor had it.
        const std::size_t shared = count <= kernel.occupancy.blocksPerSm ? kernel.sharedBytes : 0;
        TimedLaunch timedLaunch = timed.launch(run, index, paths[index]);
        timedLaunch.residentBlocks = count;
        timedLaunch.sharedBytes = shared;
        const LaunchPrediction made = predictLaunch(gpu, timed.figures, timedLaunch, control);
        result.residency.push_back({count, made.us, issuedOf(made, timed.figures)});
    }
    // Other blocks are other plans.
    constexpr BlockSize tried[] = {{8, 4},  {8, 8},  {16, 4},  {32, 2}, {16, 8},  {32, 4},  {16, 16},
                                   {32, 8}, {64, 4}, {32, 16}, {64, 8}, {128, 4}, {32, 32}, {256, 4}};
    for (const BlockSize& block : tried)
        result.blockSizes.push_back(pointOf(request, block, control));
    return result;
}

} // namespace tilescope
