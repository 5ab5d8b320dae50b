#include "gpu/cuda/device_facts.h"

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

std::string bandwidth(const DeviceInfo& device)
{
    const double perSecond = memoryBandwidth(device);
    if (perSecond <= 0)
        return "unknown";
    return perSecond < 1e12 ? text("%.0f GB/s", perSecond / 1e9) : text("%.2f TB/s", perSecond / 1e12);
}

std::string blockSides(const DeviceLimits& limits)
{
    return count(limits.maxBlockX) + " × " + count(limits.maxBlockY) + " × " + count(limits.maxBlockZ);
}

const char* const blockGroup = "Limits of a block";
const char* const threadsMeaning = "Width × height of a block can be no more.";
const char* const constantMeaning = "Read-only for kernels; one value goes to all threads of a warp at once.";

void addGpu(std::vector<DeviceFact>& facts, const DeviceInfo& device)
{
    const char* const group = "GPU";
    const int warps = device.maxThreadsPerMultiprocessor / std::max(1, device.warpSize);
    facts.insert(
        facts.end(),
        {{group, "name", device.name, "As the driver calls it."},
         {group, "compute capability", std::to_string(device.major) + "." + std::to_string(device.minor),
          "The generation of its instructions and limits."},
         {group, "multiprocessors", count(device.multiprocessors), "Each runs several blocks at once, by itself."},
         {group, "clock", megahertz(device.clockKHz), "Of the multiprocessors, at most."}});
    const char* const multiprocessor = "A multiprocessor";
    facts.insert(facts.end(), {{multiprocessor, "threads", count(device.maxThreadsPerMultiprocessor),
                                "Resident at once, from all its blocks; occupancy is the share in use."},
                               {multiprocessor, "warps", count(warps),
                                "Groups of " + std::to_string(device.warpSize) + " threads that run in step."},
                               {multiprocessor, "blocks", count(device.maxBlocksPerMultiprocessor),
                                "Resident at once; small blocks meet this limit first."},
                               {multiprocessor, "shared memory", bytes(device.sharedBytesPerMultiprocessor),
                                "Divided among its resident blocks."},
                               {multiprocessor, "registers", count(device.registersPerMultiprocessor),
                                "Of 32 bits, divided among its resident threads."}});
}

void addMemory(std::vector<DeviceFact>& facts, const DeviceInfo& device)
{
    const char* const group = "Memory";
    facts.insert(
        facts.end(),
        {{group, "global", bytes(device.globalBytes), "Seen by all threads; large and far away."},
         {group, "constant", bytes(device.constantBytes), constantMeaning},
         {group, "L2 cache", bytes(device.l2Bytes), "Between global memory and all multiprocessors."},
         {group, "clock", megahertz(device.memoryClockKHz), "Of the memory chips."},
         {group, "bus", device.memoryBusBits > 0 ? count(device.memoryBusBits) + " bits" : "unknown",
          "How many bits one transfer carries."},
         {group, "bandwidth", bandwidth(device),
          "The most that the memory can give: clock × 2 transfers × bus width. A copy reaches a part of it."}});
}

} // namespace

double memoryBandwidth(const DeviceInfo& device)
{
    return 2.0 * 1000.0 * device.memoryClockKHz * device.memoryBusBits / 8;
}

std::vector<DeviceFact> deviceFacts(const DeviceInfo& device)
{
    std::vector<DeviceFact> facts;
    addGpu(facts, device);
    facts.insert(facts.end(),
                 {{blockGroup, "threads", count(device.limits.maxThreadsPerBlock), threadsMeaning},
                  {blockGroup, "sides", blockSides(device.limits), "The most threads in each direction."},
                  {blockGroup, "shared memory", bytes(device.sharedBytesPerBlock), "Without asking for more."},
                  {blockGroup, "shared, opted in", bytes(device.sharedBytesPerBlockOptIn),
                   "What a kernel may ask for; Tilescope asks where a tile needs it."}});
    addMemory(facts, device);
    facts.push_back({"CUDA", "driver", version(device.driverVersion), "The newest CUDA that it supports."});
    return facts;
}

std::vector<DeviceFact> emulatorFacts(const DeviceLimits& limits)
{
    return {{"Emulator", "stands for", limits.name.empty() ? "any GPU since Ampere" : limits.name,
             "It refuses what that GPU would refuse."},
            {blockGroup, "threads", count(limits.maxThreadsPerBlock), threadsMeaning},
            {blockGroup, "sides", blockSides(limits), "The most threads in each direction."},
            {blockGroup, "shared memory", bytes(limits.maxSharedBytesPerBlock), "With a kernel asking for it."},
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
