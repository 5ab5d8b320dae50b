#pragma once

// Reductions over a group within a warp.

#include "../cooperative_groups.h"

#ifdef __CUDA__
namespace cooperative_groups
{

#define __prelude_group_operator__(name, expression)                                                                   \
    template <class T = void>                                                                                          \
    struct name {                                                                                                      \
        template <class A, class B>                                                                                    \
        __prelude_group__ A operator()(A a, B b) const                                                                 \
        {                                                                                                              \
            return expression;                                                                                         \
        }                                                                                                              \
    };
__prelude_group_operator__(plus, a + b) __prelude_group_operator__(less, b < a ? b : a)
    __prelude_group_operator__(greater, a < b ? b : a) __prelude_group_operator__(bit_and, a& b)
        __prelude_group_operator__(bit_or, a | b) __prelude_group_operator__(bit_xor, a ^ b)

    /// Every thread of the group gets the result.
    template <class Group, class T, class Operator>
    __prelude_group__ T reduce(const Group& group, T value, Operator&& combine)
{
    static_assert(Group::__prelude_is_warp__, "reduce is for groups within a warp here");
    const unsigned size = group.size(), rank = group.thread_rank();
    for (unsigned distance = 1; distance < size; distance *= 2) {
        const T other = group.shfl_down(value, distance);
        if (rank + distance < size && rank % (2 * distance) == 0)
            value = combine(value, other);
    }
    return group.shfl(value, 0);
}
template <class Group, class T, class Operator>
__prelude_group__ void reduce_update_async(const Group& group, T& to, T value, Operator&& combine)
{
    value = reduce(group, value, combine);
    if (group.thread_rank() == 0)
        to.fetch_add(value);
}

} // namespace cooperative_groups
#endif
