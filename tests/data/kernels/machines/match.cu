// Which lanes hold the same value, and whether all do.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, value = in[t] % 5, peers, all;
    asm volatile("match.any.sync.b32 %0, %1, 0xffffffff;" : "=r"(peers) : "r"(value));
    out[0 * n + t] = peers;
    unsigned same = t / 32; // within a warp
    asm volatile("match.all.sync.b32 %0, %1, 0xffffffff;" : "=r"(all) : "r"(same));
    out[1 * n + t] = all;
    asm volatile("match.all.sync.b32 %0, %1, 0xffffffff;" : "=r"(all) : "r"(value));
    out[2 * n + t] = all;
}
