// sizes: 512x512 4096x1024
//@ block 256x1
//@ grid height
//@ threads 256, 1
// A block for each row: the largest value, the sum, the quotients.
__global__ void softmax(const float* in, float* out, int width, int height)
{
    __shared__ float shared[8];
    int t = threadIdx.x, lane = t % 32, warp = t / 32;
    const float* row = in + blockIdx.x * width;
    float most = -1e30f, sum = 0;
    for (int x = t; x < width; x += 256) most = fmaxf(most, row[x]);
    for (int k = 16; k > 0; k /= 2) most = fmaxf(most, __shfl_xor_sync(~0u, most, k));
    if (lane == 0) shared[warp] = most;
    __syncthreads();
    for (int k = 0; k < 8; ++k) most = fmaxf(most, shared[k]);
    __syncthreads();
    for (int x = t; x < width; x += 256) sum += __expf(0.1f * (row[x] - most));
    for (int k = 16; k > 0; k /= 2) sum += __shfl_xor_sync(~0u, sum, k);
    if (lane == 0) shared[warp] = sum;
    __syncthreads();
    sum = 0;
    for (int k = 0; k < 8; ++k) sum += shared[k];
    for (int x = t; x < width; x += 256) out[blockIdx.x * width + x] = __expf(0.1f * (row[x] - most)) / sum;
}
