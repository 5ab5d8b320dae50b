// Warp functions, bit functions, texture, inline assembly, switch, local arrays, mathematics.
extern "C" __global__ void warp(const int* in, int* out, cudaTextureObject_t texture)
{
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    int v = in[i];
    v += __shfl_xor_sync(~0u, v, 16);
    v += __shfl_up_sync(~0u, v, 2) + __shfl_sync(~0u, v, 3);
    v += __ballot_sync(~0u, v > 3) + __any_sync(~0u, v > 9) + __all_sync(~0u, v);
    v += __popc(v) + __clz(v) + __ffs(v) + __brev(v) + __byte_perm(v, i, 0x1032) + __funnelshift_l(v, i, 5);
#ifndef __clang__ // not in the prelude
    v += __match_any_sync(~0u, v);
#endif
    v += __activemask();
    v += __dp4a(v, i, 3) + __mul24(v, i) + __mulhi(v, i) + __sad(v, i, 2u) + __umulhi(v, i);
    switch (v & 15) {
    case 0: v += 3; break;
    case 1: v *= 7; break;
    case 2: v ^= i; break;
    case 3: v = -v; break;
    case 4: v /= 3; break;
    case 5: v <<= 2; break;
    case 6: v %= 11; break;
    case 9: v = ~v; break;
    default: v -= 1;
    }
    int lane;
    asm("{ .reg .u32 t; mov.u32 t, %%laneid; add.u32 %0, t, 0x10; }" : "=r"(lane));
    asm volatile("{\n\t.reg .pred t;\n\tsetp.gt.s32 t, %1, 4;\n\t@t bra done;\n\tadd.s32 %0, %0, 1;\ndone:\n\t}"
                 : "+r"(lane)
                 : "r"(v));
    float history[12];
    for (int k = 0; k < 12; ++k)
        history[k] = in[i + k];
    float f = history[v & 7] + tex2D<float>(texture, i + 0.5f, 0.5f);
#ifndef __clang__
    f += tex1Dfetch<float4>(texture, i).y;
#endif
#ifndef __clang__
    f += tex2D<uchar4>(texture, 1.5f, f).z;
#endif
    f += sinf(f) + powf(f, 1.3f) + expf(f) + atan2f(f, 2.0f) + fmodf(f, 3.0f) + __sinf(f) + rsqrtf(f);
    float s, c;
    sincosf(f, &s, &c);
    __syncwarp();
    out[i] = v + lane + (int)(f + s * c) + (int)rintf(f) + (int)floorf(f) + __float2int_ru(f) + isnan(f);
}
