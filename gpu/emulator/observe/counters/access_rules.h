#pragma once

#include <cstdint>

namespace tilescope::emulator
{

/// The addresses that the active lanes of a warp ask for at once.
struct LaneAddresses {
    std::uint64_t at[32] = {};
    std::uint32_t mask = 0;  ///< active lanes
    std::uint32_t bytes = 0; ///< a lane
};

/// What an access costs: sectors, wavefronts or distinct addresses, and what it would at best.
struct AccessCost {
    std::uint32_t units = 0, ideal = 0;
    bool operator==(const AccessCost&) const = default;
};

/// The hardware moves 128 bytes at a time: 8-byte lanes go in two half-warps, 16-byte lanes in four groups of eight.
constexpr unsigned lanesPerPass(std::uint32_t bytes) { return bytes <= 4 ? 32 : bytes <= 8 ? 16 : bytes <= 16 ? 8 : 4; }

/// Active lanes of the pass that begins at `lane`, as a mask of the warp.
constexpr std::uint32_t passMask(std::uint32_t mask, unsigned lane, unsigned lanes)
{
    return mask & ((lanes == 32 ? ~0U : (1U << lanes) - 1) << lane);
}

/// How many passes have an active lane.
constexpr unsigned activePasses(std::uint32_t mask, std::uint32_t bytes)
{
    const unsigned lanes = lanesPerPass(bytes);
    unsigned passes = 0;
    for (unsigned lane = 0; lane < 32; lane += lanes)
        passes += passMask(mask, lane, lanes) != 0;
    return passes;
}

/// Sorts `values` and keeps one of each. Returns how many are left.
unsigned keepDistinct(std::uint64_t* values, unsigned count);

/// Global memory moves in sectors, aligned stretches of 32 bytes: of each pass the distinct ones touched. Ideal is what
/// the same bytes (those that several lanes ask for taken once) would need if they lay side by side.
/// Nsight Compute: memory_l2_theoretical_sectors_global; l1tex__t_sectors_pipe_lsu_mem_global_op_{ld,st}.
AccessCost globalCost(const LaneAddresses& lanes);

/// A thread's own memory is laid out so that word w (of 4 bytes) of the 32 lanes lies side by side: eight lanes that
/// ask for the same word of theirs share a sector of 32 bytes. Ideal is what the lanes' bytes would need side by side.
/// `lanes.at` are the offsets in each lane's memory.
AccessCost localCost(const LaneAddresses& lanes);

/// Shared memory has 32 banks of words of 4 bytes, which each give one word a wavefront: of each pass the largest
/// number of distinct words asked of one bank. Lanes that ask for the same word are served together. Ideal is one a
/// pass. Nsight Compute: memory_l1_wavefronts_shared and _ideal.
AccessCost sharedCost(const LaneAddresses& lanes);

/// Constant memory gives one address at a time to all lanes that ask for it: the distinct addresses. Ideal is one.
AccessCost constantCost(const LaneAddresses& lanes);

} // namespace tilescope::emulator
