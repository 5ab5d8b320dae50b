#include "tests/gpu/hardware_counters/program/markdown.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace tilescope
{

namespace
{

using Kind = ComparedMetric::Kind;

std::string metricTable(const std::vector<ComparedRow>& rows)
{
    std::string text = "| figure | Nsight Compute's name | launches equal | unequal | not given |\n"
                       "|---|---|---:|---:|---:|\n";
    for (const MetricSummary& summary : summarise(rows)) {
        std::string names;
        for (const std::string& name : summary.metric->names)
            names += (names.empty() ? "`" : " + `") + name + "`";
        text += "| " + summary.metric->label() + " | " + names + " | " + std::to_string(summary.equal) + " | " +
                std::to_string(summary.unequal) + " | " + std::to_string(summary.absent) + " |\n";
    }
    return text;
}

const std::string& causeOf(const ComparisonHead& head, const StrategySummary& summary)
{
    static const std::string unknown = "**Not known.**", none;
    const auto found = head.causes.find(summary.name());
    return summary.unequal.empty() ? none : found == head.causes.end() ? unknown : found->second;
}

std::string ratioText(const StrategySummary& summary, const ComparedMetric& metric)
{
    const auto found = summary.machineCode.find(&metric);
    if (found == summary.machineCode.end() || found->second.second <= 0)
        return "-";
    char ratio[32];
    std::snprintf(ratio, sizeof ratio, "%.2f", found->second.first / found->second.second);
    return ratio;
}

std::string strategyTable(const ComparisonHead& head, const std::vector<ComparedRow>& rows)
{
    std::string text = "| strategy | memory figures | launches | PTX / machine instructions | branches | divergent |\n"
                       "|---|---|---:|---:|---:|---:|\n";
    for (const StrategySummary& summary : byStrategy(rows)) {
        text += "| " + summary.name() + " | " + (summary.unequal.empty() ? "matches hardware" : "exact for PTX") +
                " | " + std::to_string(summary.launches);
        for (const ComparedMetric& metric : comparedMetrics())
            if (metric.kind == Kind::MachineCode)
                text += " | " + ratioText(summary, metric);
        text += " |\n";
    }
    for (const auto& [name, reason] : head.leftOut)
        text += "| " + name + " | not emulated | - | - | - | - |\n";
    return text;
}

/// For each strategy and metric with differences: in how many launches, the largest difference, and the cause.
std::string differences(const ComparisonHead& head, const std::vector<ComparedRow>& rows)
{
    std::string text;
    for (const StrategySummary& summary : byStrategy(rows)) {
        if (summary.unequal.empty())
            continue;
        text += "### " + summary.name() + "\n\n" + causeOf(head, summary) + "\n\n";
        text += "| figure | launches that differ | the largest: block, picture, launch | emulator | hardware |\n"
                "|---|---:|---|---:|---:|\n";
        for (const ComparedMetric& metric : comparedMetrics()) {
            const auto found = summary.unequal.find(&metric);
            if (found == summary.unequal.end())
                continue;
            const ComparedRow* worst = nullptr;
            const auto distance = [](const ComparedRow& row) {
                return row.hardware ? std::max(row.emulator, *row.hardware) - std::min(row.emulator, *row.hardware) : 0;
            };
            for (const ComparedRow& row : rows)
                if (row.metric == &metric && row.name.operation == summary.operation &&
                    row.name.strategy == summary.strategy && (!worst || distance(row) > distance(*worst)))
                    worst = &row;
            text += "| " + metric.label() + " | " + std::to_string(found->second) + " of " +
                    std::to_string(summary.launches) + " | " + worst->name.block + ", " + worst->name.picture + ", " +
                    std::to_string(worst->name.launch) + " " + worst->name.kernel + " | " +
                    std::to_string(worst->emulator) + " | " + std::to_string(*worst->hardware) + " |\n";
        }
        text += "\n";
    }
    return text.empty() ? "None.\n" : text;
}

} // namespace

std::string toMarkdown(const ComparisonHead& head, const std::vector<ComparedRow>& rows)
{
    std::string text =
        "# The emulator's counters against the hardware's\n\n" + head.when + ": " + std::to_string(head.cases) +
        " cases, " + std::to_string(head.launches) + " launches on an " + head.device +
        ",\ncounted by Nsight Compute; the same PTX (" + head.compiler +
        ") in the emulator. Made by `tests/gpu/hardware_counters/run`,\nwhose README says which blocks and "
        "pictures.\n\n"
        "- *Matches hardware*: every memory figure of every launch is the same.\n"
        "- *Exact for PTX*: some figures differ, because the machine code accesses memory otherwise than the PTX; the "
        "cause stands\n  below. Each figure that did not differ still matches hardware.\n"
        "- *Not emulated*: only the hardware counts.\n\n"
        "Instructions, branches and divergence are the PTX's here and the machine code's there, since ptxas unrolls, "
        "predicates and\nmerges: their ratios are given, and the program calls them exact for PTX. "
        "`gpu/operations/hardware_record.json` is\nthe same record for the program.\n\n"
        "## By figure\n\n" +
        metricTable(rows) + "\n## By strategy\n\n" + strategyTable(head, rows) + "\n## Memory figures that differ\n\n" +
        differences(head, rows);
    if (!head.leftOut.empty()) {
        text += "\n## Not emulated\n\n";
        for (const auto& [name, reason] : head.leftOut)
            text += "- " + name + ": " + reason + "\n";
    }
    return text;
}

nlohmann::json recordOf(const ComparisonHead& head, const std::vector<ComparedRow>& rows)
{
    nlohmann::json figures = nlohmann::json::array(), strategies = nlohmann::json::array();
    for (const MetricSummary& summary : summarise(rows))
        if (summary.metric->kind != Kind::MachineCode && summary.equal + summary.unequal > 0)
            figures.push_back(summary.metric->figure);
    for (const StrategySummary& summary : byStrategy(rows))
        strategies.push_back({{"operation", summary.operation},
                              {"strategy", summary.strategy},
                              {"text", head.textMarks.at(summary.name())},
                              {"launches", summary.launches},
                              {"unequal", summary.unequalFigures()},
                              {"cause", causeOf(head, summary)}});
    return {{"gpu", head.device},
            {"date", head.when.substr(0, head.when.find(','))},
            {"compiler", head.compiler},
            {"figures", figures},
            {"strategies", strategies}};
}

} // namespace tilescope
