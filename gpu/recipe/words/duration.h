#pragma once

#include "gpu/recipe/message_value.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tilescope
{

/// With this many decimals; halves are rounded away from zero.
std::string fixedText(double value, int decimals);

/// Three significant figures and the unit that fits the rounded value: "2.84 µs", "1.00 ms" for 999.7 µs, "1.20 s".
std::string plainDuration(double microseconds, std::string_view space = " ");

/// From one time to another, both in the unit of the longer one: "3.10 – 7.40 µs".
std::string plainBand(double lowerUs, double upperUs, std::string_view space = " ");

/// "20 seconds", "a minute and a half", "7 minutes", "3 hours": a duration rounded for planning, never 0 and never "1
/// minutes".
Message durationInWords(double seconds);

/// The processor time of the calling thread until now, in nanoseconds.
std::int64_t threadNanoseconds();

} // namespace tilescope
