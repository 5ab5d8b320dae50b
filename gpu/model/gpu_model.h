#pragma once

#include "gpu/recipe/report.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace tilescope
{

struct DeviceInfo; // gpu/cuda/device.h

/// A GPU with the manufacturer's figures; gpu_table.cpp cites the source of each.
struct GpuModel {
    std::string name;         ///< "GTX 1080", as in --gpu
    std::string architecture; ///< "Pascal"
    int major = 0, minor = 0; ///< compute capability
    int multiprocessors = 0;
    int maxThreadsPerBlock = 1024, maxThreadsPerSm = 2048, maxBlocksPerSm = 32, maxWarpsPerSm = 64;
    int registersPerSm = 65'536, registersPerBlock = 65'536, maxRegistersPerThread = 255;
    int registerUnit = 256, warpUnit = 4; ///< registers are allocated to a warp in units of registerUnit; warps in
                                          ///< groups of warpUnit
    std::size_t sharedBytesPerSm = 0, sharedBytesPerBlock = 49'152, sharedBytesPerBlockOptIn = 0;
    std::size_t sharedUnit = 256,
                sharedReserved = 0; ///< unit of allocation; bytes that each block needs in addition to its own
    int banks = 32, bankBytes = 4;
    int sectorBytes = 32, lineBytes = 128;
    /// The smallest number of bytes that a global load transfers to a multiprocessor: 128 if loads go through an L1
    /// with whole lines (compute capability 2.x), else 32.
    int loadGranularityBytes = 32;
    std::size_t l2Bytes = 0, memoryBytes = 0;
    double boostClockMHz = 0;
    double bandwidthGBs = 0;   ///< of device memory, in 10^9 bytes per second
    double l2BandwidthGBs = 0; ///< 0: not published
    double linkGBs = 0;        ///< of 16 lanes of PCI Express to the host, in each direction, in 10^9 bytes per second;
                               ///< 0: it has the host's memory
    int schedulersPerSm = 4;   ///< warp instructions issued per clock
    int fp32LanesPerSm = 128, int32LanesPerSm = 64, loadStoreLanesPerSm = 32, textureUnitsPerSm = 4;
    int conversionLanesPerSm = 16; ///< conversions between integer and float; also special functions
    double wavefrontsPerClock = 1; ///< of shared memory, per multiprocessor
    double textureClockMHz = 0;    ///< 0: boostClockMHz; Fermi's texture units run at half its lanes' clock
    double launchFloorUs = 3;      ///< start to end of an empty kernel
    int maxTextureWidth = 131'072, maxTextureHeight = 65'536; ///< texels of a two-dimensional texture
    bool operator==(const GpuModel&) const = default;
};

/// The GPUs that the emulator can represent, oldest first.
std::span<const GpuModel> gpuTable();

/// Finds a GPU by name, ignoring case, spaces and the words NVIDIA, GeForce and Tesla; throws SettingError (field
/// "gpu") with the names that exist.
const GpuModel& gpuNamed(const std::string& name);

/// This machine's GPU, from its driver's data and, where these are missing, from its compute capability.
GpuModel modelOf(const DeviceInfo& device);

/// Limits of a block on this GPU, for checkLimits().
DeviceLimits limitsOf(const GpuModel& gpu);

/// Resident blocks and warps per multiprocessor, and what limits them ("registers", "shared memory", "warps", "blocks",
/// or "nothing" if all warps are in use), by the rules in the CUDA C++ Programming Guide's table of technical
/// specifications per compute capability: registers are allocated to a warp in units and to warps in groups of
/// warpUnit, shared memory to a block in units. `sharedBytes` is static and dynamic together, without what the driver
/// reserves. 0 blocks if not even one fits; limitedBy then names the insufficient resource.
Occupancy occupancyOf(const GpuModel& gpu, int threadsPerBlock, int registersPerThread, std::size_t sharedBytes);

/// Everything that the compute capability determines; name, number of multiprocessors, memory and clocks keep
/// GpuModel's defaults. An unknown capability is treated as the newest known one before it (future GPUs remain
/// compatible), one older than 2.1 as 2.1; `major` and `minor` are as given.
GpuModel capabilityModel(int major, int minor);

} // namespace tilescope
