#include "gpu/cuda/hardware_counters.h"

namespace tilescope
{

HardwareReading readHardwareCounters(const CountedWork&)
{
    return {std::nullopt, "Tilescope was built without the headers of CUPTI, the library that reads a GPU's counters. "
                          "Install the CUDA Toolkit with CUPTI (package cuda-cupti-dev) and build again."};
}

} // namespace tilescope
