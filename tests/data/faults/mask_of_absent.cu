// Half of a warp votes with a mask of all.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int lane = threadIdx.x % 32, i = blockIdx.x * 128 + threadIdx.x;
    float v = in[i];
    int votes = 0;
    if (lane < 16)
        votes = __ballot_sync(0xffffffffu, v > 1); // [vote]
    out[i] = votes + v;
}
