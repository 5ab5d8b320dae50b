#include "ui/timeline/warp_rows.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

WarpMoment momentOf(const WarpLife& warp, double cycle)
{
    using Kind = WarpMoment::Kind;
    if (cycle < warp.begin)
        return {.kind = Kind::NotStarted, .until = warp.begin};
    const auto event = std::ranges::upper_bound(
        warp.events, cycle, {}, [](const IssueEvent& one) { return static_cast<double>(one.issue) + 1; });
    if (event == warp.events.end())
        return {.kind = warp.end > 0 && cycle >= warp.end ? Kind::Ended : Kind::Unrecorded, .since = warp.end};
    if (cycle >= event->issue)
        return {Kind::Issues, StallReason::Selected, event->issue, event->issue + 1.0, &*event};
    if (cycle >= event->ready)
        return {Kind::Waits, event->second, event->ready, event->issue, &*event};
    return {Kind::Waits, event->reason, event->begin, event->ready, &*event};
}

WarpRows::WarpRows(std::vector<TimedRun> runs) : m_runs(std::move(runs))
{
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const std::vector<WarpLife>& warps = m_runs[run].timeline->warps;
        std::vector<std::size_t> order(warps.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, {}, [&warps](std::size_t i) { return warps[i].scheduler; });
        for (std::size_t i = 0; i < order.size(); ++i) {
            const bool isFirst = i == 0 || warps[order[i]].scheduler != warps[order[i - 1]].scheduler;
            m_rows.push_back({run, order[i], isFirst, i == 0});
            const WarpLife& warp = warps[order[i]];
            if (!warp.events.empty())
                m_cycles = std::max(m_cycles, static_cast<double>(warp.events.back().issue) + 1);
        }
    }
}

Dim3 blockAt(std::uint64_t index, const Dim3& grid)
{
    const std::uint64_t columns = std::max(1U, grid.x), rows = std::max(1U, grid.y);
    return {static_cast<unsigned>(index % columns), static_cast<unsigned>(index / columns % rows),
            static_cast<unsigned>(index / columns / rows)};
}

std::uint64_t indexOf(const Dim3& block, const Dim3& grid)
{
    return block.x + std::uint64_t{grid.x} * (block.y + std::uint64_t{grid.y} * block.z);
}

QString placeText(const Dim3& block, const Dim3& grid)
{
    if (grid.z > 1)
        return QStringLiteral("(%1, %2, %3)").arg(block.x).arg(block.y).arg(block.z);
    return grid.y > 1 ? QStringLiteral("(%1, %2)").arg(block.x).arg(block.y) : QString::number(block.x);
}

} // namespace tilescope
