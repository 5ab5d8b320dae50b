#include "gpu/emulator/emulator.h"

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/counters/launch_counting.h"
#include "gpu/emulator/observe/hazards/block_check.h"
#include "gpu/emulator/observe/launch_observation.h"
#include "gpu/emulator/observe/path/launch_paths.h"
#include "gpu/emulator/observe/reuse/class_reuse.h"
#include "gpu/emulator/observe/reuse/whole_reuse.h"
#include "gpu/emulator/observe/story/lane_paths.h"
#include "gpu/emulator/observe/story/story_finder.h"
#include "gpu/emulator/observe/trace/trace_block.h"
#include "gpu/emulator/program/program_cache.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <stdexcept>
#include <thread>

#ifdef TILESCOPE_AVX2
#include <cpuid.h>
#endif

namespace tilescope
{

using namespace emulator;

namespace
{

/// A plan's decoded kernels.
struct Code {
    std::vector<std::shared_ptr<const ptx::Module>> modules; ///< per source
    std::vector<std::shared_ptr<const Program>> programs;    ///< per launch
};

#ifdef TILESCOPE_AVX2

/// Whether the processor executes what the second build of the handlers contains.
bool hasAvx2Code()
{
    __builtin_cpu_init();
    unsigned a = 0, b = 0, c = 0, d = 0;
    const bool convertsHalves =
        __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_F16C) != 0; // clang 14 has no name for it
    return convertsHalves && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
           __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

#endif

HandlerTable makeHandlers([[maybe_unused]] EmulatorOptions::Code code, bool observed)
{
    HandlerTable table;
#ifdef TILESCOPE_AVX2
    if (code == EmulatorOptions::Code::Auto && hasAvx2Code()) {
        avx2::fillHandlers(table, observed);
        return table;
    }
#endif
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

void checkPlan(const Plan& plan, std::span<const CompiledModule> modules)
{
    if (modules.size() != plan.sources.size())
        throw std::runtime_error("The plan has " + std::to_string(plan.sources.size()) + " kernel files, but " +
                                 std::to_string(modules.size()) + " compiled modules were given.");
    if (!plan.deviceOnly.empty())
        throw MessageError(plan.deviceOnly);
    if (plan.pictureBuffer >= plan.buffers.size())
        throw std::runtime_error("The plan has no buffer for its image.");
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

/// Whether the blocks of the main launch store the picture row of blocks after row of blocks.
bool storesRowByRow(const Plan& plan)
{
    const Launch& launch = plan.launches[plan.mainLaunch];
    const TileGeometry& geometry = plan.geometry;
    const auto covers = [](unsigned blocks, int side, int pixels) {
        return side > 0 && std::int64_t{blocks} * side >= pixels && (std::int64_t{blocks} - 1) * side < pixels;
    };
    const bool storesIt = std::ranges::any_of(launch.arguments, [&](const Argument& argument) {
        return std::ranges::any_of(addressesIn(argument), [&](const auto& address) {
            const auto* buffer = std::get_if<BufferArgument>(&address);
            return buffer && buffer->buffer == plan.pictureBuffer;
        });
    });
    return storesIt && plan.resultType.empty() && geometry.region.isEmpty() && launch.grid.z == 1 &&
           covers(launch.grid.x, geometry.blockWidth, plan.pictureWidth) &&
           covers(launch.grid.y, geometry.blockHeight, plan.pictureHeight);
}

EndedBlocks rowsOf(const Plan& plan, const Memory& memory, const PartialPicture& partial)
{
    if (!partial.show)
        return {};
    const Buffer& buffer = plan.buffers[plan.pictureBuffer];
    const std::size_t packed =
        static_cast<std::size_t>(plan.pictureWidth) * static_cast<std::size_t>(bytesPerPixel(plan.pictureFormat));
    const std::size_t pitch = buffer.isPitched() ? buffer.pitchBytes : packed;
    const std::uint64_t across = plan.launches[plan.mainLaunch].grid.x;
    return {[&plan, &partial, pitch, across, pixels = memory.buffer(plan.pictureBuffer)](std::uint64_t blocks) {
                const std::uint64_t rows = blocks / across * static_cast<std::uint64_t>(plan.geometry.blockHeight);
                partial.show(
                    pixels, pitch,
                    static_cast<int>(std::min<std::uint64_t>(rows, static_cast<std::uint64_t>(plan.pictureHeight))));
            },
            partial.every};
}

double millisecondsSince(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

} // namespace

/// What persists in an emulator from run to run.
struct Emulator::Members {
    explicit Members(const EmulatorOptions& o);

    Code decode(const Plan& plan, std::span<const CompiledModule> compiled, bool observed);
    /// Runs one launch and adds its results. Returns false if a fault ended it.
    bool launch(const LaunchSetup& setup, const Observation& wanted, OutputMap* output, const RunControl& control,
                ProgressSpan span, EmulatorResult& result, const EndedBlocks& watch);
    /// Prepares memory as a block of the launch finds it, for the block to be run by `visit`.
    void atBlock(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t launch,
                 const Dim3& block, const RunControl& control,
                 const std::function<void(const LaunchSetup&, SparseBuffers*)>& visit);
    /// Runs the launches before number `end` on `memory`. Throws std::runtime_error if one fails or takes too long.
    void runBefore(const Plan& plan, std::span<const CompiledModule> modules, std::size_t end,
                   const RunControl& control);

    /// Returns false if it cannot be determined from classes.
    bool reuseOfClasses(const Plan& plan, const Code& code, const Image& input, ReuseMap& map,
                        const RunControl& control);
    void reuseOfAll(const Plan& plan, const Code& code, const Image& input, ReuseMap& map, const RunControl& control);

    EmulatorOptions options;
    HandlerTable handlers, observedHandlers;
    ProgramCache cache;
    WorkerPool pool;
    Memory memory;
    std::vector<WorkerMemory> workers;
};

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

bool Emulator::Members::launch(const LaunchSetup& setup, const Observation& wanted, OutputMap* output,
                               const RunControl& control, ProgressSpan span, EmulatorResult& result,
                               const EndedBlocks& watch)
{
    LaunchObservation observation(setup, wanted, workersOf(setup, pool), output);
    const LaunchResult launch = runLaunch(setup, options, pool, workers, control, span, &observation, watch);
    result.emulation.warpInstructions += launch.warpInstructions;
    result.emulation.blocksRun += launch.blocksRun;
    if (launch.error) // the fault that ended the run comes first
        result.findings.insert(result.findings.begin(), *launch.error);
    else if (wanted.counters)
        result.counters.push_back(observation.counters());
    std::vector<Finding> hazards = observation.findings(launch.error ? std::optional(launch.errorBlock) : std::nullopt);
    std::move(hazards.begin(), hazards.end(), std::back_inserter(result.findings));
    result.findings.insert(result.findings.end(), launch.prints.begin(), launch.prints.end());
    return !launch.error;
}

Emulator::Emulator(const EmulatorOptions& options) : m(std::make_unique<Members>(options)) {}

Emulator::~Emulator() = default;

EmulatorResult Emulator::run(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                             const Observation& observation, const RunControl& control, const PartialPicture& partial)
{
    const auto begin = std::chrono::steady_clock::now();
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, observation != Observation{});
    m->memory.prepare(plan, code.modules, input);

    // All launches are checked before the first one runs.
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, m->memory);
    EmulatorResult result;
    for (const LaunchSetup& setup : setups) {
        result.staticSharedBytes.push_back(setup.program->kernel->staticSharedBytes);
        result.emulation.blocksTotal += setup.blocks;
    }
    const auto count = static_cast<double>(setups.size());
    OutputMap output(plan, m->memory, observation.hazards);
    bool ended = false;
    for (std::size_t i = 0; i < setups.size() && !ended; ++i) {
        const ProgressSpan span{static_cast<double>(i) / count, static_cast<double>(i + 1) / count};
        output.beginLaunch(i);
        const EndedBlocks watch =
            i == plan.mainLaunch && storesRowByRow(plan) ? rowsOf(plan, m->memory, partial) : EndedBlocks();
        ended = !m->launch(setups[i], observation, &output, control, span, result, watch);
    }
    if (!ended) {
        if (!observation.hazards)
            output.compare(m->memory.buffer(plan.pictureBuffer));
        if (const auto finding = output.finding())
            result.findings.push_back(*finding);
        readBack(plan, m->memory, result);
        result.inputsKept = keptInputs(plan, m->memory, input);
    } else {
        result.counters.clear();
    }
    result.emulation.wallMs = millisecondsSince(begin);
    result.emulation.counted = observation.counters;
    result.emulation.racesLookedFor = observation.hazards;
    if (!result.emulation.isWatched())
        result.emulation.plainMs = result.emulation.wallMs;
    return result;
}

// Counts, estimates, and the effort of a run.

namespace
{

constexpr std::uint64_t mostForSample = 100'000'000; ///< warp instructions, all launches together

bool isKnown(const LaunchCounters& counters) { return counters.blocksRun > 0; }

} // namespace

std::vector<LaunchCounters> Emulator::count(const Plan& plan, std::span<const CompiledModule> modules,
                                            const RunControl& control)
{
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, true);
    Memory memory;
    memory.prepareEmpty(plan, code.modules);
    std::vector<LaunchCounters> result;
    for (const LaunchSetup& setup : setUpLaunches(plan, code, memory)) {
        const BlockClassResult classes = findBlockClasses(setup, {}, control);
        result.push_back(countByClasses(setup, classes, m->options, m->pool, m->workers, control));
    }
    return result;
}

RunEffort Emulator::effort(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                           const RunControl& control)
{
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, true);
    Memory empty;
    empty.prepareEmpty(plan, code.modules);
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, empty);
    RunEffort effort;
    std::size_t end = 0; ///< after the last launch whose counts are unknown
    for (const LaunchSetup& setup : setups) {
        const BlockClassResult classes = findBlockClasses(setup, {}, control);
        effort.counted.push_back(countByClasses(setup, classes, m->options, m->pool, m->workers, control));
        const LaunchCounters& counted = effort.counted.back();
        effort.warpInstructions += static_cast<double>(counted.total.instructions) +
                                   fetchInstructions * static_cast<double>(counted.total.textureRequests);
        effort.launchInstructions.push_back(static_cast<double>(counted.total.instructions));
        effort.staticSharedBytes.push_back(setup.program->kernel->staticSharedBytes);
        if (isKnown(counted))
            continue;
        end = effort.counted.size();
        effort.followsData = effort.followsData || !classes.tooMany;
    }
    if (end == 0)
        return effort;
    if (effort.followsData)
        m->memory.prepare(plan, code.modules, input);
    const std::vector<LaunchSetup> run = setUpLaunches(plan, code, effort.followsData ? m->memory : empty);
    for (std::size_t i = 0; i < end && !effort.isLeast; ++i) {
        const bool known = isKnown(effort.counted[i]);
        if (known && !effort.followsData)
            continue; // otherwise it must run, because later launches need its results
        const EffortSample sample = effortBySample(run[i], m->options, m->workers.front(), control);
        if (known)
            continue;
        effort.warpInstructions += sample.warpInstructions;
        effort.launchInstructions[i] = sample.instructions;
        effort.isLeast = sample.isLeast;
    }
    return effort;
}

