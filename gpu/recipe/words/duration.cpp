#include "gpu/recipe/words/duration.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace tilescope
{

namespace
{

struct Unit {
    const char* name;
    double microseconds;
};

/// Uses the time rounded to three significant figures: from 999.5 on they are "1000", which is 1 of the next unit.
Unit unitOf(double microseconds)
{
    if (microseconds >= 999'500)
        return {"s", 1'000'000};
    if (microseconds >= 999.5)
        return {"ms", 1'000};
    return {"µs", 1};
}

std::string figure(double value) { return fixedText(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0); }

} // namespace

/// std::snprintf alone rounds halves to even.
std::string fixedText(double value, int decimals)
{
    const double scale = std::pow(10, decimals);
    char text[48];
    std::snprintf(text, sizeof text, "%.*f", decimals, std::round(value * scale) / scale);
    return text;
}

std::string plainDuration(double microseconds, std::string_view space)
{
    const Unit unit = unitOf(microseconds);
    return figure(microseconds / unit.microseconds).append(space) + unit.name;
}

std::string plainBand(double lowerUs, double upperUs, std::string_view space)
{
    const Unit unit = unitOf(upperUs);
    std::string text = figure(lowerUs / unit.microseconds);
    text.append(space).append("–").append(space) += figure(upperUs / unit.microseconds);
    return text.append(space) + unit.name;
}

Message durationInWords(double seconds)
{
    const auto counted = [](double number, PluralPhrase words) {
        return say(words, std::max(1L, std::lround(number)));
    };
    constexpr double minute = 60, hour = 60 * minute, day = 24 * hour;
    if (seconds < 50)
        return counted(seconds, gpu::plural("%n [second|seconds]"));
    if (seconds < 1.25 * minute)
        return gpu::phrase("a minute");
    if (seconds < 1.75 * minute)
        return gpu::phrase("a minute and a half");
    if (seconds < 100 * minute)
        return counted(seconds / minute, gpu::plural("%n [minute|minutes]"));
    if (seconds < 2 * day)
        return counted(seconds / hour, gpu::plural("%n [hour|hours]"));
    return counted(seconds / day, gpu::plural("%n [day|days]"));
}

std::int64_t threadNanoseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

} // namespace tilescope
