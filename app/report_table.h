#pragma once

#include "gpu/recipe/report.h"

#include <string>
#include <vector>

namespace tilescope
{

/// The reports as an aligned text table, one row each, for people. An emulator's time is never put in the GPU's words.
std::string reportTable(const std::vector<Report>& reports);

/// A time with a unit that suits its size: "2.8 µs", "1.25 ms", "3.1 s".
std::string durationText(double microseconds);

} // namespace tilescope
