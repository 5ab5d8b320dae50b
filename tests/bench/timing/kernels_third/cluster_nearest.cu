// sizes: 256x256 1024x1024
//@ block 128x1
//@ result int ceil(width * height / 16) x 1
//@ grid ceil(width * height / 16 / 128)
//@ threads 128, 1
// Points of 16 dimensions and 32 means, the first points, in shared memory.
__global__ void nearest(const float* in, int* out, int n)
{
    __shared__ float means[32][16];
    int t = threadIdx.x, i = blockIdx.x * 128 + t, best = 0;
    for (int k = t; k < 512; k += 128) means[k / 16][k % 16] = in[k];
    __syncthreads();
    if (i >= n / 16) return;
    float point[16], least = 1e30f;
    #pragma unroll
    for (int d = 0; d < 16; ++d) point[d] = in[16 * i + d];
    for (int m = 0; m < 32; ++m) {
        float distance = 0;
        #pragma unroll
        for (int d = 0; d < 16; ++d) distance += (point[d] - means[m][d]) * (point[d] - means[m][d]);
        if (distance < least) {
            least = distance;
            best = m;
        }
    }
    out[i] = best;
}
