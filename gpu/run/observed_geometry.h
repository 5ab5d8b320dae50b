#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/plan.h"

namespace tilescope
{

/// The geometry of a plan that a file declares, as far as one of its blocks shows it: the pixels that it writes, if the
/// plan does not say them, how far it reads beyond them, and its tile in shared memory, if that is block and halo,
/// tightly packed or with rows that are padded. Everything else is as in the plan. The block should not be at the
/// picture's edge.
TileGeometry observedGeometry(const Plan& plan, const BlockTrace& block);

} // namespace tilescope
