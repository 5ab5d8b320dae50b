#include "gpu/emulator/block_classes/block_set.h"

#include <algorithm>
#include <numeric>

namespace tilescope::emulator
{
namespace
{

std::int64_t remainder(WideInteger a, std::int64_t m) { return static_cast<std::int64_t>((a % m + m) % m); }

/// The inverse of a modulo m; a and m have no common divisor.
std::int64_t inverse(std::int64_t a, std::int64_t m)
{
    std::int64_t r = m, next = a % m, t = 0, nextT = 1;
    while (next != 0) {
        const std::int64_t q = r / next;
        std::swap(r -= q * next, next);
        std::swap(t -= q * nextT, nextT);
    }
    return remainder(t, m);
}

/// Restricts p to numbers that are `residue` modulo `modulo` (Chinese remainder theorem).
void restrict(Progression& p, std::int64_t residue, std::int64_t modulo)
{
    const std::int64_t common = std::gcd(p.step, modulo);
    const std::int64_t away = remainder(WideInteger{residue} - p.first, modulo);
    if (away % common != 0) {
        p.last = p.first - 1;
        return;
    }
    const std::int64_t period = modulo / common;
    const std::int64_t steps =
        period == 1
            ? 0
            : remainder(WideInteger{away / common} * inverse(remainder(p.step / common, period), period), period);
    const WideInteger first = WideInteger{p.first} + WideInteger{steps} * p.step;
    if (first > p.last) {
        p.last = p.first - 1;
        return;
    }
    p.first = static_cast<std::int64_t>(first);
    p.step = static_cast<std::int64_t>(std::min<WideInteger>(WideInteger{p.step} * period, WideInteger{1} << 40));
}

/// Restricts p to the range from … to.
void restrict(Progression& p, WideInteger from, WideInteger to)
{
    if (from > p.first) {
        const WideInteger steps = (from - p.first + p.step - 1) / p.step;
        const WideInteger first = p.first + steps * p.step;
        if (first > p.last) {
            p.last = p.first - 1;
            return;
        }
        p.first = static_cast<std::int64_t>(first);
    }
    if (to < p.last)
        p.last = static_cast<std::int64_t>(std::max<WideInteger>(to, WideInteger{p.first} - 1));
}

} // namespace

bool Progression::meets(const Progression& other) const
{
    if (count() == 0 || other.count() == 0)
        return false;
    Progression both = *this;
    restrict(both, remainder(other.first, other.step), other.step);
    if (both.count() > 0)
        restrict(both, WideInteger{other.first}, WideInteger{other.last});
    return both.count() > 0;
}

Progression BlockSet::axis(std::size_t a) const
{
    const std::int64_t below = -lowest[a] / step[a], above = highest[a] / step[a];
    return {origin[a] - below * step[a], origin[a] + above * step[a], step[a]};
}

bool BlockSet::contains(std::int64_t x, std::int64_t y, std::int64_t z) const { return row(y, z).contains(x); }

Progression BlockSet::row(std::int64_t y, std::int64_t z) const
{
    Progression xs = axis(0);
    if (!axis(1).contains(y) || !axis(2).contains(z))
        return {};
    const auto rest = [&](const Slope& s) {
        return WideInteger{s.y} * (y - origin[1]) + WideInteger{s.z} * (z - origin[2]);
    };
    for (const SlopeInterval& c : intervals) {
        const WideInteger from = c.lowest - rest(c.slope), to = c.highest - rest(c.slope);
        const WideInteger s = c.slope.x;
        if (s == 0 && (from > 0 || to < 0))
            return {};
        if (s > 0)
            restrict(xs, origin[0] - floorDivided(-from, s), origin[0] + floorDivided(to, s));
        else if (s < 0)
            restrict(xs, origin[0] - floorDivided(to, -s), origin[0] + floorDivided(-from, -s));
        if (xs.count() == 0)
            return {};
    }
    for (const SlopeCongruence& c : congruences) {
        const std::int64_t wanted = remainder(-rest(c.slope), c.modulo), s = remainder(c.slope.x, c.modulo);
        const std::int64_t common = std::gcd(s, c.modulo);
        if (wanted % common != 0)
            return {};
        const std::int64_t modulo = c.modulo / common;
        if (modulo == 1)
            continue;
        const std::int64_t distance = remainder(WideInteger{wanted / common} * inverse(s / common, modulo), modulo);
        restrict(xs, remainder(WideInteger{origin[0]} + distance, modulo), modulo);
        if (xs.count() == 0)
            return {};
    }
    xs.last = xs.first + (xs.count() - 1) * xs.step;
    return xs;
}

} // namespace tilescope::emulator
