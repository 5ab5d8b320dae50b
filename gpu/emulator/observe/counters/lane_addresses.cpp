#include "gpu/emulator/observe/counters/lane_addresses.h"

#include <algorithm>

namespace tilescope::emulator
{

unsigned keepDistinct(std::uint64_t* values, unsigned count)
{
    if (!std::is_sorted(values, values + count)) // neighbouring lanes mostly have ascending addresses
        std::sort(values, values + count);
    return static_cast<unsigned>(std::unique(values, values + count) - values);
}

} // namespace tilescope::emulator
