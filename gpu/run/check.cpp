#include "gpu/run/check.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <stdexcept>

namespace tilescope
{

namespace
{

template <typename T>
CheckReport compareValues(const Image& result, const Image& reference, const Tolerance& tolerance)
{
    const auto* values = reinterpret_cast<const T*>(result.bytes().data());
    const auto* expected = reinterpret_cast<const T*>(reference.bytes().data());
    const std::size_t count = result.bytes().size() / sizeof(T);
    CheckReport report;
    report.tolerance = tolerance.largest;
    if (tolerance.at)
        report.maxRelativeDifference = 0;
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double value = static_cast<double>(values[i]);
        const double wanted = static_cast<double>(expected[i]);
        if (value == wanted || (std::isnan(value) && std::isnan(wanted)))
            continue;
        const double difference = std::abs(value - wanted);
        ++report.differing;
        sum += difference;
        const Allowance allowed = tolerance.at ? tolerance.at(i, wanted) : Allowance{tolerance.largest};
        if (!(difference <= allowed.difference)) // also true for a NaN
            ++report.mismatches;
        if (allowed.scale > 0)
            report.maxRelativeDifference = std::max(*report.maxRelativeDifference, difference / allowed.scale);
        if (difference > report.maxAbsDifference)
            report.maxAbsDifference = difference;
    }
    report.meanDifference = count ? sum / static_cast<double>(count) : 0;
    return report;
}

} // namespace

std::string allowedText(const CheckReport& check, const Operation& operation)
{
    const bool isRelative = check.maxRelativeDifference && !operation.scaleText.empty();
    char text[32];
    std::snprintf(text, sizeof text, "%.3g%s", isRelative ? check.tolerance * 100 : check.tolerance,
                  isRelative ? " % of " : "");
    return text + (isRelative ? operation.scaleText : std::string());
}

CheckReport compare(const Image& result, const Image& reference, const Tolerance& tolerance)
{
    if (result.width() != reference.width() || result.height() != reference.height() ||
        result.format() != reference.format())
        throw std::invalid_argument("A result and its reference must have the same size and format.");
    if (result.format() == PixelFormat::Float32)
        return compareValues<float>(result, reference, tolerance);
    return compareValues<std::uint8_t>(result, reference, tolerance);
}

} // namespace tilescope
