#pragma once

#include "gpu/emulator/block_classes/block_set.h"

#include <array>
#include <cstdint>

namespace tilescope::emulator
{

/// Conditions on the distance δ to a block that behaves like the traced one. Initially allows the whole grid.
class BlockConstraints
{
public:
    BlockConstraints(const std::array<std::int64_t, 3>& origin, const std::array<std::int64_t, 3>& grid);

    /// The slope without the axes on which no other block remains.
    Slope effective(const Slope& slope) const
    {
        return {m_pinned[0] ? 0 : slope.x, m_pinned[1] ? 0 : slope.y, m_pinned[2] ? 0 : slope.z};
    }

    /// Requires lowest ≤ slope · δ ≤ highest; 0 lies between them.
    void keepWithin(const Slope& slope, WideInteger lowest, WideInteger highest);
    void keepZero(const Slope& slope) { keepWithin(slope, 0, 0); }
    /// Requires slope · δ to be a multiple of `modulo`.
    void keepMultiple(const Slope& slope, std::uint64_t modulo);

    /// The remaining blocks; conditions implied by the bounds of the axes are omitted.
    BlockSet blocks() const;

private:
    struct Range {
        WideInteger lowest, highest;
    };
    Range range(const Slope& slope) const;
    void narrowAxis(std::size_t axis, std::int64_t slope, WideInteger lowest, WideInteger highest);
    void narrowStep(std::size_t axis, std::int64_t slope, std::int64_t modulo);
    void pinAxes(const Slope& slope);

    BlockSet m_set;
    std::array<bool, 3> m_pinned{};
};

} // namespace tilescope::emulator
