#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/report.h"

#include <optional>
#include <string>

namespace tilescope
{

/// The largest difference that `tolerance` allows: this many levels or, for floats, this fraction of the reference's
/// largest magnitude, because the size of a small difference depends on the picture's contrast. Even if the whole
/// reference is 0, floats may differ by the square of a float's last place, as products of two rounded zeros do.
double allowedDifference(const Image& reference, double tolerance);
/// "1", or "0.1 % of the largest value": the tolerance of a checked report.
std::string allowedText(const Report& report, double tolerance);

/// The largest difference of a checked result as a fraction of the largest magnitude of its float reference; absent for
/// levels, and if the reference is not kept or is 0.
std::optional<double> partOfLargest(const Report& report);

/// Compares a result with its reference, value by value (each channel of each pixel). A difference above
/// allowedDifference is a mismatch, and so is a NaN that the reference does not have. Throws std::invalid_argument if
/// sizes or formats differ.
CheckReport compare(const Image& result, const Image& reference, double tolerance);

} // namespace tilescope