std::vector<double> Emulator::speeds(const Plan& plan, std::span<const CompiledModule> modules, const Image* input,
                                     const RunControl& control)
{
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, false);
    Memory empty;
    if (input)
        m->memory.prepare(plan, code.modules, *input);
    else
        empty.prepareEmpty(plan, code.modules);
    std::vector<double> speeds;
    for (const LaunchSetup& setup : setUpLaunches(plan, code, input ? m->memory : empty))
        speeds.push_back(launchSpeed(setup, m->options, m->pool, m->workers, control));
    return speeds;
}

unsigned Emulator::threads() const { return m->pool.threads(); }

RunEffort Emulator::roughEffort(const Plan& plan, std::span<const CompiledModule> modules, const Image* input,
                                const RunControl& control)
{
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, true);
    Memory empty;
    if (input)
        m->memory.prepare(plan, code.modules, *input);
    else
        empty.prepareEmpty(plan, code.modules);
    RunEffort effort;
    effort.followsData = input != nullptr;
    for (const LaunchSetup& setup : setUpLaunches(plan, code, input ? m->memory : empty)) {
        const EffortSample sample = effortBySample(setup, m->options, m->workers.front(), control);
        effort.warpInstructions += sample.warpInstructions;
        effort.launchInstructions.push_back(sample.instructions);
    }
    return effort;
}

