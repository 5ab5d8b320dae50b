#include "gpu/emulator/block_classes/block_constraints.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tilescope::emulator
{
namespace
{

/// More directions than any kernel needs: with more, each axis is fixed separately.
constexpr std::size_t maxDirections = 64;
/// No grid is larger: a larger step means that one block on this axis remains.
constexpr std::int64_t maxStep = std::int64_t{1} << 32;

/// The only axis on which the slope is not zero; 3 if there are several.
std::size_t onlyAxis(const Slope& s)
{
    if (s.y == 0 && s.z == 0)
        return 0;
    if (s.x == 0 && s.z == 0)
        return 1;
    return s.x == 0 && s.y == 0 ? 2 : 3;
}

std::int64_t clamped(WideInteger value)
{
    constexpr WideInteger limit = std::numeric_limits<std::int64_t>::max() / 2;
    return static_cast<std::int64_t>(std::clamp(value, -limit, limit));
}

} // namespace

BlockConstraints::BlockConstraints(const std::array<std::int64_t, 3>& origin, const std::array<std::int64_t, 3>& grid)
{
    m_set.origin = origin;
    for (std::size_t a = 0; a < 3; ++a) {
        m_set.lowest[a] = -origin[a];
        m_set.highest[a] = grid[a] - 1 - origin[a];
        m_pinned[a] = grid[a] == 1;
    }
}

BlockConstraints::Range BlockConstraints::range(const Slope& slope) const
{
    Range result{0, 0};
    for (std::size_t a = 0; a < 3; ++a) {
        const std::int64_t s = slope[static_cast<int>(a)];
        result.lowest += WideInteger{s} * (s < 0 ? m_set.highest[a] : m_set.lowest[a]);
        result.highest += WideInteger{s} * (s < 0 ? m_set.lowest[a] : m_set.highest[a]);
    }
    return result;
}

void BlockConstraints::keepWithin(const Slope& slope, WideInteger lowest, WideInteger highest)
{
    const Slope s = effective(slope);
    if (s.isZero())
        return;
    const Range r = range(s);
    if (r.lowest >= lowest && r.highest <= highest)
        return;
    const std::size_t axis = onlyAxis(s);
    if (axis < 3) {
        narrowAxis(axis, s[static_cast<int>(axis)], lowest, highest);
        return;
    }
    for (SlopeInterval& known : m_set.intervals)
        if (known.slope == s) {
            known.lowest = std::max(known.lowest, clamped(lowest));
            known.highest = std::min(known.highest, clamped(highest));
            return;
        }
    constexpr WideInteger far = std::numeric_limits<std::int64_t>::max() / 2;
    if (m_set.intervals.size() == maxDirections || r.lowest < -far || r.highest > far)
        pinAxes(s);
    else
        m_set.intervals.push_back({s, clamped(lowest), clamped(highest)});
}

void BlockConstraints::narrowAxis(std::size_t axis, std::int64_t slope, WideInteger lowest, WideInteger highest)
{
    WideInteger from = -floorDivided(-lowest, slope), to = floorDivided(highest, slope);
    if (slope < 0) {
        from = -floorDivided(highest, -WideInteger{slope});
        to = floorDivided(-lowest, -WideInteger{slope});
    }
    m_set.lowest[axis] = static_cast<std::int64_t>(std::max<WideInteger>(m_set.lowest[axis], from));
    m_set.highest[axis] = static_cast<std::int64_t>(std::min<WideInteger>(m_set.highest[axis], to));
    m_pinned[axis] = m_set.lowest[axis] == 0 && m_set.highest[axis] == 0;
}

void BlockConstraints::pinAxes(const Slope& slope)
{
    for (std::size_t a = 0; a < 3; ++a)
        if (slope[static_cast<int>(a)] != 0) {
            m_set.lowest[a] = m_set.highest[a] = 0;
            m_pinned[a] = true;
        }
}

void BlockConstraints::narrowStep(std::size_t axis, std::int64_t slope, std::int64_t modulo)
{
    const std::int64_t needed = modulo / std::gcd(slope, modulo);
    const WideInteger step = WideInteger{m_set.step[axis]} / std::gcd(m_set.step[axis], needed) * needed;
    m_set.step[axis] = static_cast<std::int64_t>(std::min<WideInteger>(step, maxStep));
    if (step >= maxStep || (m_set.step[axis] > m_set.highest[axis] && m_set.step[axis] > -m_set.lowest[axis])) {
        m_set.lowest[axis] = m_set.highest[axis] = 0;
        m_pinned[axis] = true;
    }
}

void BlockConstraints::keepMultiple(const Slope& slope, std::uint64_t modulo)
{
    if (modulo <= 1)
        return;
    if (modulo >= static_cast<std::uint64_t>(maxStep)) {
        keepZero(slope);
        return;
    }
    const auto m = static_cast<std::int64_t>(modulo);
    const Slope e = effective(slope);
    const Slope s{(e.x % m + m) % m, (e.y % m + m) % m, (e.z % m + m) % m};
    if (s.isZero())
        return;
    const std::size_t axis = onlyAxis(s);
    if (axis < 3) {
        narrowStep(axis, s[static_cast<int>(axis)], m);
        return;
    }
    const SlopeCongruence wanted{s, m};
    if (std::find(m_set.congruences.begin(), m_set.congruences.end(), wanted) != m_set.congruences.end())
        return;
    if (m_set.congruences.size() == maxDirections)
        pinAxes(s);
    else
        m_set.congruences.push_back(wanted);
}

BlockSet BlockConstraints::blocks() const
{
    BlockSet result = m_set;
    // Only multiples of the step count; bounds that the axes already imply are removed.
    for (std::size_t a = 0; a < 3; ++a) {
        result.lowest[a] = result.lowest[a] / result.step[a] * result.step[a];
        result.highest[a] = result.highest[a] / result.step[a] * result.step[a];
    }
    std::erase_if(result.intervals, [&](const SlopeInterval& c) {
        const Range r = range(c.slope);
        return r.lowest >= c.lowest && r.highest <= c.highest;
    });
    std::erase_if(result.congruences, [&](const SlopeCongruence& c) {
        for (std::size_t a = 0; a < 3; ++a)
            if (!m_pinned[a] && WideInteger{c.slope[static_cast<int>(a)]} * result.step[a] % c.modulo != 0)
                return false;
        return true;
    });
    return result;
}

} // namespace tilescope::emulator
