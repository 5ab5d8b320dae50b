#include "tests/gpu/hardware_counters/program/comparison.h"

#include <nlohmann/json.hpp>

namespace tilescope
{

std::vector<ComparedRow> compareLaunch(const LaunchName& name, const Counters& emulated, const NcuRow& read)
{
    std::vector<ComparedRow> rows;
    for (const ComparedMetric& metric : comparedMetrics()) {
        ComparedRow row{name, &metric, metric.emulated(emulated), std::nullopt};
        if (const auto found = read.metrics.find(metric.name); found != read.metrics.end())
            row.hardware = found->second;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MetricSummary> summarise(const std::vector<ComparedRow>& rows)
{
    std::vector<MetricSummary> summaries;
    for (const ComparedMetric& metric : comparedMetrics()) {
        MetricSummary summary{&metric};
        for (const ComparedRow& row : rows) {
            if (row.metric != &metric)
                continue;
            if (!row.hardware)
                ++summary.absent;
            else
                ++(row.isEqual() ? summary.equal : summary.unequal);
        }
        summaries.push_back(summary);
    }
    return summaries;
}

nlohmann::json toJson(const std::vector<ComparedRow>& rows)
{
    nlohmann::json list = nlohmann::json::array();
    for (const ComparedRow& row : rows)
        list.push_back({{"operation", row.name.operation},
                        {"strategy", row.name.strategy},
                        {"block", row.name.block},
                        {"size", row.name.size},
                        {"launch", row.name.launch},
                        {"kernel", row.name.kernel},
                        {"metric", row.metric->name},
                        {"emulator", row.emulator},
                        {"hardware", row.hardware ? nlohmann::json(*row.hardware) : nlohmann::json()}});
    return list;
}

} // namespace tilescope
