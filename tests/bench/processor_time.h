#pragma once

#include <ctime>

namespace tilescope
{

/// The processor time of all of the program's threads together, user and system, in milliseconds.
inline double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace tilescope
