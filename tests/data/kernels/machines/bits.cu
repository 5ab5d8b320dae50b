// Bytes picked and bits moved.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, a = in[t], b = in[(t + 1) % n], result;
    out[0 * n + t] = __byte_perm(a, b, t * 0x1357);
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(t * 0x2f9b)); // signs replicated too
    out[1 * n + t] = result;
    asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(a), "r"(b), "r"(t % 40), "r"(t % 35));
    out[2 * n + t] = result;
    asm("bfe.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(t % 40), "r"(t % 35));
    out[3 * n + t] = result;
    asm("bfe.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(t % 40), "r"(t % 35));
    out[4 * n + t] = result;
    out[5 * n + t] = __brev(a) ^ __clz(a) ^ __ffs(b) ^ __popc(a);
    out[6 * n + t] = __funnelshift_l(a, b, t);
    asm("lop3.b32 %0, %1, %2, %3, 0xE8;" : "=r"(result) : "r"(a), "r"(b), "r"(t)); // the majority
    out[7 * n + t] = result;
}
