#include "gpu/model/gpu_model.h"

#include "gpu/cuda/device.h"
#include "gpu/model/device_facts.h"

#include <array>

namespace tilescope
{

namespace
{

/// 0 means that the driver does not report the value.
template <class Number, class Told>
void take(Number& value, Told told)
{
    if (told > 0)
        value = static_cast<Number>(told);
}

void takeLimits(GpuModel& gpu, const DeviceInfo& device)
{
    take(gpu.maxThreadsPerBlock, device.limits.maxThreadsPerBlock);
    take(gpu.maxTextureWidth, device.limits.maxTextureWidth);
    take(gpu.maxTextureHeight, device.limits.maxTextureHeight);
    take(gpu.maxBlocksPerSm, device.maxBlocksPerMultiprocessor);
    take(gpu.registersPerSm, device.registersPerMultiprocessor);
    take(gpu.sharedBytesPerSm, device.sharedBytesPerMultiprocessor);
    take(gpu.sharedBytesPerBlock, device.sharedBytesPerBlock);
    take(gpu.sharedBytesPerBlockOptIn, device.sharedBytesPerBlockOptIn);
    if (device.maxThreadsPerMultiprocessor > 0) {
        gpu.maxThreadsPerSm = device.maxThreadsPerMultiprocessor;
        gpu.maxWarpsPerSm = device.maxThreadsPerMultiprocessor / 32;
    }
}

} // namespace

GpuModel modelOf(const DeviceInfo& device)
{
    GpuModel gpu = capabilityModel(device.major, device.minor);
    gpu.name = device.name;
    gpu.multiprocessors = 1;
    take(gpu.multiprocessors, device.multiprocessors);
    take(gpu.l2Bytes, device.l2Bytes);
    take(gpu.memoryBytes, device.globalBytes);
    gpu.boostClockMHz = 1000; // if the driver does not report its clocks: the order of magnitude of all GPUs since 2010
    take(gpu.boostClockMHz, device.clockKHz / 1000.0);
    gpu.bandwidthGBs = 100; // if not reported
    take(gpu.bandwidthGBs, memoryBandwidth(device) / 1e9);
    takeLimits(gpu, device);
    return gpu;
}

DeviceLimits limitsOf(const GpuModel& gpu)
{
    DeviceLimits limits; // block sides and constant memory are the same since compute capability 2.0
    limits.name = gpu.name;
    limits.maxThreadsPerBlock = gpu.maxThreadsPerBlock;
    limits.maxSharedBytesPerBlock = gpu.sharedBytesPerBlockOptIn;
    limits.maxTextureWidth = gpu.maxTextureWidth;
    limits.maxTextureHeight = gpu.maxTextureHeight;
    return limits;
}

namespace
{

/// One line of the tables below.
struct Capability {
    int major, minor;
    const char* architecture;
    int warpsPerSm, blocksPerSm;
    int sharedKilobytesPerSm, optInKilobytes; ///< optIn: the largest size for one block
    int warpUnit;                             ///< partitions of the register file: each holds one of this many warps
    int schedulers, fp32, int32, loadStore, textureUnits;
};

/// Warps, blocks and shared memory: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability" (2.x
/// in the guide's version 8.0, the last one with it). Lanes of fp32 and of 32-bit integer addition: the same guide,
/// "Throughput of Native Arithmetic Instructions"; for 12.0 the integer lanes, equal to those of fp32, from NVIDIA's
/// RTX Blackwell whitepaper. Partitions, schedulers, load/store and texture units: the drawing of a multiprocessor in
/// the whitepapers "GF100" (2.1: AnandTech's article on GF104, 2010), "Tesla P100", "GeForce GTX 1080", "Tesla V100",
/// "Turing", "A100", "GA102", "Ada", "H100", "RTX Blackwell". For 5.x: "GeForce GTX 980". 2.x: each of the two
/// schedulers issues at every second clock of the lanes: one instruction (2.0), together one per clock, or two (2.1),
/// together two per clock.
constexpr std::array capabilities{
    // clang-format off
    //          cc  architecture    warps blocks  shared opt-in  unit  schedulers fp32 int32 ld/st tex
    Capability{ 2, 0, "Fermi",        48,  8,      48,  48,      2,    1,         32,  32,   16,  4},
    Capability{ 2, 1, "Fermi",        48,  8,      48,  48,      2,    2,         48,  48,   16,  8},
    Capability{ 5, 0, "Maxwell",      64, 32,      64,  48,      4,    4,        128, 128,   32,  8},
    Capability{ 5, 2, "Maxwell",      64, 32,      96,  48,      4,    4,        128, 128,   32,  8},
    Capability{ 6, 0, "Pascal",       64, 32,      64,  48,      2,    2,         64,  64,   16,  4},
    Capability{ 6, 1, "Pascal",       64, 32,      96,  48,      4,    4,        128, 128,   32,  8},
    Capability{ 7, 0, "Volta",        64, 32,      96,  96,      4,    4,         64,  64,   32,  4},
    Capability{ 7, 5, "Turing",       32, 16,      64,  64,      4,    4,         64,  64,   16,  4},
    Capability{ 8, 0, "Ampere",       64, 32,     164, 163,      4,    4,         64,  64,   32,  4},
    Capability{ 8, 6, "Ampere",       48, 16,     100,  99,      4,    4,        128,  64,   16,  4},
    Capability{ 8, 7, "Ampere",       48, 16,     164, 163,      4,    4,        128,  64,   16,  4},
    Capability{ 8, 9, "Ada Lovelace", 48, 24,     100,  99,      4,    4,        128,  64,   16,  4},
    Capability{ 9, 0, "Hopper",       64, 32,     228, 227,      4,    4,        128,  64,   32,  4},
    Capability{10, 0, "Blackwell",    64, 32,     228, 227,      4,    4,        128,  64,   32,  4},
    Capability{12, 0, "Blackwell",    48, 24,     100,  99,      4,    4,        128, 128,   16,  4},
    // clang-format on
};

const Capability& nearest(int major, int minor)
{
    const Capability* found = &capabilities.front();
    for (const Capability& one : capabilities)
        if (one.major < major || (one.major == major && one.minor <= minor))
            found = &one;
    return *found;
}

/// 16 lanes of the generation of PCI Express that the whitepapers name for the architecture: 2.0 sends 5 Gbit/s a lane,
/// 8 of every 10 bits data; 3.0, 4.0 and 5.0 send 8, 16 and 32, 128 of every 130 (PCI-SIG's base specifications). A
/// board may have fewer lanes, and another link besides.
double linkOf(int major)
{
    constexpr double lanes = 16, bitsPerByte = 8;
    const double gigabits = major < 5 ? 5.0 * 8 / 10 : (major < 8 ? 8.0 : major < 9 ? 16.0 : 32.0) * 128 / 130;
    return lanes * gigabits / bitsPerByte;
}

/// Properties of Fermi only: the guide's same table and its sections "Compute Capability 2.x" (128-byte lines of L1, a
/// bank delivers a word every two clocks); units of allocation from NVIDIA's CUDA Occupancy Calculator, sheet "GPU
/// Data".
void makeFermi(GpuModel& gpu)
{
    gpu.registersPerSm = gpu.registersPerBlock = 32'768;
    gpu.maxRegistersPerThread = 63;
    gpu.registerUnit = 64;
    gpu.sharedUnit = 128;
    gpu.loadGranularityBytes = 128;
    gpu.wavefrontsPerClock = 0.5;
    gpu.maxTextureWidth = 65'536;
    gpu.maxTextureHeight = 65'535;
}

} // namespace

GpuModel capabilityModel(int major, int minor)
{
    const Capability& facts = nearest(major, minor);
    GpuModel gpu;
    gpu.architecture = facts.architecture;
    gpu.major = major;
    gpu.minor = minor;
    gpu.maxWarpsPerSm = facts.warpsPerSm;
    gpu.maxThreadsPerSm = facts.warpsPerSm * 32;
    gpu.maxBlocksPerSm = facts.blocksPerSm;
    gpu.warpUnit = facts.warpUnit;
    gpu.sharedBytesPerSm = static_cast<std::size_t>(facts.sharedKilobytesPerSm) * 1024;
    gpu.sharedBytesPerBlockOptIn = static_cast<std::size_t>(facts.optInKilobytes) * 1024;
    gpu.schedulersPerSm = facts.schedulers;
    gpu.fp32LanesPerSm = facts.fp32;
    gpu.int32LanesPerSm = facts.int32;
    gpu.loadStoreLanesPerSm = facts.loadStore;
    gpu.textureUnitsPerSm = facts.textureUnits;
    // Equal to the number of special function units (the whitepapers' drawings), which convert since Maxwell; for 2.x
    // the guide's table of throughput. That of 9.0 was measured: 15.8 per clock on an H200 (blur, W = 31); the others
    // were not.
    gpu.conversionLanesPerSm = facts.major == 5 || (facts.major == 6 && facts.minor == 1) ? 32 : 16;
    // Since 8.0 shared memory is allocated in units of 128 bytes and the driver reserves 1 KB per block (Programming
    // Guide, "Compute Capability 8.x", "Shared Memory"; the unit: NVIDIA's cuda_occupancy.h).
    if (facts.major >= 8) {
        gpu.sharedUnit = 128;
        gpu.sharedReserved = 1024;
    }
    gpu.linkGBs = linkOf(facts.major);
    if (facts.major == 2)
        makeFermi(gpu);
    if (facts.major == 5)
        gpu.maxTextureWidth = gpu.maxTextureHeight = 65'536;
    return gpu;
}

} // namespace tilescope
