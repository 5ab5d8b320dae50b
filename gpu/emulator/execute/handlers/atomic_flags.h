#pragma once

#include <cstdint>

namespace tilescope::emulator
{

/// Op::flags of Atomic32, Atomic64 and Poll: the action in the low five bits, then the space and whether it returns a
/// value.
enum class AtomicAction : std::uint8_t {
    Add,
    AddFloat,
    MinS,
    MaxS,
    MinU,
    MaxU,
    Inc,
    Dec,
    And,
    Or,
    Xor,
    Exchange,
    CompareSwap,
    Keep ///< only reads: a Poll of a volatile load
};
constexpr std::uint8_t atomicOnShared = 0x40;
constexpr std::uint8_t atomicReturns = 0x80; ///< atom; red returns nothing

} // namespace tilescope::emulator
