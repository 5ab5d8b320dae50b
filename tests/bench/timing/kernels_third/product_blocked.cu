// sizes: 256x256 1024x1024
//@ block 16x16
//@ grid width // 64, width // 64
//@ threads 16, 16
//@ bind n = width
// 64 × 64 results per block, 4 × 4 in the registers of each thread.
__global__ void product(const float* a, const float* b, float* out, int n)
{
    __shared__ float ta[16][65];
    __shared__ float4 tb[16][16];
    int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx, x0 = blockIdx.x * 64, y0 = blockIdx.y * 64;
    float sums[4][4] = {};
    for (int first = 0; first < n; first += 16) {
        for (int k = t; k < 1024; k += 256) {
            ta[k % 16][k / 16] = a[(y0 + k / 16) * n + first + k % 16];
            ((float*)tb)[k] = b[(first + k / 64) * n + x0 + k % 64];
        }
        __syncthreads();
        #pragma unroll
        for (int k = 0; k < 16; ++k) {
            float4 right = tb[k][tx];
            #pragma unroll
            for (int j = 0; j < 4; ++j) {
                float left = ta[k][4 * ty + j];
                sums[j][0] += left * right.x;
                sums[j][1] += left * right.y;
                sums[j][2] += left * right.z;
                sums[j][3] += left * right.w;
            }
        }
        __syncthreads();
    }
    #pragma unroll
    for (int j = 0; j < 4; ++j)
        *(float4*)&out[(y0 + 4 * ty + j) * n + x0 + 4 * tx] =
            make_float4(sums[j][0], sums[j][1], sums[j][2], sums[j][3]);
}
