#include "ui/timeline/resources.h"

#include "ui/parts/charts/warp_state.h"
#include "ui/parts/duration_text.h"
#include "ui/translation.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

Resources::Resources(std::shared_ptr<const WhatIf> whatIf) : m_whatIf(std::move(whatIf)), m_gpu(gpuNamed(m_whatIf->gpu))
{
}

BlockNeeds Resources::asIs() const { return {m_whatIf->threads, m_whatIf->registers, m_whatIf->sharedBytes}; }

Occupancy Resources::occupancy(const BlockNeeds& needs) const
{
    return occupancyOf(m_gpu, needs.threads, needs.registers, needs.sharedBytes);
}

std::optional<double> Resources::usOf(int residentBlocks) const
{
    const auto& points = m_whatIf->residency;
    const auto after = std::ranges::lower_bound(points, residentBlocks, {}, &ResidencyPoint::blocks);
    if (residentBlocks <= 0 || after == points.end())
        return std::nullopt;
    if (after->blocks == residentBlocks || after == points.begin())
        return after->us;
    const ResidencyPoint& before = *(after - 1);
    const double part = static_cast<double>(residentBlocks - before.blocks) / (after->blocks - before.blocks);
    return before.us + part * (after->us - before.us);
}

std::optional<double> Resources::us(const BlockNeeds& needs) const
{
    const BlockNeeds now = asIs();
    if (needs.threads == now.threads)
        return usOf(occupancy(needs).blocksPerSm);
    if (needs.registers != now.registers || needs.sharedBytes != now.sharedBytes)
        return std::nullopt;
    std::optional<double> best;
    for (const BlockPoint& point : m_whatIf->blockSizes)
        if (point.us > 0 && static_cast<int>(point.width * point.height) == needs.threads)
            best = std::min(best.value_or(point.us), point.us);
    return best;
}

int Resources::enoughBlocks() const
{
    constexpr double nearly = 1.05;
    double best = 0;
    for (const ResidencyPoint& point : m_whatIf->residency)
        best = best > 0 ? std::min(best, point.us) : point.us;
    for (const ResidencyPoint& point : m_whatIf->residency)
        if (point.us <= nearly * best)
            return point.blocks;
    return 0;
}

QString Resources::sentence(const BlockNeeds& needs) const
{
    const Occupancy found = occupancy(needs);
    const auto time = us(needs);
    const QString predicted =
        time ? tr("Predicted time: %1.").arg(durationText(*time)) : tr("No time is predicted for this combination.");
    if (found.blocksPerSm == 0)
        return tr("Not even one such block fits on a multiprocessor; limited by: %1.").arg(translated(found.limitedBy));
    const QString fit =
        tr("Occupancy %1: %2 of %3 warps, %4 of %5 threads each")
            .arg(shareText(found.fraction), QString::number(found.warpsPerSm), QString::number(m_gpu.maxWarpsPerSm),
                 counted(static_cast<std::uint64_t>(found.blocksPerSm), tr("1 block"), tr("%1 blocks")),
                 QString::number(needs.threads));
    const QString limit = found.limitedBy == "nothing" || found.limitedBy.empty()
                              ? tr("every warp is in use")
                              : tr("limited by: %1").arg(translated(found.limitedBy));
    return tr("%1; %2. %3").arg(fit, limit, predicted);
}

QString Resources::advice() const
{
    const int enough = enoughBlocks(), now = m_whatIf->occupancy.blocksPerSm;
    if (enough == 0 || now == 0)
        return {};
    if (enough < now)
        return tr("%1 at a time would already come within 5 % of the best time, so higher occupancy hardly helps.")
            .arg(counted(static_cast<std::uint64_t>(enough), tr("1 block"), tr("%1 blocks")));
    if (enough == now)
        return tr("The blocks that fit now are just enough: fewer would be slower, and more would hardly be faster.");
    return tr("Higher occupancy would help: with %1 at a time instead of %2, the time would be near its best.")
        .arg(counted(static_cast<std::uint64_t>(enough), tr("1 block"), tr("%1 blocks")), QString::number(now));
}

} // namespace tilescope
