#pragma once

/// Hand-written PTX for the tests, so that they need no compiler. One-dimensional launches unless said.
///   addOne(out, in, u32 n)          out[i] = in[i] + 1, bytes
///   invert(out, in, u32 n)          out[i] = 255 - in[i], bytes
///   shifted(out, texture, s32 w, s32 h)  out(x, y) = texel (x - 1, y - 1), blocks 8x8
///   fillFromConstant(out, u32 n)    out[i] = palette[i % 16], bytes; 16 constant bytes
///   reverseWide(out)                256 threads; through a shared array with 256 bytes per thread: 64 KB
///   wideStatic()                    16 KB of static shared memory
///   smallBlocks()                   at most 64 threads per block
///   countUp(out, u32 n)             adds 1 to each word
///   spin(out, u32 rounds)           busy loop
///   outOfBounds()                   stores to address 16
inline constexpr const char* handKernels = R"ptx(.version 6.3
.target sm_75
.address_size 64

.visible .const .align 4 .b8 palette[16];
.extern .shared .align 16 .b8 tile[];

.visible .entry addOne(.param .u64 outParam, .param .u64 inParam, .param .u32 nParam)
{
    .reg .pred %p;
    .reg .b32 %i, %n, %b, %t, %v;
    .reg .b64 %out, %in, %o;
    ld.param.u64 %out, [outParam];
    ld.param.u64 %in, [inParam];
    ld.param.u32 %n, [nParam];
    mov.u32 %b, %ctaid.x;
    mov.u32 %i, %ntid.x;
    mov.u32 %t, %tid.x;
    mad.lo.u32 %i, %b, %i, %t;
    setp.ge.u32 %p, %i, %n;
    @%p ret;
    cvt.u64.u32 %o, %i;
    add.s64 %in, %in, %o;
    add.s64 %out, %out, %o;
    ld.global.u8 %v, [%in];
    add.u32 %v, %v, 1;
    st.global.u8 [%out], %v;
    ret;
}

.visible .entry invert(.param .u64 outParam, .param .u64 inParam, .param .u32 nParam)
{
    .reg .pred %p;
    .reg .b32 %i, %n, %b, %t, %v;
    .reg .b64 %out, %in, %o;
    ld.param.u64 %out, [outParam];
    ld.param.u64 %in, [inParam];
    ld.param.u32 %n, [nParam];
    mov.u32 %b, %ctaid.x;
    mov.u32 %i, %ntid.x;
    mov.u32 %t, %tid.x;
    mad.lo.u32 %i, %b, %i, %t;
    setp.ge.u32 %p, %i, %n;
    @%p ret;
    cvt.u64.u32 %o, %i;
    add.s64 %in, %in, %o;
    add.s64 %out, %out, %o;
    ld.global.u8 %v, [%in];
    sub.u32 %v, 255, %v;
    st.global.u8 [%out], %v;
    ret;
}

.visible .entry shifted(.param .u64 outParam, .param .u64 textureParam, .param .u32 wParam, .param .u32 hParam)
{
    .reg .pred %p;
    .reg .b32 %x, %y, %w, %h, %a, %b, %v, %v1, %v2, %v3;
    .reg .f32 %fx, %fy;
    .reg .b64 %out, %texture, %o;
    ld.param.u64 %out, [outParam];
    ld.param.u64 %texture, [textureParam];
    ld.param.u32 %w, [wParam];
    ld.param.u32 %h, [hParam];
    mov.u32 %a, %ctaid.x;
    mov.u32 %b, %ntid.x;
    mov.u32 %x, %tid.x;
    mad.lo.u32 %x, %a, %b, %x;
    mov.u32 %a, %ctaid.y;
    mov.u32 %b, %ntid.y;
    mov.u32 %y, %tid.y;
    mad.lo.u32 %y, %a, %b, %y;
    setp.ge.u32 %p, %x, %w;
    @%p ret;
    setp.ge.u32 %p, %y, %h;
    @%p ret;
    cvt.rn.f32.u32 %fx, %x;
    cvt.rn.f32.u32 %fy, %y;
    add.f32 %fx, %fx, 0fBF000000;
    add.f32 %fy, %fy, 0fBF000000;
    tex.2d.v4.u32.f32 {%v, %v1, %v2, %v3}, [%texture, {%fx, %fy}];
    mad.lo.u32 %a, %y, %w, %x;
    cvt.u64.u32 %o, %a;
    add.s64 %out, %out, %o;
    st.global.u8 [%out], %v;
    ret;
}

