#pragma once

#include "gpu/emulator/block_classes/affine_value.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

__extension__ typedef __int128 WideInteger;

/// a / b, rounded toward minus infinity.
constexpr WideInteger floorDivided(WideInteger a, WideInteger b)
{
    return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

/// first, first + step, … last; empty if last < first.
struct Progression {
    std::int64_t first = 0, last = -1, step = 1;

    std::int64_t count() const { return last < first ? 0 : (last - first) / step + 1; }
    bool contains(std::int64_t i) const { return i >= first && i <= last && (i - first) % step == 0; }
    bool meets(const Progression& other) const;
};

/// lowest ≤ slope · δ ≤ highest
struct SlopeInterval {
    Slope slope;
    std::int64_t lowest = 0, highest = 0;
    bool operator==(const SlopeInterval&) const = default;
};

/// slope · δ ≡ 0 modulo `modulo`
struct SlopeCongruence {
    Slope slope;
    std::int64_t modulo = 1;
    bool operator==(const SlopeCongruence&) const = default;
};

/// Blocks of a grid: those at a distance δ from `origin` that lies in a box, is a multiple of `step` on each axis, and
/// fulfils the conditions that combine several axes.
struct BlockSet {
    std::array<std::int64_t, 3> origin{}, lowest{}, highest{}, step{1, 1, 1};
    std::vector<SlopeInterval> intervals;
    std::vector<SlopeCongruence> congruences;

    bool contains(std::int64_t x, std::int64_t y, std::int64_t z) const;
    /// The set's blocks in a row of the grid.
    Progression row(std::int64_t y, std::int64_t z) const;
    /// The indices on an axis, without the combined conditions.
    Progression axis(std::size_t a) const;
    /// There are no combined conditions: each axis alone determines its indices.
    bool isProduct() const { return intervals.empty() && congruences.empty(); }
    bool operator==(const BlockSet&) const = default;
};

} // namespace tilescope::emulator
