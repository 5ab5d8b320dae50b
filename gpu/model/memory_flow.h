#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/model/time_band.h"
#include "gpu/recipe/memory_flow.h"

#include <span>

namespace tilescope
{

/// What the flow of one launch follows from.
struct LaunchFlow {
    Counters counters;
    BlockSectors blockSectors;
    Dim3 grid;
    int blocksPerSm = 0;         ///< resident (Occupancy)
    std::size_t sharedBytes = 0; ///< of a block
    BufferUse use;
};

/// The flow of all launches together, on this GPU. Between registers and L1 or shared memory it is what was counted: 32
/// bytes a sector, 128 a wavefront. Beyond, a model of caches that are empty when a launch begins:
///
/// - L2 to L1, loads: every block fetches each sector that it loads once, if what the resident blocks of a
///   multiprocessor load takes at most a fifth of the L1 cache that their shared memory leaves (unifiedBytes): filled
///   further, an H200's forgets some of it. Otherwise, and with asynchronous copies, which may bypass L1, it is between
///   that and every sector of every request. Not counted if textures are read.
/// - L1 to L2, stores: L1 writes through, so between each block's distinct sectors, if it merges all of a block's
///   writes, and every sector that was counted. Atomics go to L2. Local memory adds between nothing and all of its
///   sectors to both directions.
/// - device memory: every byte of the buffers once (BufferUse). If they do not fit into L2 together, that is the lower
///   bound, and the traffic between L2 and L1 the upper one.
///
/// tests/bench/RESULTS.md compares the model with an H200's counters.
MemoryFlow memoryFlowOf(const GpuModel& gpu, std::span<const LaunchFlow> launches);

/// The memory of a multiprocessor that L1 cache and shared memory divide since 7.0; for older GPUs, whose shared memory
/// is separate, the L1 cache and that.
std::size_t unifiedBytes(const GpuModel& gpu);

} // namespace tilescope
