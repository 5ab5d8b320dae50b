#include "device_fixture.h"

#include <chrono>
#include <cstdio>
#include <thread>

using namespace tilescope;
using namespace std::chrono_literals;

using CudaTiming = CudaDeviceTest;

namespace
{
double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}
} // namespace

TEST_F(CudaTiming, FieldsAreInOrder)
{
    for (const int size : {512, 2048, 16384}) {
        const TimeReport time = run(addOnePlan(size, size), testImage(size, size, 1), CudaOptions{}).time;
        EXPECT_GE(time.runs, 20);
        EXPECT_GT(time.minUs, 0);
        EXPECT_LE(time.minUs, time.medianUs);
        EXPECT_LE(time.medianUs, time.p95Us);
        ASSERT_TRUE(time.coldMedianUs && time.launchFloorUs && time.copyFloorUs && time.coldCopyFloorUs);
        ASSERT_TRUE(time.spread && time.coldSpread && time.graphMedianUs);
        EXPECT_EQ(time.settled, time.runs >= 20 && *time.spread < TimeReport::settledSpread);
        EXPECT_EQ(time.coldSettled, time.coldRuns >= 20 && *time.coldSpread < TimeReport::settledSpread);
        EXPECT_GE(*time.coldMedianUs, 0.8 * time.minUs);
        EXPECT_GT(*time.launchFloorUs, 0.5);
        EXPECT_LT(*time.launchFloorUs, 50);
        EXPECT_GE(time.medianUs, 0.8 * *time.launchFloorUs);
        EXPECT_GT(*time.copyFloorUs, 0);
        EXPECT_EQ(time.copyFloorBytes, std::uint64_t{2} * static_cast<unsigned>(size * size));
        EXPECT_GE(*time.coldCopyFloorUs, 0.8 * *time.copyFloorUs);
        std::printf("  addOne %d: hot %.2f us (min %.2f, p95 %.2f, %d runs, spread %.2f %%%s), cold %.2f (%d runs, "
                    "%.2f %%%s), graph %.2f; floors: launch %.2f, copy %.2f, cold %.2f; clocks %.0f to %.0f MHz, "
                    "memory %.0f to %.0f\n",
                    size, time.medianUs, time.minUs, time.p95Us, time.runs, 100 * *time.spread,
                    time.settled ? "" : ", not settled", *time.coldMedianUs, time.coldRuns, 100 * *time.coldSpread,
                    time.coldSettled ? "" : ", not settled", *time.graphMedianUs, *time.launchFloorUs,
                    *time.copyFloorUs, *time.coldCopyFloorUs, time.clockBeforeMhz.value_or(0),
                    time.clockAfterMhz.value_or(0), time.memoryClockBeforeMhz.value_or(0),
                    time.memoryClockAfterMhz.value_or(0));
        for (const std::string& reason : time.throttleReasons)
            std::printf("    held back: %s\n", reason.c_str());
    }
}

TEST_F(CudaTiming, SeveralLaunchesBecomeOneGraph)
{
    Plan plan = addOnePlan(512, 512);
    plan.launches = std::vector<Launch>(6, plan.launches.front());
    const TimeReport time = run(plan, testImage(512, 512, 1), CudaOptions{}).time;
    ASSERT_TRUE(time.graphMedianUs);
    EXPECT_GE(*time.graphMedianUs, 0.5 * time.minUs) << "all six are in it";
    std::printf("  six launches of 512x512: %.2f us, as a graph %.2f us\n", time.medianUs, *time.graphMedianUs);
}

TEST_F(CudaTiming, FixedRunsAreKeptTo)
{
    CudaOptions options;
    options.runs = 137;
    EXPECT_EQ(run(addOnePlan(64, 64), testImage(64, 64, 1), options).time.runs, 137);
}

TEST_F(CudaTiming, OneRunIsTimedOnce)
{
    const Plan plan = addOnePlan(64, 64);
    const auto image = testImage(64, 64, 1);
    const TimeReport first = run(plan, image).time;
    EXPECT_EQ(first.runs, 1);
    EXPECT_FALSE(first.coldMedianUs || first.launchFloorUs || first.copyFloorUs);
    run(plan, image, CudaOptions{});
    const TimeReport later = run(plan, image).time;
    EXPECT_TRUE(later.launchFloorUs && later.copyFloorUs); // cached by now
    EXPECT_EQ(later.minUs, later.medianUs);
}

TEST_F(CudaTiming, StaysWithinItsTime)
{
    Plan plan = handPlan("spin", 1, 1, {BufferArgument{outputBuffer}, std::uint32_t{2000}});
    plan.launches[0].block = {1, 1, 1};
    run(plan); // loads the code
    CudaOptions options;
    options.maxMeasureMs = 300;
    const auto start = std::chrono::steady_clock::now();
    const TimeReport time = run(plan, nullptr, options).time;
    EXPECT_LT(millisecondsSince(start), 800);
    EXPECT_GT(time.medianUs, 100);
}

TEST_F(CudaTiming, AKernelLongerThanTheTimeRunsOnce)
{
    Plan plan = handPlan("spin", 1, 1, {BufferArgument{outputBuffer}, std::uint32_t{400'000}});
    plan.launches[0].block = {1, 1, 1};
    CudaOptions options;
    options.maxMeasureMs = 5;
    const TimeReport time = run(plan, nullptr, options).time;
    EXPECT_EQ(time.runs, 1);
    EXPECT_GT(time.medianUs, 5000);
    EXPECT_FALSE(time.settled || time.spread || time.coldMedianUs || time.graphMedianUs);
}

TEST_F(CudaTiming, AKernelLittleLongerThanTheTimeRunsColdOnce)
{
    Plan plan = handPlan("spin", 1, 1, {BufferArgument{outputBuffer}, std::uint32_t{20'000}});
    plan.launches[0].block = {1, 1, 1};
    CudaOptions options;
    options.maxMeasureMs = 5;
    const TimeReport time = run(plan, nullptr, options).time;
    EXPECT_EQ(time.runs, 1);
    EXPECT_EQ(time.coldRuns, 1);
    EXPECT_TRUE(time.coldMedianUs);
    EXPECT_FALSE(time.coldSettled);
}

TEST_F(CudaTiming, ASmallPictureIsReadySoon)
{
    const Plan plan = addOnePlan(512, 512);
    const auto image = testImage(512, 512, 1);
    run(plan, image);
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 20; ++i)
        run(plan, image);
    const double each = millisecondsSince(start) / 20;
    std::printf("  512x512, known picture and code, read back: %.3f ms a run\n", each);
    EXPECT_LT(each, 20);
}

TEST_F(CudaTiming, CanBeCancelledAndUsedAgain)
{
    const Plan plan = addOnePlan(512, 512);
    const auto image = testImage(512, 512, 1);
    CudaOptions options;
    options.runs = 100'000'000;
    std::stop_source stop;
    const std::jthread canceller([&stop] {
        std::this_thread::sleep_for(200ms);
        stop.request_stop();
    });
    const auto start = std::chrono::steady_clock::now();
    EXPECT_THROW(run(plan, image, options, {stop.get_token(), {}}), Cancelled);
    EXPECT_LT(millisecondsSince(start), 1500);
    EXPECT_THROW(run(plan, image, options, {stop.get_token(), {}}), Cancelled);
    EXPECT_EQ(run(plan, image).picture.size(), 512u * 512u);
}