std::vector<LaunchCounters> Emulator::sample(const Plan& plan, std::span<const CompiledModule> modules,
                                             const Image& input, std::vector<LaunchCounters> counted,
                                             const RunControl& control, std::uint64_t blocks)
{
    checkPlan(plan, modules);
    if (counted.empty())
        counted.resize(plan.launches.size());
    if (counted.size() != plan.launches.size())
        throw std::runtime_error("The plan has " + std::to_string(plan.launches.size()) +
                                 " launches, but counters of " + std::to_string(counted.size()) + " were given.");
    // Launches after the last one with unknown counts need not run.
    const auto last = std::find_if_not(counted.rbegin(), counted.rend(), isKnown);
    const auto wanted = static_cast<std::size_t>(counted.rend() - last);
    if (wanted == 0)
        return counted;
    const Code code = m->decode(plan, modules, true);
    m->memory.prepare(plan, code.modules, input);
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, m->memory);
    std::uint64_t left = std::min(mostForSample, m->options.warpInstructionLimit);
    bool whole = true; // all blocks of all launches so far: then this is the run itself
    for (std::size_t i = 0; i < wanted; ++i) {
        SampleResult result = countBySample(setups[i], blocks, left, m->options, m->pool, m->workers, control);
        left -= std::min(left, result.warpInstructions);
        whole = whole && result.counters && result.counters->total.exact;
        if (isKnown(counted[i]) || !result.counters)
            continue;
        if (!whole) {
            markEstimated(*result.counters);
            result.counters->reason = counted[i].reason;
        }
        counted[i] = std::move(*result.counters);
    }
    return counted;
}

