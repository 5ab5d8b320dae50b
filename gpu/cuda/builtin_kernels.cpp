#include "gpu/cuda/builtin_kernels.h"

namespace tilescope
{

const std::string& builtinKernelsPtx()
{
    static const std::string text = R"ptx(.version 6.3
.target sm_75
.address_size 64

.visible .entry empty()
{
    ret;
}

// Thread i packs pixels 4i to 4i+3: three words in, four words out. The last, incomplete group goes byte by byte.
.visible .entry packRgba(
    .param .u64 rgb,
    .param .u64 rgba,
    .param .u64 pixels
)
{
    .reg .pred %partial, %outside, %more;
    .reg .b32 %block, %width, %thread, %red, %green, %blue;
    .reg .b32 %word0, %word1, %word2, %pixel0, %pixel1, %pixel2, %pixel3;
    .reg .b64 %in, %out, %count, %first, %end, %offset;

    ld.param.u64 %in, [rgb];
    ld.param.u64 %out, [rgba];
    ld.param.u64 %count, [pixels];
    cvta.to.global.u64 %in, %in;
    cvta.to.global.u64 %out, %out;

    mov.u32 %block, %ctaid.x;
    mov.u32 %width, %ntid.x;
    mov.u32 %thread, %tid.x;
    mul.wide.u32 %first, %block, %width;
    cvt.u64.u32 %offset, %thread;
    add.s64 %first, %first, %offset;
    shl.b64 %first, %first, 2;
    setp.ge.u64 %outside, %first, %count;
    @%outside ret;

    mul.lo.s64 %offset, %first, 3;
    add.s64 %in, %in, %offset;
    shl.b64 %offset, %first, 2;
    add.s64 %out, %out, %offset;
    add.s64 %end, %first, 4;
    setp.gt.u64 %partial, %end, %count;
    @%partial bra REST;

    // Bytes: word0 = r0 g0 b0 r1, word1 = g1 b1 r2 g2, word2 = b2 r3 g3 b3.
    ld.global.u32 %word0, [%in];
    ld.global.u32 %word1, [%in+4];
    ld.global.u32 %word2, [%in+8];
    prmt.b32 %pixel1, %word0, %word1, 0x0543;
    prmt.b32 %pixel2, %word1, %word2, 0x0432;
    shr.u32 %pixel3, %word2, 8;
    or.b32 %pixel0, %word0, 0xFF000000;
    or.b32 %pixel1, %pixel1, 0xFF000000;
    or.b32 %pixel2, %pixel2, 0xFF000000;
    or.b32 %pixel3, %pixel3, 0xFF000000;
    st.global.v4.u32 [%out], {%pixel0, %pixel1, %pixel2, %pixel3};
    ret;

REST:
    ld.global.u8 %red, [%in];
    ld.global.u8 %green, [%in+1];
    ld.global.u8 %blue, [%in+2];
    shl.b32 %green, %green, 8;
    shl.b32 %blue, %blue, 16;
    or.b32 %pixel0, %red, %green;
    or.b32 %pixel0, %pixel0, %blue;
    or.b32 %pixel0, %pixel0, 0xFF000000;
    st.global.u32 [%out], %pixel0;
    add.s64 %in, %in, 3;
    add.s64 %out, %out, 4;
    add.s64 %first, %first, 1;
    setp.lt.u64 %more, %first, %count;
    @%more bra REST;
    ret;
}

.visible .entry copyOne(
    .param .u64 from,
    .param .u64 to,
    .param .u64 vectors
)
{
    .reg .pred %outside;
    .reg .b32 %block, %width, %thread, %a, %b, %c, %d;
    .reg .b64 %from, %to, %count, %i, %offset;

    ld.param.u64 %from, [from];
    ld.param.u64 %to, [to];
    ld.param.u64 %count, [vectors];
    cvta.to.global.u64 %from, %from;
    cvta.to.global.u64 %to, %to;

    mov.u32 %block, %ctaid.x;
    mov.u32 %width, %ntid.x;
    mov.u32 %thread, %tid.x;
    mul.wide.u32 %i, %block, %width;
    cvt.u64.u32 %offset, %thread;
    add.s64 %i, %i, %offset;
    setp.ge.u64 %outside, %i, %count;
    @%outside ret;

    shl.b64 %offset, %i, 4;
    add.s64 %from, %from, %offset;
    add.s64 %to, %to, %offset;
    ld.global.v4.u32 {%a, %b, %c, %d}, [%from];
    st.global.v4.u32 [%to], {%a, %b, %c, %d};
    ret;
}

// All four loads are under way before the first store waits for one.
.visible .entry copyFour(
    .param .u64 from,
    .param .u64 to,
    .param .u64 vectors
)
{
    .reg .pred %in0, %in1, %in2, %in3;
    .reg .b32 %block, %width, %thread, %wide;
    .reg .b32 %a0, %b0, %c0, %d0;
    .reg .b32 %a1, %b1, %c1, %d1;
    .reg .b32 %a2, %b2, %c2, %d2;
    .reg .b32 %a3, %b3, %c3, %d3;
    .reg .b64 %from, %to, %count, %step, %offset;
    .reg .b64 %i0, %i1, %i2, %i3, %o0, %o1, %o2, %o3, %f0, %f1, %f2, %f3, %t0, %t1, %t2, %t3;

    ld.param.u64 %from, [from];
    ld.param.u64 %to, [to];
    ld.param.u64 %count, [vectors];
    cvta.to.global.u64 %from, %from;
    cvta.to.global.u64 %to, %to;

    mov.u32 %block, %ctaid.x;
    mov.u32 %width, %ntid.x;
    mov.u32 %thread, %tid.x;
    shl.b32 %wide, %width, 2;
    mul.wide.u32 %i0, %block, %wide;
    cvt.u64.u32 %offset, %thread;
    cvt.u64.u32 %step, %width;
    add.s64 %i0, %i0, %offset;
    setp.lt.u64 %in0, %i0, %count;
    shl.b64 %o0, %i0, 4;
    add.s64 %f0, %from, %o0;
    add.s64 %t0, %to, %o0;
    add.s64 %i1, %i0, %step;
    setp.lt.u64 %in1, %i1, %count;
    shl.b64 %o1, %i1, 4;
    add.s64 %f1, %from, %o1;
    add.s64 %t1, %to, %o1;
    add.s64 %i2, %i1, %step;
    setp.lt.u64 %in2, %i2, %count;
    shl.b64 %o2, %i2, 4;
    add.s64 %f2, %from, %o2;
    add.s64 %t2, %to, %o2;
    add.s64 %i3, %i2, %step;
    setp.lt.u64 %in3, %i3, %count;
    shl.b64 %o3, %i3, 4;
    add.s64 %f3, %from, %o3;
    add.s64 %t3, %to, %o3;
    @%in0 ld.global.v4.u32 {%a0, %b0, %c0, %d0}, [%f0];
    @%in1 ld.global.v4.u32 {%a1, %b1, %c1, %d1}, [%f1];
    @%in2 ld.global.v4.u32 {%a2, %b2, %c2, %d2}, [%f2];
    @%in3 ld.global.v4.u32 {%a3, %b3, %c3, %d3}, [%f3];
    @%in0 st.global.v4.u32 [%t0], {%a0, %b0, %c0, %d0};
    @%in1 st.global.v4.u32 [%t1], {%a1, %b1, %c1, %d1};
    @%in2 st.global.v4.u32 [%t2], {%a2, %b2, %c2, %d2};
    @%in3 st.global.v4.u32 [%t3], {%a3, %b3, %c3, %d3};
    ret;
}
)ptx";
    return text;
}

} // namespace tilescope
