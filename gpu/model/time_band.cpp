#include "gpu/model/time_band.h"

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

/// A kernel's first loads and its last stores wait for memory with nothing to do meanwhile: about four trips of half a
/// microsecond each (600 to 800 clocks on the GPUs of the table).
constexpr double rampUs = 2;

/// By Little's law a scheduler needs (latency × rate) warps to be busy. Three a scheduler keep it going through the 4
/// to 6 clocks of arithmetic with the few independent instructions that a thread has; with fewer it waits in
/// proportion.
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

/// Share of the PTX that machine code still has, at the least: ptxas folds addresses into loads, drops moves and shares
/// what is computed twice.
constexpr double leastIssued = 0.6, leastInteger = 0.3;

constexpr int mostGlobalLanes = 19;

double blocksOf(const LaunchLoad& launch) { return static_cast<double>(launch.grid.x) * launch.grid.y * launch.grid.z; }

/// Turns a launch's work into clocks of the multiprocessor that has most of it: one has ceil(blocks / multiprocessors).
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

/// Shared memory takes all load/store lanes. Global loads and stores of the newer multiprocessors do not fill 32: on an
/// H200 15.4 lanes a clock were measured where each lane reads its own byte (adaptive threshold, B = 101) and 18.2
/// where a quarter of the requests ask for one address (blur, W = 31).
double loadStoreClocks(const GpuModel& gpu, const Counters& counters)
{
    const double global = sum({counters.globalLoad.requests, counters.globalStore.requests, counters.localLoad.requests,
                               counters.localStore.requests, counters.atomics});
    const double shared = sum({counters.sharedLoad.requests, counters.sharedStore.requests});
    const int globalLanes =
        gpu.major >= 7 ? std::min(mostGlobalLanes, gpu.loadStoreLanesPerSm) : gpu.loadStoreLanesPerSm;
    return global * 32 / globalLanes + shared * 32 / gpu.loadStoreLanesPerSm;
}

/// L1 gives 128 bytes a clock since Volta, 64 before (the whitepapers' drawings; Fermi a line of 128 in two clocks).
double sectorsPerClock(const GpuModel& gpu) { return gpu.major >= 7 ? 4 : 2; }

/// A lane does one or the other in a clock: all lanes of 2.x, 5.x, 6.x and 12.0, and the integer half of 8.6 and 8.9
/// (the whitepapers; 7.x, 8.0 and 9.0 have integer lanes beside those for floats).
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

std::size_t bytesGiven(const Plan& plan, const Launch& launch)
{
    std::vector<bool> given(plan.buffers.size(), false);
    for (const Argument& argument : launch.arguments) {
        std::size_t buffer = plan.buffers.size();
        if (const auto* direct = std::get_if<BufferArgument>(&argument))
            buffer = direct->buffer;
        else if (const auto* texture = std::get_if<TextureArgument>(&argument);
                 texture && texture->texture < plan.textures.size())
            buffer = plan.textures[texture->texture].buffer;
        if (buffer < given.size())
            given[buffer] = true;
    }
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < given.size(); ++i)
        bytes += given[i] ? plan.buffers[i].bytes : 0;
    return bytes;
}

std::vector<TimeBound> boundsOf(const GpuModel& gpu, const LaunchLoad& launch)
{
    const Counters& counters = launch.counters;
    const Dealer dealer(gpu, launch);
    const auto unique = static_cast<double>(launch.uniqueBytes);
    // What L2 still holds from the run before need not come again.
    const double fromMemory = std::max(0.0, unique - static_cast<double>(gpu.l2Bytes));
    const double textureClock = gpu.textureClockMHz > 0 ? gpu.textureClockMHz : gpu.boostClockMHz;
    const double wavefronts = sum({counters.sharedLoad.wavefronts, counters.sharedStore.wavefronts});
    std::vector<TimeBound> bounds{
        {"launch", gpu.launchFloorUs},
        {"memory", fromMemory / (gpu.bandwidthGBs * 1000)},
        {"issue", dealer.us(leastIssued * static_cast<double>(counters.instructions), gpu.schedulersPerSm)},
        {"arithmetic", dealer.us(arithmeticClocks(gpu, launch.mix), 1)},
        {"conversions", dealer.us(32 * launch.mix.conversions, gpu.conversionLanesPerSm)},
        {"shared memory", dealer.us(wavefronts, gpu.wavefrontsPerClock)},
        {"load/store", dealer.us(loadStoreClocks(gpu, counters), 1)},
        {"L1", dealer.us(sum({counters.globalLoad.sectors, counters.localLoad.sectors}), sectorsPerClock(gpu))},
        {"texture",
         dealer.us(32.0 * static_cast<double>(counters.textureRequests), gpu.textureUnitsPerSm, textureClock)},
    };
    if (gpu.l2BandwidthGBs > 0)
        bounds.push_back({"L2", unique / (gpu.l2BandwidthGBs * 1000)});
    return bounds;
}

} // namespace tilescope
