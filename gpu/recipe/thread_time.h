#pragma once

#include <cstdint>
#include <ctime>

namespace tilescope
{

/// Processor time of the calling thread, in nanoseconds.
inline std::int64_t threadNanoseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

} // namespace tilescope
