// sizes: 320x240 1024x768
//@ block 16x8
// Non-local means: 25 patches of 3 × 3 pixels out of a tile in shared memory.
__global__ void patches(const unsigned char* in, unsigned char* out, int width, int height)
{
    __shared__ float tile[14][22];
    int x0 = blockIdx.x * 16, y0 = blockIdx.y * 8, t = threadIdx.y * 16 + threadIdx.x;
    for (int k = t; k < 14 * 22; k += 128) {
        int x = min(max(x0 + k % 22 - 3, 0), width - 1), y = min(max(y0 + k / 22 - 3, 0), height - 1);
        tile[k / 22][k % 22] = in[y * width + x];
    }
    __syncthreads();
    int cx = threadIdx.x + 3, cy = threadIdx.y + 3;
    float sum = 0, weights = 0;
    for (int v = -2; v <= 2; ++v)
        for (int u = -2; u <= 2; ++u) {
            float distance = 0;
            #pragma unroll
            for (int k = 0; k < 9; ++k) {
                float d = tile[cy + k / 3 - 1][cx + k % 3 - 1] - tile[cy + v + k / 3 - 1][cx + u + k % 3 - 1];
                distance += d * d;
            }
            float w = expf(distance * -0.0005f);
            sum += w * tile[cy + v][cx + u];
            weights += w;
        }
    int x = x0 + threadIdx.x, y = y0 + threadIdx.y;
    if (x < width && y < height) out[y * width + x] = sum / weights;
}
