#include "gpu/emulator/emulator.h"

#include "gpu/emulator/engine.h"
#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/observe/launch_observation.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/recipe/result_planes.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <iterator>
#include <optional>

// The run of a whole plan, with its image.

namespace tilescope
{

using namespace emulator;

namespace
{

void readBack(const Plan& plan, const Memory& memory, EmulatorResult& result)
{
    result.picture = packedRows(plan.buffers[plan.pictureBuffer], memory.buffer(plan.pictureBuffer));
    for (const std::size_t plane : otherPlanes(plan)) {
        const std::span<const std::byte> bytes = memory.buffer(plane);
        result.picture.insert(result.picture.end(), bytes.begin(), bytes.end());
    }
    for (const std::size_t side : plan.sideBuffers) {
        const std::span<const std::byte> bytes = memory.buffer(side);
        result.sides.emplace_back(std::vector<std::byte>(bytes.begin(), bytes.end()));
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
        if (i == plan.pictureBuffer || std::ranges::count(otherPlanes(plan), i) > 0)
            continue;
        if (!holdsStill(memory.buffer(i), Memory::contentOf(buffer, input).bytes))
            return false;
    }
    return true;
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

/// Runs one launch and adds its results. Returns false if a fault ended it.
bool runObserved(Engine& engine, const LaunchSetup& setup, const Observation& wanted, OutputMap* output,
                 const RunControl& control, ProgressSpan span, EmulatorResult& result, const EndedBlocks& watch)
{
    LaunchObservation observation(setup, wanted, workersOf(setup, engine.pool), output);
    const LaunchResult launch =
        runLaunch(setup, engine.options, engine.pool, engine.workers, control, span, &observation, watch);
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

} // namespace

Emulator::Emulator(const EmulatorOptions& options) : m_engine(std::make_unique<Engine>(options)) {}

Emulator::~Emulator() = default;

unsigned Emulator::threads() const { return m_engine->pool.threads(); }

EmulatorResult Emulator::run(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                             const Observation& observation, const RunControl& control, const PartialPicture& partial)
{
    const auto begin = std::chrono::steady_clock::now();
    using Events = PreparedPlan::Events;
    const PreparedPlan prepared(*m_engine, plan, modules);
    // All launches are checked before the first one runs.
    const std::vector<LaunchSetup> setups =
        prepared.onInput(input, observation == Observation{} ? Events::None : Events::Reported);
    const Memory& memory = m_engine->memory;
    EmulatorResult result;
    for (const LaunchSetup& setup : setups) {
        result.staticSharedBytes.push_back(setup.program->kernel->staticSharedBytes);
        result.emulation.blocksTotal += setup.blocks;
    }
    const auto count = static_cast<double>(setups.size());
    OutputMap output(plan, memory, observation.hazards);
    bool ended = false;
    for (std::size_t i = 0; i < setups.size() && !ended; ++i) {
        const ProgressSpan span{static_cast<double>(i) / count, static_cast<double>(i + 1) / count};
        output.beginLaunch(i);
        const EndedBlocks watch =
            i == plan.mainLaunch && storesRowByRow(plan) ? rowsOf(plan, memory, partial) : EndedBlocks();
        ended = !runObserved(*m_engine, setups[i], observation, &output, control, span, result, watch);
    }
    if (!ended) {
        if (!observation.hazards)
            output.compare(memory.buffer(plan.pictureBuffer));
        if (const auto finding = output.finding())
            result.findings.push_back(*finding);
        readBack(plan, memory, result);
        result.inputsKept = keptInputs(plan, memory, input);
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

} // namespace tilescope
