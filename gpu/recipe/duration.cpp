#include "gpu/recipe/duration.h"

#include <cmath>
#include <cstdio>

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

} // namespace tilescope
