// Atomics whose results do not hang on the order: shared first, then added to global memory, which starts at zero.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    __shared__ unsigned bins[16];
    __shared__ unsigned least;
    __shared__ int greatest;
    unsigned t = threadIdx.x, value = in[t];
    if (t < 16)
        bins[t] = 0;
    if (t == 16)
        least = 0xffffffffu;
    if (t == 17)
        greatest = -2147483647 - 1;
    __syncthreads();
    atomicAdd(&bins[value % 16], 1u);
    atomicMin(&least, value);
    atomicMax(&greatest, (int)value);
    __syncthreads();
    if (t < 16)
        atomicAdd(&out[t], bins[t]);
    if (t == 0) {
        out[16] = least;
        out[17] = greatest;
    }
    atomicOr(&out[18], 1u << (value % 32));
    atomicXor(&out[19], value);
    atomicAdd((float*)&out[20], 0.25f); // exact in any order
    atomicInc(&out[21], 4u);            // 0 to 4 and round again
    atomicAdd((unsigned long long*)(out + 22), (unsigned long long)value << 8);
    unsigned seen = atomicAdd(&out[24], 0u); // three more, by comparing and swapping until nobody was faster
    for (unsigned expected = ~seen; expected != seen;) {
        expected = seen;
        seen = atomicCAS(&out[24], expected, expected + 3);
    }
    atomicMax(&out[25], value);
    atomicAnd(&out[26], 0u);
    atomicExch(&out[27], 77u);
    atomicSub(&out[28], 2u);
}
