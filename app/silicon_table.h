#pragma once

#include "gpu/recipe/report.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What the GPU itself counted, a row a report, after an empty line; below it, once each, why there is nothing.
std::string siliconTable(const std::vector<Report>& reports);

} // namespace tilescope
