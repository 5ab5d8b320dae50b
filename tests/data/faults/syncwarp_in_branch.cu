// Half of a warp waits for all.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int lane = threadIdx.x % 32, i = blockIdx.x * 128 + threadIdx.x;
    float v = in[i];
    if (lane < 16) {
        v *= 3;
        __syncwarp(); // [sync]
        v = sqrtf(v);
    }
    out[i] = v;
}
