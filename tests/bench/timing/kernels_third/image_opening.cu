// sizes: 512x512 2048x1536
//@ block 32x8
// A morphological opening: the largest of the smallest of 3 × 3 pixels, both in shared memory.
__global__ void opening(const unsigned char* in, unsigned char* out, int width, int height)
{
    __shared__ unsigned char tile[12][36], least[10][34];
    int t = threadIdx.y * 32 + threadIdx.x, x0 = blockIdx.x * 32, y0 = blockIdx.y * 8;
    for (int k = t; k < 12 * 36; k += 256) {
        int x = min(max(x0 + k % 36 - 2, 0), width - 1), y = min(max(y0 + k / 36 - 2, 0), height - 1);
        tile[k / 36][k % 36] = in[y * width + x];
    }
    __syncthreads();
    for (int k = t; k < 10 * 34; k += 256) {
        int v = 255;
        for (int e = 0; e < 9; ++e) v = min(v, (int)tile[k / 34 + e / 3][k % 34 + e % 3]);
        least[k / 34][k % 34] = v;
    }
    __syncthreads();
    int x = x0 + threadIdx.x, y = y0 + threadIdx.y, v = 0;
    for (int e = 0; e < 9; ++e) v = max(v, (int)least[threadIdx.y + e / 3][threadIdx.x + e % 3]);
    if (x < width && y < height) out[y * width + x] = v;
}
