// sizes: 800x600 2560x1440
//@ block 32x16
// Rows, then columns, of a Gaussian in one tile; the difference sharpens.
__global__ void unsharp(const unsigned char* in, unsigned char* out, int width, int height)
{
    __shared__ unsigned char tile[20][36];
    __shared__ float rows[20][32];
    const float weights[5] = {0.06f, 0.24f, 0.4f, 0.24f, 0.06f};
    int tx = threadIdx.x, ty = threadIdx.y, x0 = blockIdx.x * 32 - 2, y0 = blockIdx.y * 16 - 2;
    for (int j = ty; j < 20; j += 16)
        for (int i = tx; i < 36; i += 32)
            tile[j][i] = in[min(max(y0 + j, 0), height - 1) * width + min(max(x0 + i, 0), width - 1)];
    __syncthreads();
    for (int j = ty; j < 20; j += 16) {
        float s = 0;
        for (int k = 0; k < 5; ++k) s += weights[k] * tile[j][tx + k];
        rows[j][tx] = s;
    }
    __syncthreads();
    float s = 0;
    for (int k = 0; k < 5; ++k) s += weights[k] * rows[ty + k][tx];
    int x = blockIdx.x * 32 + tx, y = blockIdx.y * 16 + ty;
    float v = tile[ty + 2][tx + 2], sharp = v + 1.5f * (v - s);
    if (x < width && y < height) out[y * width + x] = fminf(fmaxf(sharp, 0), 255);
}
