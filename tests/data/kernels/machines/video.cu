// Two and four numbers in a word, by CUDA's names.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, a = in[t], b = in[(t + 1) % n], c = in[(t + 2) % n];
    out[0 * n + t] = __vabsdiffu4(a, b);
    out[1 * n + t] = __vsadu4(a, b) + __vsadu2(b, c);
    out[2 * n + t] = __vadd2(a, __vsub4(b, c));
    out[3 * n + t] = __vminu2(a, b) ^ __vmaxu4(b, c);
    out[4 * n + t] = __vabsdiffu2(a, b) ^ __vavgu4(b, c) ^ __vhaddu2(a, c);
    out[5 * n + t] = __vmins2(a, b) ^ __vmaxs4(b, c) ^ __vcmpgtu4(a, b) ^ __vcmpgeu2(b, c);
    out[6 * n + t] = __dp2a_lo(a, b, c) ^ __dp2a_hi(int(a), int(b), int(c));
    out[7 * n + t] = __funnelshift_lc(a, b, t % 40) ^ __funnelshift_rc(b, c, t % 40);
}
