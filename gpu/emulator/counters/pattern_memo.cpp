#include "gpu/emulator/counters/pattern_memo.h"

#include <bit>

namespace tilescope::emulator
{
namespace
{

using Lanes4 = std::uint32_t __attribute__((vector_size(16), may_alias));

std::uint32_t firstDistance(const AccessEvent& event) { return event.near[std::countr_zero(event.mask)]; }

bool allZero(Lanes4 v)
{
    using Pair = std::uint64_t __attribute__((vector_size(16)));
    const Pair pair = reinterpret_cast<Pair>(v);
    return (pair[0] | pair[1]) == 0;
}

/// The lanes lie as in the pattern; 128 bytes are compared with a handful of vector operations.
bool liesAs(const PatternMemo::Pattern& pattern, const AccessEvent& event, Target target)
{
    if (pattern.mask != event.mask || pattern.target != target)
        return false;
    const std::uint32_t first = firstDistance(event);
    const Lanes4 origin{first, first, first, first};
    const auto* near = reinterpret_cast<const Lanes4*>(event.near);
    const auto* distance = reinterpret_cast<const Lanes4*>(pattern.distance.data());
    const auto* active = reinterpret_cast<const Lanes4*>(pattern.active.data());
    Lanes4 wrong{};
    if (event.mask == 0xFFFF'FFFF)
        for (int i = 0; i < 8; ++i)
            wrong |= (near[i] - origin) ^ distance[i];
    else
        for (int i = 0; i < 8; ++i)
            wrong |= ((near[i] - origin) & active[i]) ^ distance[i];
    return allZero(wrong);
}

} // namespace

PatternMemo::Pattern& PatternMemo::find(const AccessEvent& event, Target target)
{
    if (!m_patterns.empty()) {
        const std::size_t expected = m_patterns[m_last].next;
        if (liesAs(m_patterns[expected], event, target)) {
            m_last = expected;
            return m_patterns[expected];
        }
    }
    const std::size_t found = search(event, target);
    Pattern& pattern = found < m_patterns.size() ? m_patterns[found] : make(event, target);
    const auto index = static_cast<std::size_t>(&pattern - m_patterns.data());
    m_patterns[m_last].next = static_cast<std::uint8_t>(index);
    m_last = index;
    return pattern;
}

std::size_t PatternMemo::search(const AccessEvent& event, Target target) const
{
    std::size_t i = 0;
    while (i < m_patterns.size() && !liesAs(m_patterns[i], event, target))
        ++i;
    return i;
}

PatternMemo::Pattern& PatternMemo::make(const AccessEvent& event, Target target)
{
    if (m_patterns.size() < capacity) {
        m_patterns.emplace_back();
        m_oldest = m_patterns.size() - 1;
    } else {
        m_oldest = (m_oldest + 1) % capacity;
        m_patterns[m_oldest] = {};
    }
    Pattern& pattern = m_patterns[m_oldest];
    const std::uint32_t first = firstDistance(event);
    for (unsigned lane = 0; lane < 32; ++lane)
        if ((event.mask >> lane) & 1) {
            pattern.distance[lane] = event.near[lane] - first;
            pattern.active[lane] = 0xFFFF'FFFF;
        }
    pattern.mask = event.mask;
    pattern.target = target;
    pattern.next = static_cast<std::uint8_t>(m_oldest);
    pattern.number = m_made++;
    pattern.units.fill(unknown);
    return pattern;
}

} // namespace tilescope::emulator
