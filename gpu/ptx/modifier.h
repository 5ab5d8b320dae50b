#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tilescope::ptx
{

/// The meaning of a modifier. An opcode lists the groups that it accepts, so that ".lo" is a half in mul.lo and a
/// comparison in setp.lo. One bit each.
enum class Group : std::uint32_t {
    Type = 1u << 0,
    Space = 1u << 1,
    Rounding = 1u << 2,
    Ftz = 1u << 3,
    Saturate = 1u << 4,
    Precision = 1u << 5, ///< .approx, .full
    Half = 1u << 6,
    Carry = 1u << 7, ///< .cc
    Compare = 1u << 8,
    Combine = 1u << 9,
    Vector = 1u << 10,
    ReadOnly = 1u << 11, ///< .nc
    Order = 1u << 12,    ///< .volatile, .relaxed, .acquire …
    Cache = 1u << 13,    ///< .ca, .L1::evict_last …
    Scope = 1u << 14,    ///< .cta, .gpu, .sys, .gl
    Atomic = 1u << 15,
    Shuffle = 1u << 16,
    Vote = 1u << 17,
    Sync = 1u << 18, ///< .sync, .aligned
    Uniform = 1u << 19,
    Texture = 1u << 20,
    Permute = 1u << 21,
    Shift = 1u << 22,
    Clamp = 1u << 23, ///< .clamp, .wrap; of surfaces .trap, .clamp, .zero
    Nan = 1u << 24,
    Xorsign = 1u << 25, ///< .xorsign.abs
    To = 1u << 26,
    ShiftAmount = 1u << 27,
    Test = 1u << 28,
    Barrier = 1u << 29, ///< .sync, .arrive, .red, .warp
    Detail = 1u << 30,  ///< of texture instructions
    Ignored = 1u << 31  ///< .noftz
};

/// The word after "bar." or "barrier.".
enum class BarrierKind : std::uint8_t { Sync, Arrive, Reduce, Warp };

constexpr std::uint32_t bit(Group group) { return static_cast<std::uint32_t>(group); }

struct Modifier {
    std::string_view name;
    Group group;
    std::uint8_t value; ///< of the group's enumeration
};

/// The meaning of `name` (without its dot) in `groups`; null if there is none.
const Modifier* findModifier(std::string_view name, std::uint32_t groups);

std::optional<Type> typeFromName(std::string_view name);   ///< "u32"
std::optional<Space> spaceFromName(std::string_view name); ///< "shared", "shared::cta"

} // namespace tilescope::ptx
