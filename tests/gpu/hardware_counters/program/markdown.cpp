#include "tests/gpu/hardware_counters/program/markdown.h"

#include <map>
#include <utility>

namespace tilescope
{

namespace
{

using Kind = ComparedMetric::Kind;

std::string differenceText(const ComparedRow& row)
{
    if (!row.hardware)
        return "";
    const auto difference = static_cast<std::int64_t>(row.emulator) - static_cast<std::int64_t>(*row.hardware);
    return (difference > 0 ? "+" : "") + std::to_string(difference);
}

std::string line(const ComparedRow& row)
{
    return "| " + row.name.operation + " " + row.name.strategy + " | " + row.name.block + " | " + row.name.size +
           " | " + std::to_string(row.name.launch) + " " + row.name.kernel + " | " + row.metric->label + " | " +
           std::to_string(row.emulator) + " | " + (row.hardware ? std::to_string(*row.hardware) : "n/a") + " | " +
           differenceText(row) + " |\n";
}

constexpr const char* rowHead = "| strategy | block | size | launch | metric | emulator | hardware | difference |\n"
                                "|---|---|---|---|---|---:|---:|---:|\n";

std::string metricTable(const std::vector<ComparedRow>& rows)
{
    std::string text = "| metric | Nsight Compute's name | launches equal | unequal | not given |\n"
                       "|---|---|---:|---:|---:|\n";
    for (const MetricSummary& summary : summarise(rows))
        text += "| " + summary.metric->label + " | `" + summary.metric->name + "` | " + std::to_string(summary.equal) +
                " | " + std::to_string(summary.unequal) + " | " + std::to_string(summary.absent) + " |\n";
    return text;
}

/// The share of equal memory metrics, and the ratio of emulator to hardware for those of the machine code.
std::string strategyTable(const std::vector<ComparedRow>& rows)
{
    struct Sum {
        std::size_t equal = 0, compared = 0;
        std::map<std::string, std::pair<double, double>> machine;
    };
    std::map<std::string, Sum> sums;
    for (const ComparedRow& row : rows) {
        if (!row.hardware)
            continue;
        Sum& sum = sums[row.name.operation + " " + row.name.strategy];
        if (row.metric->kind == Kind::Memory) {
            ++sum.compared;
            sum.equal += row.isEqual();
        } else {
            auto& [emulated, read] = sum.machine[row.metric->label];
            emulated += static_cast<double>(row.emulator);
            read += static_cast<double>(*row.hardware);
        }
    }
    std::string text = "| strategy | memory figures equal | PTX / machine instructions | branches | divergent |\n"
                       "|---|---:|---:|---:|---:|\n";
    for (auto& [name, sum] : sums) {
        text += "| " + name + " | " + std::to_string(sum.equal) + " of " + std::to_string(sum.compared);
        for (const char* label : {"instructions", "branches", "divergent"}) {
            const auto [emulated, read] = sum.machine[label];
            char ratio[32];
            std::snprintf(ratio, sizeof ratio, "%.2f", emulated / read);
            text += " | " + (read > 0 ? std::string(ratio) : std::string("-"));
        }
        text += " |\n";
    }
    return text;
}

} // namespace

std::string toMarkdown(const ComparisonHead& head, const std::vector<ComparedRow>& rows, bool all)
{
    std::string unequal;
    for (const ComparedRow& row : rows)
        if (row.metric->kind == Kind::Memory && row.hardware && !row.isEqual())
            unequal += line(row);
    std::string text = "# The emulator's counters against the hardware's\n\n" + std::to_string(head.cases) +
                       " cases, " + std::to_string(head.launches) + " launches on " + head.device +
                       ", read by Nsight Compute, the same PTX (" + head.compiler +
                       ") in the emulator. Made by `tests/gpu/hardware_counters/run`.\n\n"
                       "Requests, sectors and wavefronts follow from the addresses and should be equal. Instructions, "
                       "branches and divergence are the PTX's here and the machine code's there: ptxas unrolls, "
                       "predicates and merges, so that they stand beside each other for comparison only.\n\n"
                       "## By metric\n\n" +
                       metricTable(rows) + "\n## By strategy\n\n" + strategyTable(rows);
    text += "\n## Memory figures that differ\n\n" + (unequal.empty() ? "None.\n" : rowHead + unequal);
    if (!head.leftOut.empty()) {
        text += "\n## Left out\n\n";
        for (const std::string& sentence : head.leftOut)
            text += "- " + sentence + "\n";
    }
    if (all) {
        text += "\n## All figures\n\n" + std::string(rowHead);
        for (const ComparedRow& row : rows)
            text += line(row);
    }
    return text;
}

} // namespace tilescope
