#pragma once

// CUDA's cooperative groups: a block, a grid, tiles of a warp and its active threads. Facts from the CUDA C++
// Programming Guide, "Cooperative Groups".

#include "cuda_runtime.h"

#ifdef __CUDA__
#include "tilescope/warp_values.h"

namespace cooperative_groups
{

#define __prelude_group__ __device__ __forceinline__

class thread_block
{
public:
    static constexpr bool __prelude_is_warp__ = false;
    __prelude_group__ static void sync() { __syncthreads(); }
    __prelude_group__ static void barrier_sync() { __syncthreads(); }
    __prelude_group__ static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
    __prelude_group__ static unsigned num_threads() { return size(); }
    __prelude_group__ static unsigned thread_rank()
    {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
    __prelude_group__ static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    __prelude_group__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
    __prelude_group__ static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
    __prelude_group__ static dim3 dim_threads() { return group_dim(); }
};
__prelude_group__ thread_block this_thread_block() { return {}; }

class grid_group
{
public:
    static constexpr bool __prelude_is_warp__ = false;
    /// Of a kernel that cudaLaunchCooperativeKernel launched.
    __prelude_group__ static bool is_valid() { return __prelude_workspace__() != nullptr; }
    __prelude_group__ static void sync()
    {
        volatile unsigned* const workspace = __prelude_workspace__();
        if (!workspace)
            __trap(); // the launch is not a cooperative one
        __syncthreads();
        if (thread_block::thread_rank() == 0) {
            // Each block adds one, the first so much that the topmost bit changes when all have arrived.
            const bool isFirst = block_rank() == 0;
            const unsigned added = isFirst ? 0x80000000u - (unsigned)(num_blocks() - 1) : 1u;
            __threadfence();
            const unsigned before = atomicAdd((unsigned*)&workspace[1], added);
            while (((before ^ workspace[1]) & 0x80000000u) == 0)
                __nanosleep(100);
            __threadfence();
        }
        __syncthreads();
    }
    __prelude_group__ static void barrier_sync() { sync(); }
    __prelude_group__ static dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
    __prelude_group__ static dim3 dim_blocks() { return group_dim(); }
    __prelude_group__ static dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    __prelude_group__ static unsigned long long num_blocks()
    {
        return (unsigned long long)gridDim.x * gridDim.y * gridDim.z;
    }
    __prelude_group__ static unsigned long long block_rank()
    {
        return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    }
    __prelude_group__ static unsigned long long size() { return num_blocks() * thread_block::size(); }
    __prelude_group__ static unsigned long long num_threads() { return size(); }
    __prelude_group__ static unsigned long long thread_rank()
    {
        return block_rank() * thread_block::size() + thread_block::thread_rank();
    }

private:
    /// Where the blocks meet: the launch gives its address in two special registers.
    __prelude_group__ static volatile unsigned* __prelude_workspace__()
    {
        unsigned low, high;
        asm volatile("mov.u32 %0, %%envreg2;" : "=r"(low));
        asm volatile("mov.u32 %0, %%envreg1;" : "=r"(high));
        return (volatile unsigned*)((unsigned long long)high << 32 | low);
    }
};
__prelude_group__ grid_group this_grid() { return {}; }

} // namespace cooperative_groups

#include "tilescope/warp_groups.h"
#endif
