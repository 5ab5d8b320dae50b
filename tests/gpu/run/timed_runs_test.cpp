#include "gpu/image/sample.h"
#include "gpu/run/sweep_table.h"
#include "tests/fakes/fake_gpu.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

// A GPU's times in a report and a sweep. The GPU is a fake that returns given times.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

class TimedRuns : public testing::Test
{
protected:
    Report run()
    {
        RunnerOptions options = RunnerOptions::fromEnvironment();
        useFakeGpu(options, gpu);
        Runner runner(options);
        RunRequest request;
        request.recipe.strategy = "global";
        request.image = std::make_shared<const Image>(makeSample("board", 64, 32));
        request.imageName = "sample:board";
        return runner.run(request, {});
    }

    std::shared_ptr<FakeGpu> gpu = std::make_shared<FakeGpu>();
};

bool saysThatItSlowed(const Report& report)
{
    return std::ranges::any_of(report.notes, [](const Message& note) {
        return english(note).starts_with("The GPU slowed from 1,980 to 1,410 MHz while it was being timed (power cap)");
    });
}

/// A cell in a table of one row.
std::string cellOf(const std::string& csv, const std::string& column)
{
    const auto cells = [](std::string line) {
        std::vector<std::string> found;
        std::erase(line, '\r');
        std::istringstream stream(line);
        for (std::string cell; std::getline(stream, cell, ',');)
            found.push_back(cell);
        return found;
    };
    const std::size_t end = csv.find('\n');
    const auto header = cells(csv.substr(0, end)), row = cells(csv.substr(end + 1));
    const auto at = std::ranges::find(header, column) - header.begin();
    return static_cast<std::size_t>(at) < row.size() ? row[static_cast<std::size_t>(at)] : "no such column";
}

} // namespace

TEST_F(TimedRuns, AClockThatFellIsANote)
{
    EXPECT_FALSE(saysThatItSlowed(run()));
    gpu->time.clockBeforeMhz = 1980;
    gpu->time.clockAfterMhz = 1410;
    gpu->time.throttleReasons = {"power cap"};
    EXPECT_TRUE(saysThatItSlowed(run()));
}

TEST_F(TimedRuns, ASweepsRowHasTimesFloorsAndRates)
{
    TimeReport& time = gpu->time;
    time.medianUs = 8;
    time.coldMedianUs = 10;
    time.spread = 0.004;
    time.settled = true;
    time.launchFloorUs = 2;
    time.copyFloorUs = 4;
    time.coldCopyFloorUs = 7.5;
    time.graphMedianUs = 7;
    SweepRow row;
    row.report = run();
    const std::string csv = sweepCsv({row});
    for (const auto& [column, value] :
         std::vector<std::pair<std::string, std::string>>{{"median_us", "8.0"},
                                                          {"cold_median_us", "10.0"},
                                                          {"settled", "true"},
                                                          {"spread", "0.004"},
                                                          {"graph_median_us", "7.0"},
                                                          {"launch_floor_us", "2.0"},
                                                          {"copy_floor_us", "4.0"},
                                                          {"cold_copy_floor_us", "7.5"},
                                                          {"percent_of_copy", "50.0"},
                                                          {"cold_percent_of_copy", "75.0"},
                                                          {"clock_after_mhz", ""}})
        EXPECT_EQ(cellOf(csv, column), value) << column;
    EXPECT_GT(std::stod(cellOf(csv, "bytes_per_pixel")), 2);
    EXPECT_GT(std::stod(cellOf(csv, "ptx_instructions_per_pixel")), 20);
}
