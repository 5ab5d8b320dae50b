#include "gpu/recipe/report_rates.h"
#include "gpu/recipe/words/figures.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace tilescope;
using nlohmann::json;

namespace
{

Report counted()
{
    Report report;
    report.image = {"board", 64, 32, 1}; // 2,048 pixels
    report.counters.emplace();
    report.counters->globalLoad = {64, 128, 64};
    report.counters->globalStore = {64, 64, 64};
    report.counters->threadInstructions = 2048 * 15;
    return report;
}

} // namespace

TEST(ReportRates, EachTimeHasTheFloorOfItsOwnKind)
{
    TimeReport time;
    time.medianUs = 200;
    time.coldMedianUs = 250;
    EXPECT_FALSE(percentOfCopy(time) || coldPercentOfCopy(time)) << "there is no floor";
    time.copyFloorUs = 130;
    EXPECT_DOUBLE_EQ(percentOfCopy(time).value(), 65);
    EXPECT_FALSE(coldPercentOfCopy(time)) << "a hot floor says nothing of a cold time";
    time.coldCopyFloorUs = 150;
    EXPECT_DOUBLE_EQ(coldPercentOfCopy(time).value(), 60);
}

TEST(ReportRates, BytesAreSectorsOfEverythingThatMoves)
{
    Report report = counted();
    EXPECT_DOUBLE_EQ(figureNamed("bytes_per_pixel").of(report).value(), 32.0 * 192 / 2048);
    EXPECT_DOUBLE_EQ(figureNamed("bytes_per_pixel").idealOf(report).value(), 2);
    report.counters->localStore.sectors = 64;
    EXPECT_DOUBLE_EQ(figureNamed("bytes_per_pixel").of(report).value(), 4);
    report.counters->globalAtomic.sectors = 64;
    EXPECT_EQ(movedSectors(*report.counters), 128u + 64 + 64 + 64);
    EXPECT_EQ(movedBytes(*report.counters), 32.0 * (128 + 64 + 64 + 64));
    report.counters->textureRequests = 1;
    EXPECT_FALSE(figureNamed("bytes_per_pixel").of(report)) << "what textures move is not counted";
    EXPECT_FALSE(figureNamed("bytes_per_pixel").idealOf(report));
    EXPECT_FALSE(movedSectors(*report.counters) || movedBytes(*report.counters));
}

TEST(ReportRates, TheMainLaunchIsNotAlwaysTheLast)
{
    Report report;
    EXPECT_EQ(mainLaunchOf(report), nullptr);
    report.launches.resize(3);
    report.mainLaunch = 1;
    EXPECT_EQ(mainLaunchOf(report), &report.launches[1]);
    report.mainLaunch = 3;
    EXPECT_EQ(mainLaunchOf(report), nullptr);
}

TEST(ReportRates, InstructionsAreThoseOfThreads)
{
    EXPECT_DOUBLE_EQ(figureNamed("ptx_instructions_per_pixel").of(counted()).value(), 15);
    EXPECT_FALSE(figureNamed("ptx_instructions_per_pixel").of(Report{}));
    Report none = counted();
    none.image.width = 0;
    EXPECT_FALSE(figureNamed("ptx_instructions_per_pixel").of(none));
}

TEST(ReportRates, StandInJsonAndAreIgnoredThere)
{
    Report report = counted();
    json document = toJson(report);
    EXPECT_EQ(document["per_pixel"], (json{{"moved_bytes", 3.0}, {"ideal_bytes", 2.0}, {"ptx_instructions", 15.0}}));
    document["per_pixel"]["moved_bytes"] = 700;
    EXPECT_EQ(reportFromJson(document), report);
}

TEST(ReportRates, BytesThatAreNotKnownAreNullInJson)
{
    Report report = counted();
    report.work.emplace();
    report.work->movedBytes = 6144;
    EXPECT_EQ(toJson(report)["work"]["moved_bytes"], 6144);
    report.counters->textureRequests = 1;
    report.work->movedBytes = 0;
    const json document = toJson(report);
    EXPECT_TRUE(document["work"]["moved_bytes"].is_null());
    EXPECT_TRUE(document["per_pixel"]["moved_bytes"].is_null());
    EXPECT_EQ(reportFromJson(document), report);
}

TEST(ReportRates, AReportOfBeforeHasNoSpreadAndIsNotSettled)
{
    Report report;
    report.time = TimeReport{4.5, 4.25, 5.75, 200, 6.5, 2.75, 2.25, 16};
    json document = toJson(report);
    for (const char* later :
         {"spread", "settled", "cold_runs", "cold_spread", "cold_settled", "graph_median_us", "cold_copy_floor_us",
          "copy_floor_bytes", "percent_of_copy", "cold_percent_of_copy", "clock_before_mhz", "clock_after_mhz",
          "memory_clock_before_mhz", "memory_clock_after_mhz", "throttle_reasons"})
        EXPECT_EQ(document["time"].erase(later), 1u) << later;
    EXPECT_EQ(reportFromJson(document), report);
}
