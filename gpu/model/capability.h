#pragma once

#include "gpu/model/gpu_model.h"

namespace tilescope
{

/// All that a compute capability fixes, of every GPU that has it; name, number of multiprocessors, memory and clocks
/// are left as GpuModel has them. One that is not known is taken for the newest known before it (a GPU of the future
/// keeps what it can do today), one older than 2.1 for 2.1; `major` and `minor` are as given.
GpuModel capabilityModel(int major, int minor);

} // namespace tilescope
