#include "gpu/recipe/race.h"

#include <gtest/gtest.h>

using namespace tilescope;

namespace
{

Counters counted(std::uint64_t sectors, std::uint64_t wavefronts)
{
    Counters counters;
    counters.globalLoad.sectors = sectors;
    counters.sharedLoad.wavefronts = wavefronts;
    counters.instructions = 10;
    return counters;
}

/// Launches of 10 × 5 blocks on 4 multiprocessors with 3 blocks each: 5 waves, the last of 2 blocks.
Report raced(std::initializer_list<std::pair<double, double>> bands)
{
    Report report;
    report.estimate = Estimate{"H200", 0, 0, "L1"};
    for (const auto& [lower, upper] : bands) {
        LaunchReport launch;
        launch.kernel = "k" + std::to_string(report.launches.size());
        launch.grid = {10, 5, 1};
        launch.counters = counted(1000, 50);
        launch.model = LaunchModel{4, 3, lower, upper};
        report.launches.push_back(launch);
    }
    return report;
}

} // namespace

TEST(Race, startsBlocksInWavesOfAllThatAreResident)
{
    const RaceSchedule schedule = raceSchedule(raced({{5, 20}})); // its middle is 10
    EXPECT_DOUBLE_EQ(schedule.us, 10);
    EXPECT_EQ(schedule.launches[0].waves(), 5U);
    const struct {
        double us;
        std::uint64_t wave, done, running;
        double waveShare, sectors;
        bool isOver;
    } cases[] = {
        {0, 1, 0, 12, 0, 0, false},     {1, 1, 0, 12, 0.5, 100, false}, {2.5, 2, 12, 12, 0.25, 250, false},
        {9, 5, 48, 2, 0.5, 900, false}, {10, 5, 50, 0, 1, 1000, true},  {99, 5, 50, 0, 1, 1000, true},
    };
    for (const auto& c : cases) {
        const RaceMoment moment = momentAt(schedule, c.us);
        EXPECT_EQ(moment.wave, c.wave) << c.us;
        EXPECT_EQ(moment.done, c.done) << c.us;
        EXPECT_EQ(moment.running, c.running) << c.us;
        EXPECT_NEAR(moment.waveShare, c.waveShare, 1e-9) << c.us;
        EXPECT_NEAR(*moment.traffic.globalSectors, c.sectors, 1e-6) << c.us;
        EXPECT_EQ(moment.isOver, c.isOver) << c.us;
    }
}

TEST(Race, runsLaunchesOneAfterAnother)
{
    Report report = raced({{1, 4}, {4, 9}}); // middles 2 and 6 of a sum whose middle is √(5 · 13)
    const RaceSchedule schedule = raceSchedule(report);
    EXPECT_NEAR(schedule.us, 8.0623, 1e-3);
    EXPECT_NEAR(schedule.launches[1].startUs, schedule.us / 4, 1e-9);
    EXPECT_NEAR(schedule.launches[1].us, schedule.us * 3 / 4, 1e-9);
    const RaceMoment first = momentAt(schedule, schedule.us / 8), second = momentAt(schedule, schedule.us / 2);
    EXPECT_EQ(first.launch, 0U);
    EXPECT_NEAR(*first.traffic.globalSectors, 500, 1e-6);
    EXPECT_EQ(second.launch, 1U);
    EXPECT_NEAR(*second.traffic.globalSectors, 1000 + 1000. / 3, 1e-6);
    EXPECT_NEAR(momentAt(schedule, 100).traffic.sharedWavefronts, 100, 1e-9);
}

TEST(Race, takesMeasuredTimesOfAllLaunchesOrTheirSum)
{
    Report report = raced({{1, 4}, {4, 9}});
    report.time = TimeReport();
    report.time->medianUs = 40;
    EXPECT_NEAR(raceSchedule(report).launches[1].startUs, 10, 1e-9) << "divided as the model divides it";
    report.launches[0].medianUs = 6;
    report.launches[1].medianUs = 2;
    const RaceSchedule schedule = raceSchedule(report);
    EXPECT_TRUE(schedule.isMeasured);
    EXPECT_EQ(schedule.us, 40);
    EXPECT_NEAR(schedule.launches[1].startUs, 30, 1e-9);
}

TEST(Race, hasNoSumOfSectorsWithTextures)
{
    Report report = raced({{1, 4}, {4, 9}});
    report.launches[1].counters->textureRequests = 1;
    EXPECT_EQ(raceSchedule(report).traffic().globalSectors, std::nullopt);
    report.launches[0].counters->exact = false;
    EXPECT_FALSE(raceSchedule(report).isCounted);
}

TEST(Race, refusesWhatHasNoOrderOfBlocks)
{
    EXPECT_EQ(english(raceRefusal(raced({{1, 4}}))), "");
    Report report = raced({{1, 4}});
    report.launches[0].source = "library cufft";
    EXPECT_NE(english(raceRefusal(report)), "");
    report = raced({{1, 4}});
    report.launches[0].model->blocksPerSm = 0;
    EXPECT_NE(english(raceRefusal(report)), "");
    report.launches[0].model.reset();
    EXPECT_EQ(english(raceRefusal(report)), "This run was not counted.");
    report.recipe.counters = CounterMode::None;
    EXPECT_NE(english(raceRefusal(report)).find("Counters are off"), std::string::npos);
}

TEST(Race, isCertainOnlyIfBandsAreApartOrBothTimesMeasured)
{
    using enum RaceOutcome::Order;
    const RaceSchedule slow = raceSchedule(raced({{20, 80}})), fast = raceSchedule(raced({{5, 19}})),
                       middle = raceSchedule(raced({{10, 30}}));
    EXPECT_EQ(raceOutcome(slow, fast).winner, 1U);
    EXPECT_EQ(raceOutcome(slow, fast).order, Certain);
    EXPECT_EQ(raceOutcome(middle, slow).winner, 0U);
    EXPECT_EQ(raceOutcome(middle, slow).order, BandsOverlap);
    EXPECT_NEAR(raceOutcome(slow, fast).timeRatio, slow.us / fast.us, 1e-9);
    Report report = raced({{20, 80}});
    report.time = TimeReport();
    report.time->medianUs = 3;
    report.launches[0].counters->globalLoad.sectors = 250;
    const RaceSchedule measured = raceSchedule(report);
    EXPECT_EQ(raceOutcome(measured, fast).order, DifferentKinds);
    EXPECT_EQ(raceOutcome(measured, measured).order, Certain);
    EXPECT_NEAR(*raceOutcome(measured, fast).trafficRatio, 4, 1e-9);
}