.visible .entry fillFromConstant(.param .u64 outParam, .param .u32 nParam)
{
    .reg .pred %p;
    .reg .b32 %i, %n, %b, %t, %v;
    .reg .b64 %out, %o, %c;
    ld.param.u64 %out, [outParam];
    ld.param.u32 %n, [nParam];
    mov.u32 %b, %ctaid.x;
    mov.u32 %i, %ntid.x;
    mov.u32 %t, %tid.x;
    mad.lo.u32 %i, %b, %i, %t;
    setp.ge.u32 %p, %i, %n;
    @%p ret;
    cvt.u64.u32 %o, %i;
    add.s64 %out, %out, %o;
    and.b32 %t, %i, 15;
    cvt.u64.u32 %o, %t;
    mov.u64 %c, palette;
    add.s64 %c, %c, %o;
    ld.const.u8 %v, [%c];
    st.global.u8 [%out], %v;
    ret;
}

.visible .entry reverseWide(.param .u64 outParam)
{
    .reg .b32 %t, %a, %r, %base;
    .reg .b64 %out, %o;
    ld.param.u64 %out, [outParam];
    mov.u32 %t, %tid.x;
    mov.u32 %base, tile;
    mad.lo.u32 %a, %t, 256, %base;
    st.shared.u8 [%a], %t;
    bar.sync 0;
    sub.u32 %r, 255, %t;
    mad.lo.u32 %a, %r, 256, %base;
    ld.shared.u8 %r, [%a];
    cvt.u64.u32 %o, %t;
    add.s64 %out, %out, %o;
    st.global.u8 [%out], %r;
    ret;
}

.visible .entry wideStatic()
{
    .shared .align 4 .b8 room[16384];
    .reg .b32 %a, %t;
    mov.u32 %t, %tid.x;
    mov.u32 %a, room;
    mad.lo.u32 %a, %t, 4, %a;
    st.volatile.shared.u32 [%a], %t;
    ret;
}

.visible .entry smallBlocks()
.maxntid 64, 1, 1
{
    ret;
}

.visible .entry countUp(.param .u64 outParam, .param .u32 nParam)
{
    .reg .pred %p;
    .reg .b32 %i, %n, %b, %t;
    .reg .b64 %out, %o;
    ld.param.u64 %out, [outParam];
    ld.param.u32 %n, [nParam];
    mov.u32 %b, %ctaid.x;
    mov.u32 %i, %ntid.x;
    mov.u32 %t, %tid.x;
    mad.lo.u32 %i, %b, %i, %t;
    setp.ge.u32 %p, %i, %n;
    @%p ret;
    mul.wide.u32 %o, %i, 4;
    add.s64 %out, %out, %o;
    red.global.add.u32 [%out], 1;
    ret;
}

.visible .entry spin(.param .u64 outParam, .param .u32 roundsParam)
{
    .reg .pred %p;
    .reg .b32 %n, %v;
    .reg .b64 %out;
    ld.param.u64 %out, [outParam];
    ld.param.u32 %n, [roundsParam];
LOOP:
    ld.volatile.global.u8 %v, [%out];
    add.u32 %v, %v, 1;
    st.volatile.global.u8 [%out], %v;
    sub.u32 %n, %n, 1;
    setp.ne.u32 %p, %n, 0;
    @%p bra LOOP;
    ret;
}

.visible .entry outOfBounds()
{
    .reg .b32 %v;
    .reg .b64 %a;
    mov.u64 %a, 16;
    mov.u32 %v, 1;
    st.global.u32 [%a], %v;
    ret;
}
)ptx";
