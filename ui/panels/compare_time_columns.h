#pragma once

#include "ui/panels/compare_columns.h"

namespace tilescope
{

/// Strategy, time and ratio.
std::vector<CompareColumn> timeColumns(const CompareTable& table);

} // namespace tilescope
