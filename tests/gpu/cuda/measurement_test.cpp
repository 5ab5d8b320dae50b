#include "gpu/cuda/backend/measurement.h"

#include <gtest/gtest.h>

using namespace tilescope;
using namespace tilescope::cuda;

namespace
{

/// Passes with simulated times, without a device.
struct PretendedTimer {
    double passUs = 0;
    int passes = 0;

    TimedRun timedRun()
    {
        return [this](int repetitions, const BatchTimer::Work&, std::span<const BatchTimer::Work> steps,
                      const std::string&) {
            passes += repetitions;
            return std::vector(steps.size(), std::vector(static_cast<std::size_t>(repetitions), passUs));
        };
    }
};

PassTimes measure(PretendedTimer& timer, double firstPassUs, double maxMs)
{
    const PassWork work{[] {}, {[] {}}, [] {}, nullptr, 4, "pretended"};
    Measurement measurement(timer.timedRun(), {maxMs, 0}, {});
    measurement.warmUp(work, firstPassUs);
    return measurement.run(work);
}

} // namespace

TEST(Measurement, FirstPassThatSetsALibraryUpIsNotTheHotTime)
{
    // cuBLAS on an H200: its first call took 112 ms, every later one 31.8.
    PretendedTimer timer{31'800};
    const PassTimes times = measure(timer, 112'000, 200);
    EXPECT_EQ(timesOf(times).medianUs, 31'800);
    EXPECT_EQ(timesOf(times).coldMedianUs, 31'800);
    EXPECT_GE(timesOf(times).runs, 20) << "the time that one pass really takes decides how often it is repeated";
}

TEST(Measurement, PassLongerThanItsShareIsTakenFromItsSecondRun)
{
    PretendedTimer timer{300'000};
    const PassTimes times = measure(timer, 900'000, 200);
    EXPECT_EQ(times.hotUs, std::vector{300'000.0});
    EXPECT_EQ(times.coldUs, std::vector{300'000.0});
    EXPECT_EQ(timer.passes, 2);
}

TEST(Measurement, PassOfTenTimesTheTimeGivenIsNotRepeated)
{
    PretendedTimer timer{2'100'000};
    const PassTimes times = measure(timer, 2'100'000, 200);
    EXPECT_EQ(times.hotUs, std::vector{2'100'000.0});
    EXPECT_TRUE(times.coldUs.empty());
    EXPECT_EQ(timer.passes, 0);
}
