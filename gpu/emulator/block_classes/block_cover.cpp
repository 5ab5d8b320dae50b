#include "gpu/emulator/block_classes/block_cover.h"

#include <algorithm>
#include <numeric>

namespace tilescope::emulator
{

BlockCover::BlockCover(const std::array<std::int64_t, 3>& grid)
    : m_grid(grid), m_covered(static_cast<std::size_t>(grid[1] * grid[2]), 0), m_has(m_covered.size())
{
}

std::optional<std::array<std::int64_t, 3>> BlockCover::firstFree()
{
    const auto rows = static_cast<std::int64_t>(m_covered.size());
    while (m_row < rows && m_covered[static_cast<std::size_t>(m_row)] == m_grid[0])
        ++m_row;
    if (m_row == rows)
        return std::nullopt;
    return std::array{firstFreeOf(m_row), m_row % m_grid[1], m_row / m_grid[1]};
}

/// Between two ends of sets, the covered blocks repeat with the least common multiple of the sets' steps.
std::int64_t BlockCover::firstFreeOf(std::int64_t row) const
{
    std::vector<Progression> parts;
    std::int64_t period = 1;
    for (const std::uint16_t s : m_has[static_cast<std::size_t>(row)]) {
        parts.push_back(m_sets[s].row(row % m_grid[1], row / m_grid[1]));
        if (parts.back().count() > 1 && period < m_grid[0])
            period = std::lcm(period, parts.back().step);
    }
    for (std::int64_t x = 0; x < m_grid[0];) {
        std::int64_t end = m_grid[0];
        for (const Progression& p : parts) {
            if (p.first > x)
                end = std::min(end, p.first);
            if (p.last + 1 > x)
                end = std::min(end, p.last + 1);
        }
        for (std::int64_t i = x; i < std::min(end, x + period); ++i)
            if (std::none_of(parts.begin(), parts.end(), [i](const Progression& p) { return p.contains(i); }))
                return i;
        x = end;
    }
    return 0;
}

/// Whether the set overlaps another one, for sets that are products of axes: decided without comparing rows.
bool BlockCover::overlapsPlainly(const BlockSet& set) const
{
    return std::any_of(m_sets.begin(), m_sets.end(), [&](const BlockSet& other) {
        return set.isProduct() && other.isProduct() && set.axis(0).meets(other.axis(0)) &&
               set.axis(1).meets(other.axis(1)) && set.axis(2).meets(other.axis(2));
    });
}

std::optional<std::uint64_t> BlockCover::add(const BlockSet& set)
{
    if (overlapsPlainly(set))
        return std::nullopt;
    const Progression ys = set.axis(1), zs = set.axis(2);
    const auto number = static_cast<std::uint16_t>(m_sets.size());
    m_sets.push_back(set);
    std::uint64_t blocks = 0;
    for (std::int64_t z = zs.first; z <= zs.last; z += zs.step)
        for (std::int64_t y = ys.first; y <= ys.last; y += ys.step) {
            const Progression xs = set.row(y, z);
            if (xs.count() == 0)
                continue;
            const auto row = static_cast<std::size_t>(z * m_grid[1] + y);
            for (const std::uint16_t other : m_has[row])
                if (!(set.isProduct() && m_sets[other].isProduct()) && m_sets[other].row(y, z).meets(xs))
                    return std::nullopt;
            m_has[row].push_back(number);
            m_covered[row] += xs.count();
            blocks += static_cast<std::uint64_t>(xs.count());
        }
    return blocks;
}

} // namespace tilescope::emulator
