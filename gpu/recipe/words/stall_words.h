#pragma once

#include "gpu/recipe/words/stall_reason.h"

namespace tilescope
{

/// What warps in this state do, for readers who do not know its name: "waiting for data from memory". It ends a
/// sentence such as "The warps spend 60 % of their cycles …". Apart from the names, which nearly everything includes.
Message doingOf(StallReason state);

/// A name for the same readers, as in a legend: what the warp waits for, "data from memory".
Message plainNameOf(StallReason state);

} // namespace tilescope
