#pragma once

#include <cstdint>

// A barrier object of mbarrier as the emulator has it in its 64 bits, whose layout PTX leaves open: the arrivals that
// are still pending, those of each phase, a mark by which it is recognised, and the parity of the phase.

namespace tilescope::emulator
{

constexpr std::uint64_t mbarrierCounts = 0xF'FFFF; ///< 20 bits each
constexpr unsigned mbarrierExpected = 20;          ///< shift
constexpr std::uint64_t mbarrierMark = 0xBA88ULL << 40, mbarrierMarkBits = 0xFFFFULL << 40;
constexpr unsigned mbarrierPhase = 63; ///< shift

/// Op::flags. Other: the second of two operations (invalidate instead of initialise, drop instead of arrive, a parity
/// instead of a state).
constexpr std::uint8_t mbarrierOnShared = 1, mbarrierOther = 2;

} // namespace tilescope::emulator
