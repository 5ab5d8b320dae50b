#pragma once

#include "gpu/emulator/execute/handlers/handler_table.h"
#include "gpu/emulator/execute/warp.h"

// Everything here is compiled once per build of the handlers (TILESCOPE_CODE is `baseline` or `avx2`), in that build's
// namespace. Handlers must not use function templates of the standard library: the linker keeps one copy of such a
// function for the whole program, which may be the AVX2 one.

#define TILESCOPE_INLINE __attribute__((always_inline)) inline

// The destination of a lane loop may be one of its sources, but only at the same lane: this tells the vectoriser.
#if defined(__clang__)
#define TILESCOPE_LANES                                                                                                \
    _Pragma("clang loop vectorize(assume_safety)") for (int lane = 0; lane < tilescope::emulator::laneCount; ++lane)
#else
#define TILESCOPE_LANES _Pragma("GCC ivdep") for (int lane = 0; lane < tilescope::emulator::laneCount; ++lane)
#endif

namespace tilescope::emulator::TILESCOPE_CODE
{

using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

template <class T>
TILESCOPE_INLINE T* slot(std::byte* file, u32 offset)
{
    return reinterpret_cast<T*>(file + offset);
}

template <class To, class From>
TILESCOPE_INLINE To bitsAs(From value)
{
    static_assert(sizeof(To) == sizeof(From));
    To result;
    __builtin_memcpy(&result, &value, sizeof result);
    return result;
}

/// Makes lanes that overtook others (overtake) wait at an op for those of `members`: returns what to run first, or null
/// if no lanes are waited for. The op runs again when they have arrived. Every op across lanes begins with this.
const Op* gatherOvertaken(const Op* op, Warp& warp, u32 members);
TILESCOPE_INLINE const Op* awaitOvertaken(const Op* op, Warp& warp, u32 members)
{
    return __builtin_expect(warp.overtaken != 0, 0) ? gatherOvertaken(op, warp, members) : nullptr;
}

/// The types in a lambda's signature: R(A, B, C).
template <class>
struct Signature;
template <class F, class R, class A>
struct Signature<R (F::*)(A) const> {
    using Result = R;
    using First = A;
};
template <class F, class R, class A, class B>
struct Signature<R (F::*)(A, B) const> {
    using Result = R;
    using First = A;
    using Second = B;
};
template <class F, class R, class A, class B, class C>
struct Signature<R (F::*)(A, B, C) const> {
    using Result = R;
    using First = A;
    using Second = B;
    using Third = C;
};
template <class F>
using SignatureOf = Signature<decltype(&F::operator())>;

template <class F, unsigned Shape>
const Op* unaryHandler(const Op* op, std::byte* file, Warp&)
{
    using S = SignatureOf<F>;
    const auto* a = slot<const typename S::First>(file, op->a);
    auto* d = slot<typename S::Result>(file, op->d);
    if constexpr (Shape == 1)
        d[0] = F{}(a[0]);
    else
        TILESCOPE_LANES d[lane] = F{}(a[lane]);
    return op + 1;
}

template <class F, unsigned Shape>
const Op* binaryHandler(const Op* op, std::byte* file, Warp&)
{
    using S = SignatureOf<F>;
    const auto* a = slot<const typename S::First>(file, op->a);
    const auto* b = slot<const typename S::Second>(file, op->b);
    auto* d = slot<typename S::Result>(file, op->d);
    const auto a0 = a[0];
    const auto b0 = b[0];
    if constexpr (Shape == 3)
        d[0] = F{}(a0, b0);
    else
        TILESCOPE_LANES d[lane] = F{}(Shape & 1 ? a0 : a[lane], Shape & 2 ? b0 : b[lane]);
    return op + 1;
}

template <class F, unsigned Shape>
const Op* ternaryHandler(const Op* op, std::byte* file, Warp&)
{
    using S = SignatureOf<F>;
    const auto* a = slot<const typename S::First>(file, op->a);
    const auto* b = slot<const typename S::Second>(file, op->b);
    const auto* c = slot<const typename S::Third>(file, op->c);
    auto* d = slot<typename S::Result>(file, op->d);
    const auto a0 = a[0];
    const auto b0 = b[0];
    const auto c0 = c[0];
    if constexpr (Shape == 7)
        d[0] = F{}(a0, b0, c0);
    else
        TILESCOPE_LANES
    d[lane] = F{}(Shape & 1 ? a0 : a[lane], Shape & 2 ? b0 : b[lane], Shape & 4 ? c0 : c[lane]);
    return op + 1;
}

/// Registers the handlers made from one lambda. The plain names make two variants, all vectors and all scalars; the hot
/// names make every combination, which avoids broadcasts (uniform operands made a blur with a runtime radius 15 %
/// faster).
struct Registry {
    HandlerTable& table;

    template <class F>
    void unary(OpKind kind, F) const
    {
        table.set(kind, 0, unaryHandler<F, 0>);
        table.set(kind, 1, unaryHandler<F, 1>);
    }
    template <class F>
    void binary(OpKind kind, F) const
    {
        table.set(kind, 0, binaryHandler<F, 0>);
        table.set(kind, 3, binaryHandler<F, 3>);
    }
    template <class F>
    void hotBinary(OpKind kind, F f) const
    {
        binary(kind, f);
        table.set(kind, 1, binaryHandler<F, 1>);
        table.set(kind, 2, binaryHandler<F, 2>);
    }
    template <class F>
    void ternary(OpKind kind, F) const
    {
        table.set(kind, 0, ternaryHandler<F, 0>);
        table.set(kind, 7, ternaryHandler<F, 7>);
    }
    template <class F>
    void hotTernary(OpKind kind, F f) const
    {
        ternary(kind, f);
        table.set(kind, 1, ternaryHandler<F, 1>);
        table.set(kind, 2, ternaryHandler<F, 2>);
        table.set(kind, 3, ternaryHandler<F, 3>);
        table.set(kind, 4, ternaryHandler<F, 4>);
        table.set(kind, 5, ternaryHandler<F, 5>);
        table.set(kind, 6, ternaryHandler<F, 6>);
    }
};

// One function per file of handlers; each registers its kinds.
void fillMoves(const Registry& registry);
void fillCompare(const Registry& registry);
void fillInteger32(const Registry& registry, bool observed);
void fillInteger64(const Registry& registry, bool observed);
void fillBits(const Registry& registry);
void fillFloat32(const Registry& registry, bool observed);
void fillFloat64(const Registry& registry, bool observed);
void fillDirected(const Registry& registry);
void fillTranscendental(const Registry& registry);
void fillConvert(const Registry& registry);
void fillHalf(const Registry& registry);
void fillMatrix(const Registry& registry, bool observed);
void fillVideo(const Registry& registry);
void fillLaneOps(const Registry& registry, bool observed);
void fillWindows(const Registry& registry);
void fillLoads(const Registry& registry, bool observed);
void fillStores(const Registry& registry, bool observed);
void fillAtomics(const Registry& registry, bool observed);
void fillCopies(const Registry& registry, bool observed);
void fillTexture(const Registry& registry, bool observed);
void fillControl(const Registry& registry, bool observed);
void fillMbarriers(const Registry& registry);
void fillSystem(const Registry& registry);

} // namespace tilescope::emulator::TILESCOPE_CODE
