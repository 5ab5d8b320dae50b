// sizes: 256x256 1024x1024
//@ block 32x4
//@ result float ceil(height / 64) * 64 x ceil(height / 64) * 64
//@ grid ceil(height / 64) * 4, ceil(height / 64)
//@ threads 32, 4
// A tile of 16 × 16 for each warp; 16-bit factors are made of the picture in shared memory.
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;
__global__ void product(const float* in, float* out, int width, int height)
{
    __shared__ __half a[4][256], b[256];
    int warp = threadIdx.y, t = warp * 32 + threadIdx.x, row = blockIdx.y * 64 + warp * 16, column = blockIdx.x * 16;
    int side = gridDim.y * 64;
    wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::row_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums;
    wmma::fill_fragment(sums, 0.0f);
    for (int k = 0; k + 16 <= width; k += 16) {
        for (int e = threadIdx.x; e < 256; e += 32)
            a[warp][e] = __float2half(in[min(row + e / 16, height - 1) * width + k + e % 16]);
        for (int e = t; e < 256; e += 128)
            b[e] = __float2half(in[min(k + e / 16, height - 1) * width + min(column + e % 16, width - 1)]);
        __syncthreads();
        wmma::load_matrix_sync(fa, a[warp], 16);
        wmma::load_matrix_sync(fb, b, 16);
        wmma::mma_sync(sums, fa, fb, sums);
        __syncthreads();
    }
    wmma::store_matrix_sync(out + row * side + column, sums, side, wmma::mem_row_major);
}
