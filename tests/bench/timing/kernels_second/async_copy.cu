// sizes: 512x512 2048x2048
//@ block 128x1
//@ grid 264
//@ threads 128, 1
// Blocks that stay: the next 2 KB come by asynchronous copies while these are worked on.
#include <cuda_pipeline.h>
__global__ void stages(const float* in, float* out, int n)
{
    __shared__ alignas(16) float s[2][512];
    int t = threadIdx.x, tiles = n / 512;
    if (blockIdx.x < tiles) __pipeline_memcpy_async(&s[0][4 * t], &in[blockIdx.x * 512 + 4 * t], 16);
    __pipeline_commit();
    for (int tile = blockIdx.x, stage = 0; tile < tiles; tile += gridDim.x, stage = 1 - stage) {
        int next = tile + gridDim.x;
        if (next < tiles) __pipeline_memcpy_async(&s[1 - stage][4 * t], &in[next * 512 + 4 * t], 16);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        for (int k = t; k < 512; k += 128) out[tile * 512 + k] = s[stage][k] * 0.5f + s[stage][511 - k] * 0.25f;
        __syncthreads();
    }
}
