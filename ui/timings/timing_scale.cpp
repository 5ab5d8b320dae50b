#include "ui/timings/timing_scale.h"

#include <algorithm>

namespace tilescope
{

TimingScale timingScale(const TimingTable& table, const std::optional<TimingBaseline>& baseline)
{
    constexpr double mostWidening = 2;
    const auto& rows = table.rows();
    TimingScale scale;
    scale.showsBands = table.isEmulator();
    if (scale.showsBands) {
        for (const auto& row : rows)
            scale.endUs = std::max(scale.endUs, row.estimate ? row.estimate->upperUs : 0);
        const double pinned = baseline && baseline->band ? baseline->band->upperUs : 0;
        scale.endUs = std::max(scale.endUs, std::min(pinned, mostWidening * scale.endUs));
        return scale;
    }
    double certain = std::max(
        {table.launchFloorUs().value_or(0), table.copyFloorUs().value_or(0), table.coldCopyFloorUs().value_or(0)});
    double wanted = baseline ? baseline->medianUs.value_or(0) : 0;
    for (const auto& row : rows) {
        const bool isMeasured = row.state == StrategyTiming::State::Measured;
        certain = std::max({certain, row.medianUs, isMeasured ? row.coldUs.value_or(0) : 0});
        wanted = std::max({wanted, isMeasured ? row.p95Us.value_or(0) : 0, row.estimate ? row.estimate->upperUs : 0});
    }
    scale.endUs = std::max(certain, std::min(wanted, mostWidening * certain));
    return scale;
}

} // namespace tilescope
