#include "tests/gpu/hardware_counters/program/markdown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <stdexcept>

namespace tilescope
{
namespace
{

using testing::HasSubstr;
using testing::Not;

Counters emulated()
{
    Counters counters;
    counters.globalLoad = {10, 40, 30};
    counters.globalStore = {5, 20, 20};
    counters.sharedLoad = {8, 16, 8};
    counters.sharedStore = {4, 4, 4};
    counters.instructions = 200;
    return counters;
}

NcuRow readAsEmulated()
{
    NcuRow row;
    for (const ComparedMetric& metric : comparedMetrics())
        row.metrics[metric.name] = metric.emulated(emulated());
    return row;
}

const LaunchName name{"sobel", "shared", "16x16", "515x509", "sobelShared", 0, "module0"};

const MetricSummary& summaryOf(const std::vector<MetricSummary>& summaries, const std::string& label)
{
    for (const MetricSummary& summary : summaries)
        if (summary.metric->label == label)
            return summary;
    throw std::out_of_range(label);
}

TEST(Comparison, SumsStandForNsightComputesTotals)
{
    const auto rows = compareLaunch(name, emulated(), readAsEmulated());
    const std::map<std::string, std::uint64_t> sums{
        {"sectors", 60}, {"sectors, ideal", 50}, {"shared wavefronts", 20}, {"shared wavefronts, ideal", 12}};
    std::size_t found = 0;
    for (const ComparedRow& row : rows) {
        EXPECT_TRUE(row.isEqual());
        if (const auto sum = sums.find(row.metric->label); sum != sums.end()) {
            EXPECT_EQ(row.emulator, sum->second) << row.metric->label;
            ++found;
        }
    }
    EXPECT_EQ(found, sums.size());
    EXPECT_THAT(toMarkdown({"GPU", "nvrtc", 1, 1, {}}, rows, false), HasSubstr("None."));
}

TEST(Comparison, ADifferenceIsCountedAndShown)
{
    NcuRow read = readAsEmulated();
    read.metrics["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] = 43;
    read.metrics["smsp__inst_executed.sum"] = 100;
    read.metrics["memory_l1_wavefronts_shared"] = std::nullopt;
    read.metrics.erase("memory_l1_wavefronts_shared_ideal");
    const auto rows = compareLaunch(name, emulated(), read);
    const auto summaries = summarise(rows);
    EXPECT_EQ(summaryOf(summaries, "load sectors").unequal, 1u);
    EXPECT_EQ(summaryOf(summaries, "load requests").equal, 1u);
    EXPECT_EQ(summaryOf(summaries, "shared wavefronts").absent, 1u);
    EXPECT_EQ(summaryOf(summaries, "shared wavefronts, ideal").absent, 1u);

    const std::string text = toMarkdown({"GPU", "nvrtc", 1, 1, {"a case: why"}}, rows, false);
    EXPECT_THAT(text, HasSubstr("| 0 sobelShared | load sectors | 40 | 43 | -3 |"));
    EXPECT_THAT(text, HasSubstr("| sobel shared | 5 of 6 | 2.00 | - | - |"));
    EXPECT_THAT(text, Not(HasSubstr("| instructions | 200 | 100 |"))); // those of the machine code do not count as
                                                                       // errors
    EXPECT_THAT(text, HasSubstr("- a case: why"));
    EXPECT_THAT(toMarkdown({}, rows, true), HasSubstr("| instructions | 200 | 100 | +100 |"));
    EXPECT_TRUE(toJson(rows).at(4).at("hardware").is_null());
}

} // namespace
} // namespace tilescope