std::vector<LaunchCounters> Emulator::countLong(const Plan& plan, std::span<const CompiledModule> modules,
                                                std::vector<LaunchCounters> counted, const RunControl& control)
{
    constexpr BlockClassOptions patient{.maxSteps = 64'000'000};
    EmulatorOptions limited = m->options;
    limited.warpInstructionLimit = 600'000'000;
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, true);
    Memory empty;
    empty.prepareEmpty(plan, code.modules);
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, empty);
    for (std::size_t i = 0; i < setups.size(); ++i) {
        if (isKnown(counted.at(i)))
            continue;
        const BlockClassResult classes = findBlockClasses(setups[i], patient, control);
        LaunchCounters found = countByClasses(setups[i], classes, limited, m->pool, m->workers, control);
        if (!isKnown(found) && classes.tooMany) {
            SampleResult sample =
                countBySample(setups[i], sampledBlocks, mostForSample, m->options, m->pool, m->workers, control);
            if (sample.counters) {
                sample.counters->reason = sample.counters->total.exact ? Message() : found.reason;
                found = std::move(*sample.counters);
            }
        }
        counted[i] = std::move(found);
    }
    return counted;
}

std::vector<LaunchPaths> Emulator::paths(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                                         std::span<const PathRequest> requests, const RunControl& control)
{
    constexpr BlockClassOptions quick{.maxSteps = 400'000};
    checkPlan(plan, modules);
    if (requests.size() != plan.launches.size())
        throw std::runtime_error("The plan has " + std::to_string(plan.launches.size()) + " launches, but paths of " +
                                 std::to_string(requests.size()) + " were requested.");
    const Code code = m->decode(plan, modules, true);
    Memory empty;
    empty.prepareEmpty(plan, code.modules);
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, empty);
    std::vector<LaunchSetup> filled; ///< made for the first launch that follows the data
    std::vector<LaunchPaths> result;
    for (std::size_t i = 0; i < setups.size(); ++i) {
        const BlockClassResult classes = findBlockClasses(setups[i], quick, control);
        const bool followsData = classes.classes.empty() && !classes.tooMany;
        if (followsData && filled.empty()) {
            m->memory.prepare(plan, code.modules, input);
            filled = setUpLaunches(plan, code, m->memory);
        }
        result.push_back(recordPaths(followsData ? filled[i] : setups[i], classes, requests[i], m->options, m->pool,
                                     m->workers, control));
    }
    return result;
}

// Checking a few blocks instead of all: before an edited kernel may run on a GPU.

