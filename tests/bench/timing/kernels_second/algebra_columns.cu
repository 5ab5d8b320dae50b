//@ block 64x8
//@ result float width x 1 zero
//@ grid ceil(width / 64), ceil(height / 128)
//@ threads 64, 8
// The transposed matrix times a vector: parts of columns, joined in shared memory and by atomics.
__global__ void columns(const float* in, float* out, int width, int height)
{
    __shared__ float parts[8][64];
    int x = blockIdx.x * 64 + threadIdx.x, y0 = blockIdx.y * 128 + threadIdx.y;
    float sum = 0;
    if (x < width)
        for (int y = y0; y < min(y0 + 128 - (int)threadIdx.y, height); y += 8) sum += in[y * width + x] * (y % 16);
    parts[threadIdx.y][threadIdx.x] = sum;
    __syncthreads();
    if (threadIdx.y == 0 && x < width) {
        for (int k = 1; k < 8; ++k) sum += parts[k][threadIdx.x];
        atomicAdd(&out[x], sum);
    }
}
