#pragma once

#include "gpu/recipe/report.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace tilescope
{

struct DeviceInfo; // gpu/cuda/device.h

/// A GPU as its maker describes it; gpu_table.cpp gives the source of each figure.
struct GpuModel {
    std::string name;         ///< "GTX 1080", as --gpu takes it
    std::string architecture; ///< "Pascal"
    int major = 0, minor = 0; ///< compute capability
    int multiprocessors = 0;
    int maxThreadsPerBlock = 1024, maxThreadsPerSm = 2048, maxBlocksPerSm = 32, maxWarpsPerSm = 64;
    int registersPerSm = 65'536, registersPerBlock = 65'536, maxRegistersPerThread = 255;
    int registerUnit = 256, warpUnit = 4; ///< registers are given out to a warp in units; warps in groups
    std::size_t sharedBytesPerSm = 0, sharedBytesPerBlock = 49'152, sharedBytesPerBlockOptIn = 0;
    std::size_t sharedUnit = 256,
                sharedReserved = 0; ///< unit it is given out in; bytes each block costs beside its own
    int banks = 32, bankBytes = 4;
    int sectorBytes = 32, lineBytes = 128;
    /// Bytes of the smallest piece that a global load brings into a multiprocessor: 128 where loads go through an L1
    /// of whole lines (compute capability 2.x), else 32.
    int loadGranularityBytes = 32;
    std::size_t l2Bytes = 0, memoryBytes = 0;
    double boostClockMHz = 0;
    double bandwidthGBs = 0;   ///< of device memory, 10^9 bytes a second
    double l2BandwidthGBs = 0; ///< 0: not published
    int schedulersPerSm = 4;   ///< warp instructions issued a clock
    int fp32LanesPerSm = 128, int32LanesPerSm = 64, loadStoreLanesPerSm = 32, textureUnitsPerSm = 4;
    int conversionLanesPerSm = 16; ///< integer to float and back; also the special functions
    double wavefrontsPerClock = 1; ///< of shared memory, a multiprocessor
    double textureClockMHz = 0;    ///< 0: boostClockMHz; Fermi's texture units run at half its lanes' clock
    double launchFloorUs = 3;      ///< an empty kernel, start to end
    int maxTextureWidth = 131'072, maxTextureHeight = 65'536; ///< texels of a two-dimensional texture
    bool operator==(const GpuModel&) const = default;
};

/// The GPUs that the emulator can stand for, oldest first.
std::span<const GpuModel> gpuTable();

/// By name, without regard to case, spaces and the words NVIDIA, GeForce and Tesla; throws SettingError (field "gpu")
/// naming those there are.
const GpuModel& gpuNamed(const std::string& name);

/// The GPU in this machine, from what its driver says and, where that is silent, from its compute capability.
GpuModel modelOf(const DeviceInfo& device);

/// Limits of a block on this GPU, for checkLimits().
DeviceLimits limitsOf(const GpuModel& gpu);

/// Resident blocks and warps a multiprocessor, and what limits them ("registers", "shared memory", "warps", "blocks",
/// or "nothing" when every warp is in use), by the rules of the CUDA C++ Programming Guide's table of technical
/// specifications per compute capability: registers go to a warp in units and to warps in groups of warpUnit, shared
/// memory to a block in units. `sharedBytes` is static and dynamic together, without what the driver reserves. 0 blocks
/// when one does not fit; limitedBy then says of what there is too little.
Occupancy occupancyOf(const GpuModel& gpu, int threadsPerBlock, int registersPerThread, std::size_t sharedBytes);

/// All that a compute capability fixes, of every GPU that has it; name, number of multiprocessors, memory and clocks
/// are left as GpuModel has them. One that is not known is taken for the newest known before it (a GPU of the future
/// keeps what it can do today), one older than 2.1 for 2.1; `major` and `minor` are as given.
GpuModel capabilityModel(int major, int minor);

} // namespace tilescope
