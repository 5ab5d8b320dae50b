#include "gpu/timing/machine_figures.h"

#include <algorithm>
#include <array>

namespace tilescope
{

namespace
{

PipeFigures& of(MachineFigures& figures, Pipe pipe) { return figures.pipes[static_cast<std::size_t>(pipe)]; }

/// Latencies in cycles. Sources:
///   PPT: the latency files of PPT-GPU (github.com/lanl/PPT), of Arafa et al., "Low Overhead Instruction Latency
///     Characterization for NVIDIA GPGPUs" (2019)
///   Luo: Luo et al., "Benchmarking and Dissecting the Nvidia Hopper GPU Architecture" (2024), as quoted by others
///   Abdelkhalik: Abdelkhalik et al., "Demystifying the Nvidia Ampere Architecture" (2022), as quoted by others
///   Mei: Mei, Chu, "Dissecting GPU Memory Hierarchy through Microbenchmarking" (2017), as quoted by others
///   Jarmusch: Jarmusch et al., "Dissecting the NVIDIA Blackwell Architecture" (2025), and measurements beside it
///   own: tests/bench/microbench on an H100 (tests/bench/RESULTS.md, "A GPU's latencies and rates")
/// Arithmetic: about 22 cycles on 2.x, 6 on 5.x and 6.x (CUDA C++ Programming Guide, "Multiprocessor Level" of its
/// time), 4 since 7.0 (the same). A * marks a figure of a neighbouring architecture.
struct Latencies {
    int capability;
    double arithmetic, multiply, special, shared, l1, l2, memory, texture;
};
// clang-format off
constexpr std::array latencies{
    //        cc   arith multiply special shared l1 l2   memory texture
    Latencies{20,  22,   22,      30,     50,    96, 371, 671,  250}, // Mei (GTX 560 Ti); special, texture*
    Latencies{50,  6,    13,      20,     24,    82, 225, 379,  95},  // PPT
    Latencies{60,  6,    13,      20,     25,    81, 252, 482,  87},  // PPT (P100)
    Latencies{61,  6,    13,      20,     25,    81, 252, 482,  87},  // * of 6.0
    Latencies{70,  4.2,  5,       18,     18,    26, 198, 362,  86},  // PPT (V100)
    Latencies{75,  4.2,  5,       18,     21,    27, 234, 424,  92},  // PPT (Turing)
    Latencies{80,  4.2,  4.2,     18,     23,    33, 200, 290,  92},  // Abdelkhalik (A100); texture*
    Latencies{86,  4.2,  4.2,     18,     30,    43, 273, 541,  92},  // * of 8.9
    Latencies{89,  4.2,  4.2,     18,     30,    43, 273, 541,  92},  // Luo (RTX 4090); texture*
    Latencies{90,  4.2,  4.2,     17,     29,    40, 290, 690,  130}, // own; texture*; Luo: 29, 41, 263, 479
    Latencies{120, 4.2,  4.2,     17,     34,    44, 366, 818,  130}, // Jarmusch (RTX 50); texture*
};
// clang-format on

const Latencies& latenciesOf(int capability)
{
    const Latencies* found = &latencies.front();
    for (const Latencies& one : latencies)
        if (one.capability <= capability)
            found = &one;
    return *found;
}

/// What one multiprocessor starts in a cycle: CUDA C++ Programming Guide, "Throughput of Native Arithmetic
/// Instructions"; lanes of fp32, integers and memory are GpuModel's.
void setRates(MachineFigures& figures, const GpuModel& gpu, int capability)
{
    const Latencies& latency = latenciesOf(capability);
    const double fp32 = gpu.fp32LanesPerSm, integer = gpu.int32LanesPerSm;
    of(figures, Pipe::Alu) = {std::min(integer, 64.0), latency.arithmetic};
    of(figures, Pipe::Fma) = {fp32, latency.arithmetic};
    of(figures, Pipe::IntegerFma) = {std::min(integer, 64.0), latency.multiply};
    of(figures, Pipe::Half) = {capability == 60 || capability >= 70 ? 128.0 : fp32, latency.arithmetic + 1};
    const bool hasDoubles =
        capability == 60 || capability == 70 || capability == 80 || capability == 90 || capability == 100;
    of(figures, Pipe::Double) = {hasDoubles ? capability >= 90 ? 64.0 : 32.0 : capability < 50 ? 4.0 : 2.0, 8.1};
    of(figures, Pipe::Special) = {capability == 61 || (capability >= 50 && capability < 60) ? 32.0
                                  : capability < 50                                         ? 4.0
                                                                                            : 16.0,
                                  latency.special};
    of(figures, Pipe::Tensor) = {32, 33};
    of(figures, Pipe::Control) = {32.0 * gpu.schedulersPerSm, 1};
    of(figures, Pipe::LoadStore) = {double(gpu.loadStoreLanesPerSm), latency.shared};
    of(figures, Pipe::Texture) = {double(gpu.textureUnitsPerSm), latency.texture};
    of(figures, Pipe::ConstantCache) = {capability >= 70 ? 32 / 2.02 : 32.0, 45}; // 2.02 cycles: own, on an H200
    figures.sharedLatency = latency.shared;
    figures.l1Latency = latency.l1;
    figures.l2Latency = latency.l2;
    figures.memoryLatency = latency.memory;
    figures.textureLatency = latency.texture;
    figures.conversionLatency = latency.arithmetic + 1;
}

/// What ptxas 13.0 makes of a conversion of an integer (I2F of the special functions' pipe, or I2FP) and of additions
/// with a minimum (VIADDMNMX): read in its listings for sm_75, 80, 86, 89, 90, 100 and 120.
void setInstructions(MachineFigures& figures, int capability)
{
    figures.convertsBySpecial = capability < 86;
    figures.fusesMinimum = capability >= 90 && capability < 120;
    figures.loadsParameters = capability >= 90;
    figures.absoluteDifferences = capability < 50 ? 1 : 4;
    figures.sharesMultiply = capability >= 70;
    figures.queuesSpecial = capability >= 70;
    // Until Pascal one set of lanes does everything, and a 32-bit multiplication is three of 16 bits (XMAD).
    figures.sharesLanes = capability < 70 || capability >= 120;
    figures.multiplyInstructions = capability >= 50 && capability < 70 ? 3 : 1;
    figures.balancesAdditions = capability >= 70 && capability < 120;
}

/// Rates of memory. Those of 9.0 were measured (own); the others follow from the number of load/store lanes and the
/// width of L1 in the manufacturer's whitepapers.
void setMemory(MachineFigures& figures, const GpuModel& gpu, int capability)
{
    const double perRequest = 32.0 / gpu.loadStoreLanesPerSm;
    figures.sharedRequest = perRequest;
    figures.globalRequest = std::max(1.14, perRequest);
    figures.storeRequest = std::max(1.0, perRequest);
    figures.conflictCycles = gpu.wavefrontsPerClock < 1 ? 2 / gpu.wavefrontsPerClock : 2;
    figures.wavefrontCycles = 1 / gpu.wavefrontsPerClock;
    // 5.x and 6.x: of a P100, as quoted from Jia et al. (2018). 7.5: whitepaper "GA102", which compares the two.
    figures.l1BytesPerCycle = capability == 75 ? 64 : capability >= 70 ? 128 : capability >= 50 ? 31.3 : 64;
    // An H200's wavefronts of L1 in Sobel (Nsight Compute) are explained by one or two for each missing sector; of both
    // the times of this project's kernels are best met with 0.75, and 0.5 for cp.async.
    figures.fillCycles = capability >= 70 ? 0.75 : 0;
    figures.copyFillCycles = capability >= 70 ? 0.5 : 0;
    // A P100's bytes per cycle (below) are a sector in a little more than a cycle.
    figures.sectorCycles = capability >= 50 && capability < 70 ? 32 / 31.3 : 0;
    // Until 3.x each further line is a replay of the instruction (CUDA Profiler User's Guide, "global replay").
    figures.lineCycles = capability >= 50 ? 0.25 : perRequest;
    figures.l2PortBytesPerCycle = capability >= 70 ? 64 : 32;
    // Measured on an H100: 7.4 TB/s, which are 28 bytes a cycle of each multiprocessor; published for V100 and A100:
    // 26 and 47; the others are taken to be like it.
    constexpr double l2Share = 28;
    figures.l2BytesPerCycle =
        gpu.l2BandwidthGBs > 0 ? 0.8 * gpu.l2BandwidthGBs * 1000 / gpu.boostClockMHz : l2Share * gpu.multiprocessors;
    // L2 of two partitions, each of which keeps what its own multiprocessors ask for (whitepapers "A100" and "H100"; a
    // B200 has two dies), measured on an H200. Where it is one (whitepapers of the others), a byte takes a byte: 33.5
    // MB of loads and stores stay in 36 MB of an RTX 4070's, as published (tests/bench/RESULTS.md).
    figures.storedInL2 = capability == 80 || capability == 90 || capability == 100 ? 1.8 : 1;
    figures.tensorTf32 = capability >= 90 ? 640 : capability == 80 ? 512 : 128;
    figures.tensorHalf = 2 * figures.tensorTf32;
    figures.tensorInteger = 4 * figures.tensorTf32;
}

} // namespace

MachineFigures machineFigures(const GpuModel& gpu)
{
    const int capability = 10 * gpu.major + gpu.minor;
    MachineFigures figures;
    figures.schedulers = std::max(1, gpu.schedulersPerSm);
    setRates(figures, gpu, capability);
    setInstructions(figures, capability);
    setMemory(figures, gpu, capability);
    return figures;
}

} // namespace tilescope
