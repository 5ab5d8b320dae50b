#include "gpu/cuda/hardware_counters.h"

namespace tilescope
{

HardwareReading readHardwareCounters(const CountedWork&)
{
    return {std::nullopt, "Tilescope was built without the headers of CUPTI, the library that reads a GPU's counters. "
                          "To read them, it must be built with the CUDA Toolkit's CUPTI (package cuda-cupti-dev)."};
}

} // namespace tilescope
