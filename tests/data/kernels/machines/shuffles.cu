// Each thread's value by way of every shuffle, whole warps and segments of eight.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, value = in[t];
    out[0 * n + t] = __shfl_sync(0xffffffffu, value, value & 31);
    out[1 * n + t] = __shfl_sync(0xffffffffu, value, 5, 8);
    out[2 * n + t] = __shfl_up_sync(0xffffffffu, value, 3);
    out[3 * n + t] = __shfl_down_sync(0xffffffffu, value, 7, 16);
    out[4 * n + t] = __shfl_xor_sync(0xffffffffu, value, 11);
    unsigned sum = value; // a warp's total in every lane
    for (int step = 16; step > 0; step /= 2)
        sum += __shfl_xor_sync(0xffffffffu, sum, step);
    out[5 * n + t] = sum;
}
