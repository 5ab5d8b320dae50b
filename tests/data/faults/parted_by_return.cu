// A return that no thread takes: the emulator lets both sides of the branch meet at the kernel's end only.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int lane = threadIdx.x % 32, i = blockIdx.x * 128 + threadIdx.x;
    float v = in[i];
    if (lane < 16) {
        if (v < -1)
            return;
        v = sqrtf(v);
    } else
        v *= 2;
    out[i] = v + __shfl_xor_sync(0xffffffffu, v, 16); // [shuffle]
}
