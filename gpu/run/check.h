#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/report.h"

namespace tilescope
{

/// Compares a result with its reference, value by value (each channel of each pixel). A difference above the tolerance
/// is a mismatch, and so is a NaN that the reference does not have. Throws std::invalid_argument when sizes or formats
/// differ.
CheckReport compare(const Image& result, const Image& reference, double tolerance);

} // namespace tilescope
