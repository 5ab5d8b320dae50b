// sizes: 256x256 1024x1024
//@ block 64x1
//@ result int width x width
//@ grid width // 32, width // 64
//@ threads 64, 1
//@ bind b = input
//@ bind n = width
// Bytes times bytes on Tensor Cores: a warp has 32 × 32 results in four fragments.
#include <mma.h>
using namespace nvcuda;
__global__ void product(const unsigned char* a, const unsigned char* b, int* out, int n)
{
    int x0 = blockIdx.x * 32, y0 = blockIdx.y * 64 + threadIdx.x / 32 * 32;
    wmma::fragment<wmma::matrix_a, 16, 16, 16, unsigned char, wmma::row_major> fa[2];
    wmma::fragment<wmma::matrix_b, 16, 16, 16, unsigned char, wmma::row_major> fb[2];
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> sums[2][2];
    for (int j = 0; j < 4; ++j) wmma::fill_fragment(sums[j / 2][j % 2], 0);
    for (int k = 0; k < n; k += 16) {
        for (int j = 0; j < 2; ++j) {
            wmma::load_matrix_sync(fa[j], a + (y0 + 16 * j) * n + k, n);
            wmma::load_matrix_sync(fb[j], b + k * n + x0 + 16 * j, n);
        }
        for (int j = 0; j < 4; ++j) wmma::mma_sync(sums[j / 2][j % 2], fa[j / 2], fb[j % 2], sums[j / 2][j % 2]);
    }
    for (int j = 0; j < 4; ++j)
        wmma::store_matrix_sync(out + (y0 + j / 2 * 16) * n + x0 + j % 2 * 16, sums[j / 2][j % 2], n,
                                wmma::mem_row_major);
}
