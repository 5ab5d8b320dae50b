// sizes: 256x256 1024x1024
//@ block 16x16
//@ result float height x height
//@ grid ceil(height / 64), ceil(height / 64)
//@ threads 16, 16
__global__ void product(const float* in, float* out, int width, int height)
{
    __shared__ float a[16][64], b[16][64];
    int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx, r0 = blockIdx.y * 64, c0 = blockIdx.x * 64;
    float s[4][4] = {};
    for (int k = 0; k < width; k += 16) {
        for (int e = t; e < 1024; e += 256) {
            a[e % 16][e / 16] = in[(r0 + e / 16) * width + k + e % 16];
            b[e / 64][e % 64] = in[(k + e / 64) * width + c0 + e % 64];
        }
        __syncthreads();
        #pragma unroll
        for (int j = 0; j < 16; ++j) {
            float u[4], v[4];
            #pragma unroll
            for (int i = 0; i < 4; ++i) u[i] = a[j][ty * 4 + i], v[i] = b[j][tx * 4 + i];
            #pragma unroll
            for (int i = 0; i < 16; ++i) s[i / 4][i % 4] += u[i / 4] * v[i % 4];
        }
        __syncthreads();
    }
    for (int i = 0; i < 16; ++i) out[(r0 + ty * 4 + i / 4) * height + c0 + tx * 4 + i % 4] = s[i / 4][i % 4];
}
