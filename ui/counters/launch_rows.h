#pragma once

#include "ui/counters/counters_table.h"

namespace tilescope
{

/// The section "Launch": grid, block, registers and where their number comes from, shared memory, occupancy with what
/// limits it, and the time band of the chosen GPU.
CounterSection launchSection(const CountersView& view);

} // namespace tilescope
