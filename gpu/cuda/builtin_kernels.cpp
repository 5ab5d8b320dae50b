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
)ptx";
    return text;
}

} // namespace tilescope
