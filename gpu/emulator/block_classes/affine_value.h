#pragma once

#include "gpu/emulator/program/op.h"
#include "gpu/ptx/module.h"

#include <array>
#include <cstdint>

namespace tilescope::emulator
{

/// How a value changes from one block to another: by slope · δ, where δ is the difference of the block indices.
struct Slope {
    std::int64_t x = 0, y = 0, z = 0;

    bool isZero() const { return (x | y | z) == 0; }
    std::int64_t operator[](int axis) const { return axis == 0 ? x : axis == 1 ? y : z; }
    bool operator==(const Slope&) const = default;
};

/// Slopes are taken modulo 2^64, as the values are.
inline Slope scaled(const Slope& s, std::uint64_t by)
{
    const auto product = [by](std::int64_t a) { return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) * by); };
    return {product(s.x), product(s.y), product(s.z)};
}
inline Slope sum(const Slope& a, const Slope& b)
{
    const auto add = [](std::int64_t p, std::int64_t q) {
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(p) + static_cast<std::uint64_t>(q));
    };
    return {add(a.x, b.x), add(a.y, b.y), add(a.z, b.z)};
}
inline Slope difference(const Slope& a, const Slope& b) { return sum(a, scaled(b, ~std::uint64_t{0})); }

inline std::uint64_t maskOfBits(int bits) { return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1; }
/// The lower bits of a value, interpreted as a signed number.
inline std::int64_t signExtended(std::uint64_t value, int bits)
{
    return static_cast<std::int64_t>(value << (64 - bits)) >> (64 - bits);
}
/// An equivalent slope modulo 2^bits, as small as possible.
inline Slope narrowed(const Slope& s, int bits)
{
    return {signExtended(static_cast<std::uint64_t>(s.x), bits), signExtended(static_cast<std::uint64_t>(s.y), bits),
            signExtended(static_cast<std::uint64_t>(s.z), bits)};
}

/// Lanes whose values have the same slope.
struct LaneGroup {
    std::uint32_t lanes = 0;
    Slope slope;
};

/// A register of a warp: in a block at distance δ, lane l holds lanes[l] + slope · δ modulo 2^width. The values of
/// lanes in no group are unknown. A scalar has one value for all lanes, in lanes[0].
struct AffineValue {
    alignas(32) std::array<std::uint64_t, laneCount> lanes{};
    std::array<LaneGroup, laneCount> groups{};
    std::uint32_t groupCount = 0;
    std::uint32_t origin = ptx::noIndex; ///< for an unknown value: the step that made it unknown
    bool scalar = false;

    AffineValue() = default;
    AffineValue(const AffineValue& other) { *this = other; }
    /// Copies only the groups in use: most values have one.
    AffineValue& operator=(const AffineValue& other)
    {
        lanes = other.lanes;
        for (std::uint32_t g = 0; g < other.groupCount; ++g)
            groups[g] = other.groups[g];
        groupCount = other.groupCount;
        origin = other.origin;
        scalar = other.scalar;
        return *this;
    }

    std::uint64_t lane(int i) const { return lanes[scalar ? 0 : static_cast<std::size_t>(i)]; }
    std::uint32_t known() const
    {
        std::uint32_t mask = 0;
        for (std::uint32_t g = 0; g < groupCount; ++g)
            mask |= groups[g].lanes;
        return mask;
    }
    /// Known, and the same in every block.
    bool isFixed() const { return groupCount == 1 && groups[0].lanes == allLanes && groups[0].slope.isZero(); }
    void setFixed()
    {
        groupCount = 1;
        groups[0] = {allLanes, {}};
    }
    /// Adds lanes that are in no other group yet.
    void addGroup(std::uint32_t mask, const Slope& slope)
    {
        for (std::uint32_t g = 0; g < groupCount; ++g)
            if (groups[g].slope == slope) {
                groups[g].lanes |= mask;
                return;
            }
        groups[groupCount++] = {mask, slope};
    }
};

/// A predicate: the same in all blocks of the class, or unknown.
struct LanePredicate {
    std::uint32_t bits = 0, known = 0;
    std::uint32_t origin = ptx::noIndex;
};

} // namespace tilescope::emulator
