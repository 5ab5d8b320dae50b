// Tiles of 16x16, which a quarter of the threads loads as four floats each if the address and the bounds allow.
// https://github.com/czhao-dev/cuda-matmul-optimizer/blob/9bd07188/benchmarks/results.csv
//   T4, 256^3: 66.71 us; 1024^3: 4140.17 us
__device__ void load(const float* from, float* to, int left, bool aligned)
{
    if (left >= 4 && aligned) {
        float4 four = *reinterpret_cast<const float4*>(from);
        to[0] = four.x, to[1] = four.y, to[2] = four.z, to[3] = four.w;
        return;
    }
#pragma unroll
    for (int i = 0; i < 4; ++i)
        to[i] = i < left ? from[i] : 0;
}
__global__ void product(const float* left, const float* right, float* out, int height, int width, int depth)
{
    __shared__ float a[16][16], b[16][16];
    int row = 16 * blockIdx.y + threadIdx.y, column = 16 * blockIdx.x + threadIdx.x;
    float sum = 0;
    for (int first = 0; first < depth; first += 16) {
        if (threadIdx.x < 4) {
            int word = 4 * threadIdx.x;
#pragma unroll
            for (int i = 0; i < 4; ++i)
                a[threadIdx.y][word + i] = b[threadIdx.y][word + i] = 0;
            int across = first + word;
            if (row < height && depth > across)
                load(&left[row * depth + across], &a[threadIdx.y][word], depth - across,
                     (row * depth + across) % 4 == 0);
            int down = first + threadIdx.y, side = 16 * blockIdx.x + word;
            if (down < depth && width > side)
                load(&right[down * width + side], &b[threadIdx.y][word], width - side, (down * width + side) % 4 == 0);
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 16; ++k)
            sum += a[threadIdx.y][k] * b[k][threadIdx.x];
        __syncthreads();
    }
    if (row < height && column < width)
        out[row * width + column] = sum;
}
