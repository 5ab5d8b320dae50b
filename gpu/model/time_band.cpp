#include "gpu/model/time_band.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace tilescope
{

namespace
{

struct Band {
    double lowerUs = 0, upperUs = 0;
    std::string boundBy;
};

/// During a kernel's first loads and last stores there is nothing else to do: about four memory latencies of half a
/// microsecond each (600 to 800 clocks on the GPUs of the table).
constexpr double rampUs = 2;

/// By Little's law a scheduler needs (latency × rate) warps to be busy. Three warps per scheduler hide the 4 to 6
/// clocks of arithmetic latency, given the few independent instructions in a thread; with fewer warps the waiting time
/// grows in proportion.
constexpr double warpsToHide = 3, mostWaiting = 3;

double waitingOf(const GpuModel& gpu, const LaunchLoad& launch)
{
    const double blocks = static_cast<double>(launch.grid.x) * launch.grid.y * launch.grid.z;
    const double warpsOfBlock = std::ceil(static_cast<double>(launch.block.x) * launch.block.y * launch.block.z / 32);
    const double resident = std::min<double>(std::max(1, launch.occupancy.warpsPerSm),
                                             std::ceil(blocks / gpu.multiprocessors) * warpsOfBlock);
    return std::clamp(warpsToHide * gpu.schedulersPerSm / resident, 1.0, mostWaiting);
}

Band bandOf(const GpuModel& gpu, const LaunchLoad& launch)
{
    const std::vector<TimeBound> bounds = boundsOf(gpu, launch);
    const TimeBound& largest = *std::ranges::max_element(bounds, {}, &TimeBound::us);
    double units = 0;
    for (const TimeBound& bound : bounds)
        if (bound.name != "launch")
            units += bound.us;
    return {largest.us, gpu.launchFloorUs + rampUs + units * waitingOf(gpu, launch), largest.name};
}

} // namespace

Estimate estimateOf(const GpuModel& gpu, const std::vector<LaunchLoad>& launches)
{
    Estimate estimate;
    estimate.gpu = gpu.name;
    double longest = -1;
    for (const LaunchLoad& launch : launches) {
        const Band band = bandOf(gpu, launch);
        estimate.lowerUs += band.lowerUs;
        estimate.upperUs += band.upperUs;
        if (band.lowerUs > longest) {
            longest = band.lowerUs;
            estimate.boundBy = band.boundBy;
        }
    }
    return estimate;
}

namespace
{

/// Minimum share of the PTX instructions that remain in machine code: ptxas folds addresses into loads, removes moves
/// and common subexpressions.
constexpr double leastIssued = 0.6, leastInteger = 0.3;

constexpr int mostGlobalLanes = 19;

double blocksOf(const LaunchLoad& launch) { return static_cast<double>(launch.grid.x) * launch.grid.y * launch.grid.z; }

/// Converts a launch's work to clocks of the multiprocessor with the most blocks: ceil(blocks / multiprocessors).
class Dealer
{
public:
    Dealer(const GpuModel& gpu, const LaunchLoad& launch) : m_clockMHz(gpu.boostClockMHz)
    {
        const double blocks = std::max(1.0, blocksOf(launch));
        m_share = std::ceil(blocks / gpu.multiprocessors) / blocks;
    }

    double us(double work, double perClock) const { return us(work, perClock, m_clockMHz); }
    double us(double work, double perClock, double clockMHz) const { return work * m_share / perClock / clockMHz; }

private:
    double m_clockMHz, m_share;
};

double sum(std::initializer_list<std::uint64_t> values)
{
    double total = 0;
    for (const std::uint64_t value : values)
        total += static_cast<double>(value);
    return total;
}

/// Shared memory uses all load/store lanes. On newer multiprocessors global loads and stores do not use all 32: on an
/// H200 15.4 lanes per clock were measured if each lane reads its own byte (adaptive threshold, B = 101) and 18.2 if a
/// quarter of the requests have one address (blur, W = 31).
double loadStoreClocks(const GpuModel& gpu, const Counters& counters)
{
    const double global = sum({counters.globalLoad.requests, counters.globalStore.requests, counters.localLoad.requests,
                               counters.localStore.requests, counters.atomics});
    const double shared = sum({counters.sharedLoad.requests, counters.sharedStore.requests});
    const int globalLanes =
        gpu.major >= 7 ? std::min(mostGlobalLanes, gpu.loadStoreLanesPerSm) : gpu.loadStoreLanesPerSm;
    return global * 32 / globalLanes + shared * 32 / gpu.loadStoreLanesPerSm;
}

/// L1 delivers 128 bytes per clock since Volta, 64 before (the whitepapers' drawings; Fermi a line of 128 in two
/// clocks).
double sectorsPerClock(const GpuModel& gpu) { return gpu.major >= 7 ? 4 : 2; }

/// Whether a lane executes either integer or float instructions in a clock: all lanes of 2.x, 5.x, 6.x and 12.0, and
/// the integer half of 8.6 and 8.9 (the whitepapers; 7.x, 8.0 and 9.0 have integer lanes in addition to those for
/// floats).
bool sharesLanes(const GpuModel& gpu)
{
    return gpu.major <= 6 || gpu.major >= 12 || (gpu.major == 8 && gpu.minor >= 6);
}

double arithmeticClocks(const GpuModel& gpu, const InstructionMix& mix)
{
    const double floats = 32 * mix.fp32, integers = 32 * leastInteger * mix.integer;
    return std::max({floats / gpu.fp32LanesPerSm, integers / gpu.int32LanesPerSm,
                     sharesLanes(gpu) ? (floats + integers) / gpu.fp32LanesPerSm : 0.0});
}

} // namespace

/// By buffer: whether the launch uses it.
static std::vector<bool> buffersGiven(const Plan& plan, const Launch& launch)
{
    std::vector<bool> given(plan.buffers.size(), false);
    for (const Argument& argument : launch.arguments)
        for (const auto& address : addressesIn(argument)) {
            std::size_t buffer = plan.buffers.size();
            if (const auto* direct = std::get_if<BufferArgument>(&address))
                buffer = direct->buffer;
            else if (const auto texture = std::get<TextureArgument>(address).texture; texture < plan.textures.size())
                buffer = plan.textures[texture].buffer;
            if (buffer < given.size())
                given[buffer] = true;
        }
    return given;
}

std::size_t bytesGiven(const Plan& plan, const Launch& launch)
{
    const std::vector<bool> given = buffersGiven(plan, launch);
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < given.size(); ++i)
        bytes += given[i] ? plan.buffers[i].bytes : 0;
    return bytes;
}

