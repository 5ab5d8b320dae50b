// Softmax of a row a block: maximum and sum in one pass over the row, joined over the block by shuffles, or with TREE
// in shared memory, then a second pass that writes.
// https://github.com/annanyapr/Fast-CUDA-Kernels/blob/60912a03/README.md
//   RTX 4090, 1024x65536 TREE=0: 908.45 us; 1024x65536 TREE=1: 908.54 us
__device__ void join(float& most, float& sum, float otherMost, float otherSum)
{
    float both = fmaxf(most, otherMost);
    sum = sum * expf(most - both) + otherSum * expf(otherMost - both);
    most = both;
}
__device__ void joinWarp(float& most, float& sum)
{
    for (int step = 16; step > 0; step /= 2) {
        float otherMost = __shfl_down_sync(0xffffffffu, most, step);
        float otherSum = __shfl_down_sync(0xffffffffu, sum, step);
        join(most, sum, otherMost, otherSum);
    }
}
__global__ void softmax(const float* in, float* out, size_t columns, size_t all)
{
    extern __shared__ float part[];
    size_t row = blockIdx.x, lane = threadIdx.x, width = blockDim.x, rounds = (columns + width - 1) / width;
    float most = in[row * columns + lane], sum = 1;
    for (int i = 1; i < rounds; ++i) {
        int at = row * columns + i * width + lane;
        if (at < (row + 1) * columns) {
            float next = fmaxf(most, in[at]);
            sum = sum * expf(most - next) + expf(in[at] - next);
            most = next;
        }
    }
#if TREE
    part[lane] = most;
    part[lane + width] = sum;
    __syncthreads();
    int length = width < columns ? width : columns;
    while (length > 1) {
        int before = length, other = before - lane - 1;
        length = (length + 1) / 2;
        if (lane < length && other > (int)lane) {
            float both = fmaxf(part[lane], part[other]);
            part[lane + width] =
                part[lane + width] * expf(part[lane] - both) + part[other + width] * expf(part[other] - both);
            part[lane] = both;
        }
        __syncthreads();
    }
    most = part[0];
    sum = part[width];
#else
    joinWarp(most, sum);
    int warp = lane / 32, own = lane % 32;
    if (own == 0) {
        part[2 * warp] = most;
        part[2 * warp + 1] = sum;
    }
    __syncthreads();
    most = -3.4e38f;
    sum = 0;
    if (own < width / 32) {
        most = part[2 * own];
        sum = part[2 * own + 1];
    }
    joinWarp(most, sum);
    most = __shfl_sync(0xffffffffu, most, 0);
    sum = __shfl_sync(0xffffffffu, sum, 0);
#endif
    for (int i = 0; i < rounds; ++i) {
        int at = row * columns + i * width + lane;
        if (at < (row + 1) * columns)
            out[at] = expf(in[at] - most) / sum;
    }
}