namespace
{

/// Tracing a block through a long loop takes about as long as running it: at most about a second.
constexpr BlockClassOptions classOptions{.maxSteps = 16'000'000};
constexpr std::uint64_t blocksBesideClasses = 27; ///< each corner, edge and the interior, in case the classes are wrong

std::vector<std::uint64_t> spread(const LaunchSetup& setup, std::uint64_t most)
{
    std::vector<std::uint64_t> blocks;
    for (const SamplePlace& place : samplePlaces(setup.launch->grid, most).places)
        blocks.push_back(place.block);
    return blocks;
}

std::vector<std::uint64_t> representatives(const LaunchSetup& setup, const BlockClassResult& classes)
{
    std::vector<std::uint64_t> blocks = spread(setup, blocksBesideClasses);
    for (const BlockClass& blockClass : classes.classes)
        blocks.push_back(blockClass.representative);
    std::sort(blocks.begin(), blocks.end());
    blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
    return blocks;
}

/// The blocks to check in each launch; none, with the reason in `check`, if the blocks of a launch have no classes.
std::vector<std::vector<std::uint64_t>> chosenBlocks(const std::vector<LaunchSetup>& setups, std::uint64_t sampled,
                                                     const RunControl& control, BlockCheck& check)
{
    std::vector<std::vector<std::uint64_t>> chosen;
    for (const LaunchSetup& setup : setups) {
        if (sampled) {
            chosen.push_back(spread(setup, sampled));
            continue;
        }
        const BlockClassResult classes = findBlockClasses(setup, classOptions, control);
        if (classes.classes.empty()) {
            check.reason = placedReason(classes, setup.source);
            check.tooMany = classes.tooMany;
            return {};
        }
        chosen.push_back(representatives(setup, classes));
    }
    return chosen;
}

} // namespace

BlockCheck Emulator::check(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                           std::uint64_t sampled, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, true);
    m->memory.prepare(plan, code.modules, input);
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, m->memory);
    BlockCheck check;
    for (const LaunchSetup& setup : setups) {
        check.staticSharedBytes.push_back(setup.program->kernel->staticSharedBytes);
        check.emulation.blocksTotal += setup.blocks;
    }
    const auto chosen = chosenBlocks(setups, sampled, control, check);
    const auto count = static_cast<double>(chosen.size());
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const ProgressSpan span{static_cast<double>(i) / count, static_cast<double>(i + 1) / count};
        BlockCheckResult result = checkBlocks(setups[i], chosen[i], m->options, m->pool, m->workers, control, span);
        check.emulation.warpInstructions += result.warpInstructions;
        check.emulation.blocksRun += result.blocksRun;
        if (result.error)
            check.findings.insert(check.findings.begin(), *result.error);
        std::move(result.hazards.begin(), result.hazards.end(), std::back_inserter(check.findings));
        if (result.error)
            break;
    }
    check.emulation.wallMs = millisecondsSince(begin);
    return check;
}

// How often pixels are read.

namespace
{

std::size_t inputBufferOf(const Plan& plan)
{
    const auto found = std::find_if(plan.buffers.begin(), plan.buffers.end(),
                                    [](const Buffer& b) { return b.fill == Buffer::Fill::Input; });
    if (found == plan.buffers.end())
        throw MessageError(
            gpu::phrase("These kernels do not read the image, so there are no reads of its pixels to count."));
    return static_cast<std::size_t>(found - plan.buffers.begin());
}

bool fetchesTextures(const Launch& launch)
{
    return std::any_of(launch.arguments.begin(), launch.arguments.end(),
                       [](const Argument& a) { return std::holds_alternative<TextureArgument>(a); });
}

/// The plan without the launches after its main launch.
Plan upToMainLaunch(const Plan& plan)
{
    Plan part = plan;
    part.launches.resize(std::min(plan.launches.size(), plan.mainLaunch + 1));
    return part;
}

} // namespace

