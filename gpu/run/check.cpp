#include "gpu/run/check.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <stdexcept>

namespace tilescope
{

namespace
{

double largestMagnitude(const Image& image)
{
    const auto* values = reinterpret_cast<const float*>(image.bytes().data());
    const std::size_t count = image.bytes().size() / sizeof(float);
    double largest = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (std::isfinite(values[i]))
            largest = std::max(largest, static_cast<double>(std::abs(values[i])));
    return largest;
}

bool isCheckedFloat(const Report& report)
{
    return report.check && report.reference && report.reference->format() == PixelFormat::Float32;
}

template <typename T>
CheckReport compareValues(const Image& result, const Image& reference, double allowed)
{
    const auto* values = reinterpret_cast<const T*>(result.bytes().data());
    const auto* expected = reinterpret_cast<const T*>(reference.bytes().data());
    const std::size_t count = result.bytes().size() / sizeof(T);
    CheckReport report;
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double value = static_cast<double>(values[i]);
        const double wanted = static_cast<double>(expected[i]);
        if (value == wanted || (std::isnan(value) && std::isnan(wanted)))
            continue;
        const double difference = std::abs(value - wanted);
        ++report.differing;
        sum += difference;
        if (!(difference <= allowed)) // also true for a NaN
            ++report.mismatches;
        if (difference > report.maxAbsDifference)
            report.maxAbsDifference = difference;
    }
    report.meanDifference = count ? sum / static_cast<double>(count) : 0;
    return report;
}

} // namespace

double allowedDifference(const Image& reference, double tolerance)
{
    if (reference.format() != PixelFormat::Float32)
        return tolerance;
    constexpr double lastPlace = std::numeric_limits<float>::epsilon();
    return std::max(tolerance * largestMagnitude(reference), lastPlace * lastPlace);
}

std::string allowedText(const Report& report, double tolerance)
{
    char text[64];
    std::snprintf(text, sizeof text, isCheckedFloat(report) ? "%.3g %% of the largest value" : "%.3g",
                  isCheckedFloat(report) ? tolerance * 100 : tolerance);
    return text;
}

std::optional<double> partOfLargest(const Report& report)
{
    const double largest = isCheckedFloat(report) ? largestMagnitude(*report.reference) : 0;
    return largest > 0 ? std::optional(report.check->maxAbsDifference / largest) : std::nullopt;
}

CheckReport compare(const Image& result, const Image& reference, double tolerance)
{
    if (result.width() != reference.width() || result.height() != reference.height() ||
        result.format() != reference.format())
        throw std::invalid_argument("A result and its reference must have the same size and format.");
    if (result.format() == PixelFormat::Float32)
        return compareValues<float>(result, reference, allowedDifference(reference, tolerance));
    return compareValues<std::uint8_t>(result, reference, tolerance);
}

} // namespace tilescope
