#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/report.h"

#include <string>

namespace tilescope
{

/// "1", or "0.02 % of √(Cxx·Cyy)": what the operation allowed in a check.
std::string allowedText(const CheckReport& check, const Operation& operation);

/// Compares a result with its reference, value by value (each channel of each pixel). A difference above the value's
/// tolerance is a mismatch, and so is a NaN that the reference does not have. Throws std::invalid_argument if sizes or
/// formats differ.
CheckReport compare(const Image& result, const Image& reference, const Tolerance& tolerance);

} // namespace tilescope
