// sizes: 512x512 2048x1024
//@ block 64x1
//@ result float 4 x height
//@ grid height
//@ threads 64, 1
// The four largest values of each row: sorted lists in registers, then joined in shared memory.
__global__ void largest(const float* in, float* out, int width, int height)
{
    __shared__ float lists[64][4];
    int t = threadIdx.x;
    float a = -1, b = -1, c = -1, d = -1;
    for (int x = t; x < width; x += 64) {
        float v = in[blockIdx.x * width + x];
        if (v <= d) continue;
        d = v;
        if (d > c) { float u = c; c = d; d = u; }
        if (c > b) { float u = b; b = c; c = u; }
        if (b > a) { float u = a; a = b; b = u; }
    }
    lists[t][0] = a, lists[t][1] = b, lists[t][2] = c, lists[t][3] = d;
    for (int step = 32; step > 0; step /= 2) {
        __syncthreads();
        if (t < step) {
            float merged[4];
            int i = 0, j = 0;
            for (int k = 0; k < 4; ++k) merged[k] = lists[t][i] >= lists[t + step][j] ? lists[t][i++] : lists[t + step][j++];
            for (int k = 0; k < 4; ++k) lists[t][k] = merged[k];
        }
    }
    if (t == 0)
        for (int k = 0; k < 4; ++k) out[blockIdx.x * 4 + k] = lists[0][k];
}
