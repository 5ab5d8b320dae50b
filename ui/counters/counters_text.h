#pragma once

#include "gpu/recipe/report.h"

#include <QString>

namespace tilescope
{

/// Everything that was counted, in words, a line each, with "=" before what is exact and "≈" before an estimate:
/// "Global loads: = 1,024 requests, 4,096 sectors (ideal 4,096)". What the code did nothing of is left out.
QString countersText(const Counters& counters);

} // namespace tilescope
