#pragma once

#include "gpu/recipe/report.h"
#include "tests/gpu/hardware_counters/program/compared_metrics.h"
#include "tests/gpu/hardware_counters/program/ncu_csv.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// A launch of a case.
struct LaunchName {
    std::string operation, strategy, block, picture, kernel;
    std::size_t launch = 0; ///< index in the plan
    std::string code;       ///< file with the machine code
};

/// One metric of one launch, from both.
struct ComparedRow {
    LaunchName name;
    const ComparedMetric* metric = nullptr;
    std::uint64_t emulator = 0;
    std::optional<std::uint64_t> hardware; ///< nothing: not in Nsight Compute's output

    bool isEqual() const { return hardware == emulator; }
};

/// A row for each of comparedMetrics().
std::vector<ComparedRow> compareLaunch(const LaunchName& name, const Counters& emulated, const NcuRow& read);

/// Why a strategy's figures differ, by "operation strategy": sentences written by hand (causes.json).
using Causes = std::map<std::string, std::string>;

/// What was found of one strategy.
struct StrategySummary {
    std::string operation, strategy;
    std::size_t launches = 0;
    std::map<const ComparedMetric*, std::size_t> unequal; ///< memory metrics, with the number of launches that differ
    std::map<const ComparedMetric*, std::pair<double, double>> machineCode; ///< sums of the emulator and the hardware

    std::string name() const { return operation + " " + strategy; }
    std::vector<std::string> unequalFigures() const; ///< keys, in the order of comparedMetrics()
};
std::vector<StrategySummary> byStrategy(const std::vector<ComparedRow>& rows);

/// How many launches agree in a metric.
struct MetricSummary {
    const ComparedMetric* metric = nullptr;
    std::size_t equal = 0, unequal = 0, absent = 0; ///< absent: no hardware value
};
std::vector<MetricSummary> summarise(const std::vector<ComparedRow>& rows);

nlohmann::json toJson(const std::vector<ComparedRow>& rows);

} // namespace tilescope
