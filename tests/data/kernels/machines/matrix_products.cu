// mma.sync with TF32: 16 × 8 sums of 8 products, whole numbers from −8 to 7, in the fragments' order.
__device__ unsigned tf32(float value)
{
    unsigned bits;
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(value));
    return bits;
}
__device__ float small(unsigned word) { return float(int(word % 16) - 8); }

extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, first = t / 32 * 32, group = t % 32 / 4, lane = t % 4;
    // a(row, k) = in[(row * 5 + k * 3) % 32], b(k, column) = in[(k * 7 + column * 3 + 7) % 32], of this warp's own numbers
    auto a = [&](unsigned row, unsigned k) { return tf32(small(in[first + (row * 5 + k * 3) % 32])); };
    auto b = [&](unsigned k, unsigned column) { return tf32(small(in[first + (k * 7 + column * 3 + 7) % 32])); };
    unsigned a0 = a(group, lane), a1 = a(group + 8, lane), a2 = a(group, lane + 4), a3 = a(group + 8, lane + 4);
    unsigned b0 = b(lane, group), b1 = b(lane + 4, group);
    float d0 = t, d1 = 1, d2 = 2, d3 = 0.5f;
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(d0), "+f"(d1), "+f"(d2), "+f"(d3)
                 : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
    out[0 * n + t] = __float_as_uint(d0);
    out[1 * n + t] = __float_as_uint(d1);
    out[2 * n + t] = __float_as_uint(d2);
    out[3 * n + t] = __float_as_uint(d3);
    asm volatile("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
                 : "+f"(d0), "+f"(d1), "+f"(d2), "+f"(d3)
                 : "r"(a0), "r"(a1), "r"(b0));
    out[4 * n + t] = __float_as_uint(d1);
    out[5 * n + t] = __float_as_uint(d2);
}
