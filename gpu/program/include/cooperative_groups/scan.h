#pragma once

// Prefix sums over a group within a warp.

#include "reduce.h"

#ifdef __CUDA__
namespace cooperative_groups
{

template <class Group, class T, class Operator>
__prelude_group__ T inclusive_scan(const Group& group, T value, Operator&& combine)
{
    static_assert(Group::__prelude_is_warp__, "scans are for groups within a warp here");
    for (unsigned distance = 1; distance < group.size(); distance *= 2) {
        const T other = group.shfl_up(value, distance);
        if (group.thread_rank() >= distance)
            value = combine(other, value);
    }
    return value;
}
template <class Group, class T>
__prelude_group__ T inclusive_scan(const Group& group, T value)
{
    return inclusive_scan(group, value, plus<T>());
}
/// The first thread gets T().
template <class Group, class T, class Operator>
__prelude_group__ T exclusive_scan(const Group& group, T value, Operator&& combine)
{
    const T before = group.shfl_up(inclusive_scan(group, value, combine), 1);
    return group.thread_rank() == 0 ? T() : before;
}
template <class Group, class T>
__prelude_group__ T exclusive_scan(const Group& group, T value)
{
    return exclusive_scan(group, value, plus<T>());
}

} // namespace cooperative_groups
#endif
