#include "gpu/model/device_facts.h"

#include <algorithm>
#include <cstdio>

namespace tilescope
{

namespace
{

std::string text(const char* format, double value)
{
    char made[64];
    std::snprintf(made, sizeof made, format, value);
    return made;
}

std::string count(long long value)
{
    std::string made = std::to_string(value);
    for (auto place = static_cast<int>(made.size()) - 3; place > 0; place -= 3)
        made.insert(static_cast<std::size_t>(place), ",");
    return made;
}

/// In binary units: 1 KB is 1024 bytes.
std::string bytes(std::size_t value)
{
    const auto number = static_cast<double>(value);
    if (value < 10'240 && value % 1024 != 0)
        return count(static_cast<long long>(value)) + " B";
    if (number < 1024.0 * 1024)
        return text("%.4g KB", number / 1024);
    if (number < 1024.0 * 1024 * 1024)
        return text("%.4g MB", number / 1024 / 1024);
    return text("%.1f GB", number / 1024 / 1024 / 1024);
}

std::string version(int number)
{
    return number > 0 ? std::to_string(number / 1000) + "." + std::to_string(number % 1000 / 10) : "unknown";
}

std::string megahertz(int kiloHertz) { return kiloHertz > 0 ? count(kiloHertz / 1000) + " MHz" : "unknown"; }

std::string bandwidth(double perSecond)
{
    if (perSecond <= 0)
        return "unknown";
    return perSecond < 1e12 ? text("%.0f GB/s", perSecond / 1e9) : text("%.2f TB/s", perSecond / 1e12);
}

constexpr int warpSize = 32, kiloHertzPerMHz = 1000;

std::string blockSides(const DeviceLimits& limits)
{
    return count(limits.maxBlockX) + " × " + count(limits.maxBlockY) + " × " + count(limits.maxBlockZ);
}

const char* const gpuGroup = "GPU";
const char* const multiprocessorGroup = "Each multiprocessor";
const char* const blockGroup = "Limits of a block";
const char* const memoryGroup = "Memory";
const char* const threadsMeaning = "The maximum width × height of a block.";
const char* const constantMeaning = "Read-only for kernels; one value is broadcast to all threads of a warp at once.";
const char* const globalMeaning = "Visible to all threads; large, but far away.";
const char* const l2Meaning = "Between global memory and all multiprocessors.";

/// What the driver and the table both tell of a GPU.
struct CommonFacts {
    int major = 0, minor = 0, multiprocessors = 0, clockKHz = 0;
    int threads = 0, warpThreads = warpSize, blocks = 0, registers = 0;
    std::size_t sharedBytes = 0;
};

void addGpu(std::vector<DeviceFact>& facts, const CommonFacts& gpu)
{
    facts.insert(facts.end(),
                 {{gpuGroup, "compute capability", std::to_string(gpu.major) + "." + std::to_string(gpu.minor),
                   "The generation of the GPU's instruction set and limits."},
                  {gpuGroup, "multiprocessors", count(gpu.multiprocessors),
                   "Each multiprocessor runs several blocks at once, independently of the others."},
                  {gpuGroup, "clock", megahertz(gpu.clockKHz), "Maximum clock of the multiprocessors."},
                  {multiprocessorGroup, "threads", count(gpu.threads),
                   "Warps that are resident at once, from all blocks; occupancy is the share in use."},
                  {multiprocessorGroup, "warps", count(gpu.threads / std::max(1, gpu.warpThreads)),
                   "Groups of " + std::to_string(gpu.warpThreads) + " threads that are scheduled together."},
                  {multiprocessorGroup, "blocks", count(gpu.blocks),
                   "Blocks that are resident at once; small blocks reach this limit first."},
                  {multiprocessorGroup, "shared memory", bytes(gpu.sharedBytes), "Divided among its resident blocks."},
                  {multiprocessorGroup, "registers", count(gpu.registers),
                   "32-bit registers, divided among the resident threads."}});
}

void addSharedOfABlock(std::vector<DeviceFact>& facts, std::size_t usual, std::size_t optIn)
{
    facts.insert(facts.end(),
                 {{blockGroup, "shared memory", bytes(usual), "Without opting in."},
                  {blockGroup, "shared, opt-in", bytes(optIn),
                   "The maximum that a kernel can request; Tilescope requests it where a tile needs it."}});
}

void addMemory(std::vector<DeviceFact>& facts, const DeviceInfo& device)
{
    facts.insert(
        facts.end(),
        {{memoryGroup, "global", bytes(device.globalBytes), globalMeaning},
         {memoryGroup, "constant", bytes(device.constantBytes), constantMeaning},
         {memoryGroup, "L2 cache", bytes(device.l2Bytes), l2Meaning},
         {memoryGroup, "clock", megahertz(device.memoryClockKHz), "Clock of the memory chips."},
         {memoryGroup, "bus", device.memoryBusBits > 0 ? count(device.memoryBusBits) + " bits" : "unknown",
          "The number of bits per transfer."},
         {memoryGroup, "bandwidth", bandwidth(memoryBandwidth(device)),
          "The theoretical maximum of the memory: clock × 2 transfers × bus width. A copy reaches part of it."}});
}

} // namespace

double memoryBandwidth(const DeviceInfo& device)
{
    return 2.0 * 1000.0 * device.memoryClockKHz * device.memoryBusBits / 8;
}

int schedulersOf(const GpuModel& gpu) { return gpu.major == 2 ? 2 : gpu.schedulersPerSm; }

std::vector<DeviceFact> deviceFacts(const DeviceInfo& device)
{
    std::vector<DeviceFact> facts{{gpuGroup, "name", device.name, "As reported by the driver."}};
    addGpu(facts, {.major = device.major,
                   .minor = device.minor,
                   .multiprocessors = device.multiprocessors,
                   .clockKHz = device.clockKHz,
                   .threads = device.maxThreadsPerMultiprocessor,
                   .warpThreads = device.warpSize,
                   .blocks = device.maxBlocksPerMultiprocessor,
                   .registers = device.registersPerMultiprocessor,
                   .sharedBytes = device.sharedBytesPerMultiprocessor});
    facts.insert(facts.end(), {{blockGroup, "threads", count(device.limits.maxThreadsPerBlock), threadsMeaning},
                               {blockGroup, "sides", blockSides(device.limits),
                                "The maximum number of threads in each direction."}});
    addSharedOfABlock(facts, device.sharedBytesPerBlock, device.sharedBytesPerBlockOptIn);
    addMemory(facts, device);
    facts.push_back(
        {"CUDA", "driver", version(device.driverVersion), "The newest CUDA version that the driver supports."});
    return facts;
}

std::vector<DeviceFact> modelFacts(const GpuModel& gpu)
{
    std::vector<DeviceFact> facts{{gpuGroup, "name", gpu.name, "The name in Tilescope's GPU table."},
                                  {gpuGroup, "architecture", gpu.architecture, "NVIDIA's name for the generation."}};
    addGpu(facts, {.major = gpu.major,
                   .minor = gpu.minor,
                   .multiprocessors = gpu.multiprocessors,
                   .clockKHz = static_cast<int>(gpu.boostClockMHz * kiloHertzPerMHz),
                   .threads = gpu.maxThreadsPerSm,
                   .blocks = gpu.maxBlocksPerSm,
                   .registers = gpu.registersPerSm,
                   .sharedBytes = gpu.sharedBytesPerSm});
    const int schedulers = schedulersOf(gpu);
    const char* const issue =
        schedulers == gpu.schedulersPerSm ? "Each scheduler issues one instruction of one warp per clock."
        : schedulers > gpu.schedulersPerSm
            ? "The schedulers work at half the clock: together, they issue one instruction per clock."
            : "Each issues instructions of one warp.";
    facts.insert(facts.end(),
                 {{multiprocessorGroup, "schedulers", count(schedulers), issue},
                  {multiprocessorGroup, "FP32 cores", count(gpu.fp32LanesPerSm),
                   "Additions, multiplications or fused multiply-adds of floats per clock; also called CUDA cores."},
                  {blockGroup, "threads", count(gpu.maxThreadsPerBlock), threadsMeaning}});
    addSharedOfABlock(facts, gpu.sharedBytesPerBlock, gpu.sharedBytesPerBlockOptIn);
    facts.insert(facts.end(), {{memoryGroup, "global", bytes(gpu.memoryBytes), globalMeaning},
                               {memoryGroup, "constant", bytes(limitsOf(gpu).constantBytes), constantMeaning},
                               {memoryGroup, "L2 cache", bytes(gpu.l2Bytes), l2Meaning},
                               {memoryGroup, "bandwidth", bandwidth(gpu.bandwidthGBs * 1e9),
                                "The theoretical maximum of the memory. A copy reaches part of it."}});
    return facts;
}

std::vector<DeviceFact> emulatorFacts(const DeviceLimits& limits)
{
    return {{"Emulator", "models", limits.name.empty() ? "any GPU since Ampere" : limits.name,
             "The emulator rejects what that GPU would reject."},
            {blockGroup, "threads", count(limits.maxThreadsPerBlock), threadsMeaning},
            {blockGroup, "sides", blockSides(limits), "The maximum number of threads in each direction."},
            {blockGroup, "shared memory", bytes(limits.maxSharedBytesPerBlock), "If the kernel opts in."},
            {"Memory", "constant", bytes(limits.constantBytes), constantMeaning}};
}

std::vector<DeviceFact> compilerFacts(const std::vector<Toolchain::Found>& compilers)
{
    std::vector<DeviceFact> facts;
    for (const auto& found : compilers) {
        const bool isNvrtc = found.kind == CompilerChoice::Nvrtc;
        facts.push_back({"Compilers", isNvrtc ? "NVRTC" : "clang",
                         !found.name.empty() ? found.name
                         : found.installed   ? "cannot be used"
                                             : "not found",
                         found.detail});
    }
    return facts;
}

} // namespace tilescope
