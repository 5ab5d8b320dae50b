#include "gpu/cuda/clock_reading.h"

#include <gtest/gtest.h>

using namespace tilescope;

TEST(ClockReading, NamesWhatHoldsTheClocksBack)
{
    struct Case {
        std::uint64_t reasons;
        std::vector<std::string> names;
    };
    for (const Case& c : {Case{0, {}}, Case{0x01, {}}, Case{0x02, {}}, Case{0x04, {"power cap"}},
                          Case{0x48, {"thermal slowdown by the hardware", "hardware slowdown"}},
                          Case{0x20 | 0x80, {"thermal slowdown by the driver", "power brake"}}})
        EXPECT_EQ(throttleReasonNames(c.reasons), c.names) << c.reasons;
}

TEST(ClockReading, WhatTheDriverDoesNotSayIsAbsent)
{
    TimeReport time;
    setClocks(time, {1980, 0, 0}, {1965, 0, 0x04});
    EXPECT_EQ(time.clockBeforeMhz, 1980);
    EXPECT_EQ(time.clockAfterMhz, 1965);
    EXPECT_FALSE(time.memoryClockBeforeMhz || time.memoryClockAfterMhz);
    EXPECT_EQ(time.throttleReasons, std::vector<std::string>{"power cap"});
}

TEST(ClockReading, ASlowerClockIsSaidOneStepIsNot)
{
    const auto note = [](const ClockReading& before, const ClockReading& after) {
        TimeReport time;
        setClocks(time, before, after);
        return english(slowdownNote(time));
    };
    EXPECT_TRUE(slowdownNote(TimeReport{}).empty()) << "no clock was read";
    EXPECT_EQ(note({1980, 3201, 0}, {1965, 3201, 0x04}), "") << "one step of the clock";
    EXPECT_EQ(note({1410, 3201, 0}, {1980, 3201, 0}), "") << "it rose";
    EXPECT_EQ(note({1980, 3201, 0}, {1410, 3201, 0x04}),
              "The GPU slowed from 1,980 to 1,410 MHz while it was being timed (power cap), so the times match neither "
              "clock. Run it again when the GPU has cooled.");
    EXPECT_EQ(note({1980, 3201, 0}, {1980, 810, 0}).substr(0, 76),
              "The GPU's memory slowed from 3,201 to 810 MHz while it was being timed, so t");
}