BufferUse bufferUse(const Plan& plan, std::size_t launch)
{
    std::vector<bool> hasContent(plan.buffers.size());
    for (std::size_t i = 0; i < hasContent.size(); ++i)
        hasContent[i] = plan.buffers[i].fill == Buffer::Fill::Input || plan.buffers[i].fill == Buffer::Fill::Bytes;
    for (std::size_t before = 0; before < launch; ++before) {
        const std::vector<bool> given = buffersGiven(plan, plan.launches[before]);
        for (std::size_t i = 0; i < given.size(); ++i)
            hasContent[i] = hasContent[i] || given[i];
    }
    BufferUse use;
    const std::vector<bool> given = buffersGiven(plan, plan.launches[launch]);
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i])
            (hasContent[i] ? use.readBytes : use.writtenBytes) += plan.buffers[i].bytes;
    return use;
}

std::vector<TimeBound> boundsOf(const GpuModel& gpu, const LaunchLoad& launch)
{
    const Counters& counters = launch.counters;
    const Dealer dealer(gpu, launch);
    const auto unique = static_cast<double>(launch.uniqueBytes);
    // Data still in L2 from the previous run need not be loaded again.
    const double fromMemory = std::max(0.0, unique - static_cast<double>(gpu.l2Bytes));
    const double textureClock = gpu.textureClockMHz > 0 ? gpu.textureClockMHz : gpu.boostClockMHz;
    const double wavefronts = sum({counters.sharedLoad.wavefronts, counters.sharedStore.wavefronts});
    std::vector<TimeBound> bounds{
        {gpu::phrase("launch").key, gpu.launchFloorUs},
        {gpu::phrase("memory").key, fromMemory / (gpu.bandwidthGBs * 1000)},
        {gpu::phrase("issue").key,
         dealer.us(leastIssued * static_cast<double>(counters.instructions), gpu.schedulersPerSm)},
        {gpu::phrase("arithmetic").key, dealer.us(arithmeticClocks(gpu, launch.mix), 1)},
        {gpu::phrase("conversions").key, dealer.us(32 * launch.mix.conversions, gpu.conversionLanesPerSm)},
        {gpu::phrase("shared memory").key, dealer.us(wavefronts, gpu.wavefrontsPerClock)},
        {gpu::phrase("load/store").key, dealer.us(loadStoreClocks(gpu, counters), 1)},
        {gpu::phrase("L1").key,
         dealer.us(sum({counters.globalLoad.sectors, counters.localLoad.sectors}), sectorsPerClock(gpu))},
        {gpu::phrase("texture").key,
         dealer.us(32.0 * static_cast<double>(counters.textureRequests), gpu.textureUnitsPerSm, textureClock)},
    };
    if (gpu.l2BandwidthGBs > 0)
        bounds.push_back({gpu::phrase("L2").key, unique / (gpu.l2BandwidthGBs * 1000)});
    return bounds;
}

} // namespace tilescope