/// Runs one block per class if that is sufficient: a single launch that reads the picture itself, by addresses.
bool Emulator::Members::reuseOfClasses(const Plan& plan, const Code& code, const Image& input, ReuseMap& map,
                                       const RunControl& control)
{
    if (plan.launches.size() != 1 || map.fetchesTextures || plan.buffers[inputBufferOf(plan)].isPitched())
        return false;
    Memory empty;
    empty.prepareEmpty(plan, code.modules);
    const LaunchSetup setup = setUpLaunches(plan, code, empty).front();
    const ReuseTarget target(setup, plan, inputBufferOf(plan), {});
    const BlockClassResult classes = findBlockClasses(setup, {.modulo = 1}, control);
    const auto found =
        reuseByClasses(target, classes, bytesPerPixel(input.format()), options, workers.front(), control);
    if (!found)
        return false;
    map.byClasses = true;
    map.blocksRun = found->blocksRun;
    map.global = stamped(found->global, input.width(), input.height(), pool);
    if (setup.sharedBytes > 0)
        map.shared = stamped(found->shared, input.width(), input.height(), pool);
    return true;
}

void Emulator::Members::reuseOfAll(const Plan& plan, const Code& code, const Image& input, ReuseMap& map,
                                   const RunControl& control)
{
    memory.prepare(plan, code.modules, input);
    const std::size_t inputBuffer = inputBufferOf(plan);
    std::vector<CopyOrigins> origins(plan.buffers.size());
    for (std::size_t b = 0; plan.launches.size() > 1 && b < plan.buffers.size(); ++b)
        if (plan.buffers[b].fill == Buffer::Fill::None || plan.buffers[b].fill == Buffer::Fill::Zero)
            origins[b].resize(plan.buffers[b].bytes, 0);
    const std::size_t pixels = static_cast<std::size_t>(input.width()) * static_cast<std::size_t>(input.height());
    const auto pixelBytes = static_cast<unsigned>(bytesPerPixel(input.format()));
    ReuseSums global(pixels, pixelBytes), shared(pixels, pixelBytes);
    bool hasShared = false;
    for (const LaunchSetup& setup : setUpLaunches(plan, code, memory)) {
        const ReuseTarget target(setup, plan, inputBuffer, origins);
        const bool readsMoreOthers = addReuseOfAll(target, options, pool, workers, control, global, shared);
        map.blocksRun += setup.blocks;
        hasShared = setup.sharedBytes > 0;
        map.note = readsMoreOthers
                       ? Message(gpu::phrase("The main kernel reads numbers that were computed from the image; those "
                                             "reads do not belong to a pixel of the image and are not counted."))
                       : Message();
    }
    map.global = global.counts(input.width(), input.height());
    if (hasShared)
        map.shared = shared.counts(input.width(), input.height());
}

ReuseMap Emulator::reuse(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                         const RunControl& control)
{
    const Plan part = upToMainLaunch(plan);
    checkPlan(part, modules);
    if (part.launches.empty())
        throw MessageError(gpu::phrase("The plan has no launch whose reads can be counted."));
    const Code code = m->decode(part, modules, true);
    inputBufferOf(part);
    ReuseMap map;
    map.fetchesTextures = std::any_of(part.launches.begin(), part.launches.end(), fetchesTextures);
    if (!m->reuseOfClasses(part, code, input, map, control))
        m->reuseOfAll(part, code, input, map, control);
    return map;
}

// One block, event by event.

namespace
{

constexpr std::uint64_t mostBefore = 500'000'000; ///< warp instructions of the launches before the traced one

std::string rangeText(unsigned count) { return count == 1 ? "0" : "0…" + std::to_string(count - 1); }

void checkPlace(const Plan& plan, std::size_t launch, const Dim3& block)
{
    if (launch >= plan.launches.size())
        throw std::runtime_error("There is no launch " + std::to_string(launch) + ": the plan has " +
                                 std::to_string(plan.launches.size()) + ", counted from 0.");
    const Dim3& grid = plan.launches[launch].grid;
    if (block.x >= grid.x || block.y >= grid.y || block.z >= grid.z)
        throw std::runtime_error("There is no block (" + std::to_string(block.x) + ", " + std::to_string(block.y) +
                                 ", " + std::to_string(block.z) + "): the grid's blocks are x " + rangeText(grid.x) +
                                 ", y " + rangeText(grid.y) + ", z " + rangeText(grid.z) + ".");
    for (const Buffer& buffer : plan.buffers)
        if (buffer.bytes > std::numeric_limits<std::uint32_t>::max())
            throw MessageError(say(gpu::phrase("The buffer \"%1\" has %2 bytes, but a block can be traced only if no "
                                               "buffer has more than 4 GB. Use a smaller image."),
                                   buffer.name, std::to_string(buffer.bytes)));
}

} // namespace

