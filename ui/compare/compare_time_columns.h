#pragma once

#include "ui/compare/compare_columns.h"

namespace tilescope
{

CompareColumn strategyColumn();

/// On a GPU the time and what follows from it, such as the ratio. In the emulator its time alone: one run on this
/// computer, of which nothing follows.
std::vector<CompareColumn> timeColumns(const CompareTable& table);

} // namespace tilescope
