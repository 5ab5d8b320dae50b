// A warp's reductions in one instruction; compute capability 8.0 and newer.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, value = in[t], result;
    int number;
    asm volatile("redux.sync.add.s32 %0, %1, 0xffffffff;" : "=r"(number) : "r"((int)value));
    out[0 * n + t] = number;
    asm volatile("redux.sync.min.s32 %0, %1, 0xffffffff;" : "=r"(number) : "r"((int)value));
    out[1 * n + t] = number;
    asm volatile("redux.sync.max.u32 %0, %1, 0xffffffff;" : "=r"(result) : "r"(value));
    out[2 * n + t] = result;
    asm volatile("redux.sync.and.b32 %0, %1, 0xffffffff;" : "=r"(result) : "r"(value | 1));
    out[3 * n + t] = result;
    asm volatile("redux.sync.or.b32 %0, %1, 0xffffffff;" : "=r"(result) : "r"(value & 0xff00ff));
    out[4 * n + t] = result;
    asm volatile("redux.sync.xor.b32 %0, %1, 0xffffffff;" : "=r"(result) : "r"(value));
    out[5 * n + t] = result;
}