/// Without earlier launches the block finds the initial content of the buffers, of which only what it reads is copied.
/// Otherwise the earlier launches are run completely.
BlockTrace Emulator::trace(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                           std::size_t launch, const Dim3& block, const TraceWindow& window, const RunControl& control,
                           const WarpTurns& turns)
{
    BlockTrace trace;
    m->atBlock(plan, modules, input, launch, block, control, [&](const LaunchSetup& setup, SparseBuffers* sparse) {
        trace =
            traceBlock({plan, setup, modules[plan.launches[launch].source].ptx, block, window, sparse, nullptr, turns},
                       m->workers.front(), m->options, control);
    });
    return trace;
}

ValueStory Emulator::story(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                           std::size_t launch, const Dim3& block, const StoryTarget& target, const RunControl& control,
                           const WarpTurns& turns)
{
    ValueStory story;
    m->atBlock(plan, modules, input, launch, block, control, [&](const LaunchSetup& setup, SparseBuffers* sparse) {
        LanePaths paths(static_cast<std::uint32_t>(setup.warps));
        const TraceTask task{
            plan, setup, modules[plan.launches[launch].source].ptx, block, {0, mostStoryEvents}, sparse, &paths, turns};
        const BlockTrace trace = traceBlock(task, m->workers.front(), m->options, control);
        if (!trace.isWhole())
            throw MessageError(
                say(gpu::phrase("This block makes %1 accesses, branches and barriers, but a value can be traced "
                                "through at most %2. Use a smaller filter, template or set of images."),
                    std::to_string(trace.totalEvents), std::to_string(mostStoryEvents)));
        story = findStory(plan, *setup.program->kernel, trace, paths, target, control);
    });
    return story;
}

void Emulator::Members::atBlock(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                                std::size_t launch, const Dim3& block, const RunControl& control,
                                const std::function<void(const LaunchSetup&, SparseBuffers*)>& visit)
{
    checkPlan(plan, modules);
    checkPlace(plan, launch, block);
    const Launch& traced = plan.launches[launch];
    const Code observed = decode(plan, modules, true);
    if (launch == 0) {
        Memory sparseMemory;
        sparseMemory.prepareSparse(plan, observed.modules, input);
        const LaunchSetup setup = setUpLaunch(plan, traced, *observed.programs[0], sparseMemory);
        SparseBuffers sparse(plan, setup, input);
        visit(setup, &sparse);
        return;
    }
    memory.prepare(plan, observed.modules, input);
    runBefore(plan, modules, launch, control);
    visit(setUpLaunch(plan, traced, *observed.programs[launch], memory), nullptr);
}

void Emulator::Members::runBefore(const Plan& plan, std::span<const CompiledModule> modules, std::size_t end,
                                  const RunControl& control)
{
    const Code code = decode(plan, modules, false);
    EmulatorOptions limited = options;
    limited.warpInstructionLimit = std::min(options.warpInstructionLimit, mostBefore);
    for (std::size_t i = 0; i < end; ++i) {
        const LaunchSetup setup = setUpLaunch(plan, plan.launches[i], *code.programs[i], memory);
        const ProgressSpan span{static_cast<double>(i) / static_cast<double>(end),
                                static_cast<double>(i + 1) / static_cast<double>(end)};
        const LaunchResult result = runLaunch(setup, limited, pool, workers, control, span, nullptr);
        if (!result.error)
            continue;
        const std::string& kernel = plan.launches[i].kernel;
        if (result.error->kind == "step_limit")
            throw MessageError(
                say(gpu::phrase("The contents of memory at the start of the block are unknown: the launch before it, "
                                "\"%1\", takes more than %2 warp instructions. Use a smaller image."),
                    kernel, limited.warpInstructionLimit));
        throw MessageError(
            joined(say(gpu::phrase("The block was not reached: the launch before it, \"%1\", failed."), kernel),
                   result.error->message));
    }
}

} // namespace tilescope
