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

using testing::Contains;
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
        for (const std::string& part : metric.names)
            row.metrics[part] = part == metric.names.front() ? metric.emulated(emulated()) : 0;
    return row;
}

const LaunchName name{"sobel", "shared", "16x16", "board 515x509", "sobelShared", 0, "module0"};

const MetricSummary& summaryOf(const std::vector<MetricSummary>& summaries, const std::string& label)
{
    for (const MetricSummary& summary : summaries)
        if (summary.metric->label() == label)
            return summary;
    throw std::out_of_range(label);
}

TEST(Comparison, SumsStandForNsightComputesTotals)
{
    const auto rows = compareLaunch(name, emulated(), readAsEmulated());
    const std::map<std::string, std::uint64_t> sums{
        {"global sectors ideal", 50}, {"shared wavefronts ideal", 12}, {"shared load wavefronts", 16}};
    std::size_t found = 0;
    for (const ComparedRow& row : rows) {
        EXPECT_TRUE(row.isEqual());
        if (const auto sum = sums.find(row.metric->label()); sum != sums.end()) {
            EXPECT_EQ(row.emulator, sum->second) << row.metric->label();
            ++found;
        }
    }
    EXPECT_EQ(found, sums.size());
    EXPECT_THAT(toMarkdown({"GPU", "nvrtc", "today", 1, 1, {}, {}, {}}, rows), HasSubstr("None."));
}

TEST(Comparison, ADifferenceIsCountedAndShownWithItsCause)
{
    NcuRow read = readAsEmulated();
    read.metrics["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] = 43;
    read.metrics["smsp__inst_executed.sum"] = 100;
    read.metrics["smsp__inst_executed_op_texture.sum"] = std::nullopt;
    read.metrics.erase("l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum"); // the second part of the atomics' sectors
    const auto rows = compareLaunch(name, emulated(), read);
    const auto summaries = summarise(rows);
    EXPECT_EQ(summaryOf(summaries, "global load sectors").unequal, 1u);
    EXPECT_EQ(summaryOf(summaries, "global load requests").equal, 1u);
    EXPECT_EQ(summaryOf(summaries, "texture requests").absent, 1u);
    EXPECT_EQ(summaryOf(summaries, "global atomic sectors").absent, 1u);

    ComparisonHead head{
        "GPU", "nvrtc", "2026-01-02, driver 1", 1, 1, {{"sobel bulk_copy", "why"}}, {}, {{"sobel shared", "0123"}}};
    EXPECT_THAT(toMarkdown(head, rows), HasSubstr("**Not known.**"));
    head.causes = {{"sobel shared", "ptxas joins loads."}};
    const std::string text = toMarkdown(head, rows);
    EXPECT_THAT(text, HasSubstr("ptxas joins loads."));
    EXPECT_THAT(text, HasSubstr("| global load sectors | 1 of 1 | 16x16, board 515x509, 0 sobelShared | 40 | 43 |"));
    EXPECT_THAT(text, HasSubstr("| sobel shared | exact for PTX | 1 | 2.00 | - | - |"));
    EXPECT_THAT(text, Not(HasSubstr("| warp instructions | 1 of 1"))); // the machine code's are no errors
    EXPECT_THAT(text, HasSubstr("- sobel bulk_copy: why"));

    Counters copies = emulated();
    copies.asyncCopies = 1;
    EXPECT_EQ(summaryOf(summarise(compareLaunch(name, copies, readAsEmulated())), "global sectors ideal").absent, 1u);

    const nlohmann::json record = recordOf(head, rows);
    EXPECT_EQ(record.at("date"), "2026-01-02");
    EXPECT_THAT(record.at("figures").get<std::vector<std::string>>(), Not(Contains("texture_requests")));
    const nlohmann::json& entry = record.at("strategies").at(0);
    EXPECT_EQ(entry.at("unequal"), nlohmann::json({"global_load_sectors"}));
    EXPECT_EQ(entry.at("cause"), "ptxas joins loads.");
    EXPECT_EQ(entry.at("text"), "0123");
}

} // namespace
} // namespace tilescope
