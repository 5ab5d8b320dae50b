#pragma once

#include <cstdint>

namespace tilescope::emulator
{

/// The addresses that the active lanes of a warp request at once.
struct LaneAddresses {
    std::uint64_t at[32] = {};
    std::uint32_t mask = 0;  ///< active lanes
    std::uint32_t bytes = 0; ///< per lane
};

/// The cost of an access: sectors, wavefronts or distinct addresses, and the minimum possible.
struct AccessCost {
    std::uint32_t units = 0, ideal = 0;
    bool operator==(const AccessCost&) const = default;
};

/// The hardware moves 128 bytes at a time: accesses of 8 bytes per lane go in two half-warps, of 16 bytes in four
/// groups of eight.
constexpr unsigned lanesPerPass(std::uint32_t bytes) { return bytes <= 4 ? 32 : bytes <= 8 ? 16 : bytes <= 16 ? 8 : 4; }

/// Active lanes of the pass that begins at `lane`, as a mask of the warp.
constexpr std::uint32_t passMask(std::uint32_t mask, unsigned lane, unsigned lanes)
{
    return mask & ((lanes == 32 ? ~0U : (1U << lanes) - 1) << lane);
}

/// The number of passes with an active lane.
constexpr unsigned activePasses(std::uint32_t mask, std::uint32_t bytes)
{
    const unsigned lanes = lanesPerPass(bytes);
    unsigned passes = 0;
    for (unsigned lane = 0; lane < 32; lane += lanes)
        passes += passMask(mask, lane, lanes) != 0;
    return passes;
}

/// Sorts `values` and removes duplicates. Returns how many remain.
unsigned keepDistinct(std::uint64_t* values, unsigned count);

/// Global memory is accessed in sectors, aligned segments of 32 bytes: counts the distinct sectors of each pass. The
/// ideal is the number for the same bytes (bytes requested by several lanes count once) if they were contiguous. Nsight
/// Compute: memory_l2_theoretical_sectors_global; l1tex__t_sectors_pipe_lsu_mem_global_op_{ld,st}.
AccessCost globalCost(const LaneAddresses& lanes);

/// Local memory is interleaved so that word w (of 4 bytes) of the 32 lanes is contiguous: eight lanes that request the
/// same word of theirs share a sector of 32 bytes. The ideal is the number of sectors if the lanes' bytes were
/// contiguous. `lanes.at` are the offsets in each lane's memory.
AccessCost localCost(const LaneAddresses& lanes);

/// Shared memory has 32 banks of words of 4 bytes, each of which delivers one word per wavefront: counts for each pass
/// the largest number of distinct words requested from one bank. Lanes that request the same word share it. The ideal
/// is one per pass. Nsight Compute: memory_l1_wavefronts_shared and _ideal.
AccessCost sharedCost(const LaneAddresses& lanes);

/// Constant memory delivers one address at a time to all lanes that request it: counts distinct addresses. The ideal is
/// one.
AccessCost constantCost(const LaneAddresses& lanes);

} // namespace tilescope::emulator
