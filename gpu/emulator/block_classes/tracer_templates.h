#pragma once

#include "gpu/emulator/block_classes/tracer.h"

#include <bit>

namespace tilescope::emulator
{

/// Gives the result the groups in which each of the two values has one slope: slopeOf(slope of a, slope of b).
template <class SlopeOf>
void Tracer::joinGroups(const AffineValue& a, const AffineValue& b, SlopeOf&& slopeOf)
{
    m_result.groupCount = 0;
    for (std::uint32_t i = 0; i < a.groupCount; ++i)
        for (std::uint32_t j = 0; j < b.groupCount; ++j)
            if (const Lanes lanes = a.groups[i].lanes & b.groups[j].lanes)
                addGroup(lanes, slopeOf(a.groups[i].slope, b.groups[j].slope));
    inheritOrigin(a, b);
}

/// Computes result lanes from lanes. Inactive lanes are computed too, because they are never read and loops without
/// masks are fast.
template <class Function>
void Tracer::eachLane(const AffineValue& a, const AffineValue& b, Function&& function)
{
    const Bits kept = maskOfBits(m_bits);
    if (m_result.scalar) {
        const int first = std::countr_zero(m_mask);
        m_result.lanes[0] = function(a.lane(first), b.lane(first)) & kept;
        return;
    }
    const Bits a0 = a.lanes[0], b0 = b.lanes[0];
    auto& to = m_result.lanes;
    constexpr std::size_t count = laneCount;
    if (a.scalar && b.scalar) {
        to.fill(function(a0, b0) & kept);
    } else if (a.scalar) {
        for (std::size_t i = 0; i < count; ++i)
            to[i] = function(a0, b.lanes[i]) & kept;
    } else if (b.scalar) {
        for (std::size_t i = 0; i < count; ++i)
            to[i] = function(a.lanes[i], b0) & kept;
    } else {
        for (std::size_t i = 0; i < count; ++i)
            to[i] = function(a.lanes[i], b.lanes[i]) & kept;
    }
}

} // namespace tilescope::emulator
