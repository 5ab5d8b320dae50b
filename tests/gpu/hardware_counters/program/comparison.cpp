#include "tests/gpu/hardware_counters/program/comparison.h"

#include <nlohmann/json.hpp>

namespace tilescope
{

std::vector<ComparedRow> compareLaunch(const LaunchName& name, const Counters& emulated, const NcuRow& read)
{
    std::vector<ComparedRow> rows;
    for (const ComparedMetric& metric : comparedMetrics()) {
        ComparedRow row{name, &metric, metric.emulated(emulated), 0};
        if (metric.kind == ComparedMetric::Kind::Ideal && emulated.asyncCopies > 0)
            row.hardware.reset();
        for (const std::string& part : metric.names) {
            const auto found = read.metrics.find(part);
            row.hardware = row.hardware && found != read.metrics.end() && found->second
                               ? std::optional(*row.hardware + *found->second)
                               : std::nullopt;
        }
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

std::vector<StrategySummary> byStrategy(const std::vector<ComparedRow>& rows)
{
    std::vector<StrategySummary> summaries;
    for (const ComparedRow& row : rows) {
        if (summaries.empty() || summaries.back().operation != row.name.operation ||
            summaries.back().strategy != row.name.strategy)
            summaries.push_back({row.name.operation, row.name.strategy, 0, {}, {}});
        StrategySummary& summary = summaries.back();
        summary.launches += row.metric == &comparedMetrics().front();
        if (row.metric->kind != ComparedMetric::Kind::MachineCode) {
            if (row.hardware && !row.isEqual())
                ++summary.unequal[row.metric];
        } else if (row.hardware) {
            auto& [emulated, read] = summary.machineCode[row.metric];
            emulated += static_cast<double>(row.emulator);
            read += static_cast<double>(*row.hardware);
        }
    }
    return summaries;
}

std::vector<std::string> StrategySummary::unequalFigures() const
{
    std::vector<std::string> keys;
    for (const ComparedMetric& metric : comparedMetrics())
        if (unequal.contains(&metric))
            keys.push_back(metric.figure);
    return keys;
}

nlohmann::json toJson(const std::vector<ComparedRow>& rows)
{
    nlohmann::json list = nlohmann::json::array();
    for (const ComparedRow& row : rows)
        list.push_back({{"operation", row.name.operation},
                        {"strategy", row.name.strategy},
                        {"block", row.name.block},
                        {"picture", row.name.picture},
                        {"launch", row.name.launch},
                        {"kernel", row.name.kernel},
                        {"metric", row.metric->figure},
                        {"emulator", row.emulator},
                        {"hardware", row.hardware ? nlohmann::json(*row.hardware) : nlohmann::json()}});
    return list;
}

} // namespace tilescope
