#pragma once

#include <string>
#include <vector>

namespace tilescope
{

/// What a person may mean by a number as typed, the likeliest first; empty: it is no number. The window writes
/// "12,345.6", other languages "12.345,6" or "12 345,6": a comma or a point that cannot separate thousands is the
/// decimal mark, and "8,192" may be both.
std::vector<double> typedNumbers(const std::string& text);

} // namespace tilescope
