//@ block 32x4
//@ grid ceil(height / 4)
//@ threads 32, 4
__global__ void scan(const float* in, float* out, int width, int height)
{
    int y = blockIdx.x * 4 + threadIdx.y, lane = threadIdx.x;
    if (y >= height) return;
    float carry = 0;
    for (int x = lane; x < width; x += 32) {
        float v = in[y * width + x];
        for (int k = 1; k < 32; k *= 2) {
            float u = __shfl_up_sync(~0u, v, k);
            if (lane >= k) v += u;
        }
        out[y * width + x] = carry + v;
        carry += __shfl_sync(~0u, v, 31);
    }
}
