#pragma once

// Copies by the threads of a group, and waiting for them.

#include "../cooperative_groups.h"
#include "../cuda_pipeline.h"

#ifdef __CUDA__
namespace cooperative_groups
{

template <class Group>
__prelude_group__ void memcpy_async(const Group& group, void* to, const void* from, size_t bytes)
{
    const size_t size = (size_t)group.size();
    const bool isWords = (((size_t)to | (size_t)from | bytes) & 3u) == 0;
    if (isWords)
        for (size_t at = 4 * (size_t)group.thread_rank(); at < bytes; at += 4 * size)
            __pipeline_memcpy_async((char*)to + at, (const char*)from + at, 4);
    else
        for (size_t at = (size_t)group.thread_rank(); at < bytes; at += size)
            ((char*)to)[at] = ((const char*)from)[at];
    __pipeline_commit();
}
template <class Group, class T>
__prelude_group__ void memcpy_async(const Group& group, T* to, const T* from, size_t bytes)
{
    memcpy_async(group, (void*)to, (const void*)from, bytes);
}
/// The smaller of the two numbers of elements.
template <class Group, class T, class U>
__prelude_group__ void memcpy_async(const Group& group, T* to, size_t toCount, const U* from, size_t fromCount)
{
    memcpy_async(group, (void*)to, (const void*)from, sizeof(T) * (toCount < fromCount ? toCount : fromCount));
}
template <class Group>
__prelude_group__ void wait(const Group& group)
{
    __pipeline_wait_prior(0);
    group.sync();
}
template <unsigned Newest, class Group>
__prelude_group__ void wait_prior(const Group& group)
{
    __pipeline_wait_prior(Newest);
    group.sync();
}

} // namespace cooperative_groups
#endif
