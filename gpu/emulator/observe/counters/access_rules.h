#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

/// What an access went to. A generic pointer may lead to any of them.
enum class Target : std::uint8_t { Global, Shared, Local, Constant };
constexpr std::size_t targetCount = 4;

/// How the hardware carries an access out, where that changes what it costs.
enum class AccessRule : std::uint8_t {
    Load,
    Store,
    Increment,      ///< an atomic addition of 1 whose result is not used (ATOMS.POPC.INC)
    Atomic,         ///< any other atomic operation except compare-and-swap
    CompareAndSwap, ///< takes two turns
    Matrix,         ///< ldmatrix
    Copy            ///< the source of cp.async.cg, which bypasses the L1 cache; that of cp.async.ca is a load
};

/// The addresses that the active lanes of a warp ask for at once.
struct LaneAddresses {
    std::uint64_t at[32] = {};
    std::uint64_t to[32] = {}; ///< Copy: where the lanes write in shared memory
    std::uint32_t mask = 0;    ///< active lanes
    std::uint32_t bytes = 0;   ///< a lane
    AccessRule rule = AccessRule::Load;
};

/// What an access costs: sectors, wavefronts or replays, what it would at best, and how many requests it is.
struct AccessCost {
    std::uint32_t units = 0, ideal = 0, requests = 1;
    bool operator==(const AccessCost&) const = default;
};

// The rules below are those of an H200, by Nsight Compute: every one of the accesses in
// tests/data/counters/patterns.csv, of random lanes and addresses, costs there what they say, but where a rule names an
// exception.

/// The lanes that shared memory serves together: a mask of lanes each, of active lanes alone.
struct SharedPasses {
    std::array<std::uint32_t, 4> masks{};
    unsigned count = 0;
};

/// A wavefront moves at most 128 bytes: lanes of 8 bytes go in two half-warps, of 16 bytes in four groups of eight.
/// Loads go in half as many passes where, all over the warp, lanes i and i xor 1 ask for one address or either sleeps;
/// or lanes i and i xor 2.
SharedPasses sharedPasses(const LaneAddresses& lanes);

/// Sorts `values` and removes duplicates. Returns how many remain.
unsigned keepDistinct(std::uint64_t* values, unsigned count);

/// Global memory moves in sectors, aligned stretches of 32 bytes: the distinct ones that the warp touches. Ideal is
/// what the active lanes' bytes would need side by side, but never more than the distinct sectors, for lanes that ask
/// for the same bytes (memory_l2_theoretical_sectors_global_ideal). Atomics:
/// lanes that update one address take turns, so a sector counts as often as its most wanted address. Of 180 patterns, 7
/// cost one or two sectors of 28 more, where two addresses of a sector are wanted several times each. A copy that
/// bypasses the L1 cache moves whole sectors to shared memory: one for each line of 128 bytes and each 32 bytes of
/// shared memory that are filled from it, without the lanes whose place a later lane overwrites. Nsight Compute:
/// l1tex__t_sectors_pipe_lsu_mem_global_op_{ld,st,red,atom}.
AccessCost globalCost(const LaneAddresses& lanes);

/// A thread's own memory is laid out so that word w (of 4 bytes) of the 32 lanes lies side by side: eight lanes that
/// ask for the same word of theirs share a sector of 32 bytes. A request for each word. Ideal is what the lanes' bytes
/// would need side by side. `lanes.at` are the offsets in each lane's memory.
/// Nsight Compute: l1tex__t_{requests,sectors}_pipe_lsu_mem_local_op_{ld,st}.
AccessCost localCost(const LaneAddresses& lanes);

/// Shared memory has 32 banks of words of 4 bytes, which each give one word a wavefront: of each pass the largest
/// number of distinct words asked of one bank. Lanes that ask for the same word are served together. Ideal is what the
/// active lanes' bytes would need, 128 a wavefront.
/// Atomics: the lanes of a bank take turns, also at one word, and twice for a compare-and-swap; increments go together.
/// Nsight Compute: l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{ld,st,atom}; memory_l1_wavefronts_shared_ideal.
AccessCost sharedCost(const LaneAddresses& lanes);

/// Constant memory gives one word of 4 bytes at a time to all lanes that ask for it: the distinct ones. Ideal is those
/// of one lane. Nsight Compute: idc__requests, which counts the kernel's arguments too.
AccessCost constantCost(const LaneAddresses& lanes);

AccessCost costOf(const LaneAddresses& lanes, Target target); ///< by the rule above that is the target's

/// The same, quicker, of an access whose lanes all ask for one address; not of local memory, and of no Copy.
AccessCost uniformCost(std::uint32_t mask, std::uint32_t bytes, Target target, AccessRule rule);

} // namespace tilescope::emulator
