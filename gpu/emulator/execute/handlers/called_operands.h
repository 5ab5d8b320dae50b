#pragma once

#include "gpu/emulator/execute/handlers/observe.h"

#include <type_traits>

// Operands for which ptxas 13.0 has a division or a root call a function, since its short code holds for others only:
// its listings for sm_75 to sm_120.

namespace tilescope::emulator::TILESCOPE_CODE
{

/// FCHK: a zero, no number, or exponents for which a step of the quotient would be no normal number. Of the hardware's
/// test only that a numerator of 0 calls the function was measured (H200).
struct CallsDivF32 {
    bool operator()(float a, float b) const
    {
        const int first = exponent(a), second = exponent(b), most = 0xFF, leastFirst = 24, farthest = 125;
        return first <= leastFirst || first == most || second == 0 || second == most || first - second > farthest ||
               second - first > farthest;
    }
    static int exponent(float a) { return static_cast<int>(bitsAs<u32>(a) >> 23 & 0xFF); }
};
struct CallsRcpF32 {
    bool operator()(float a) const { return ((bitsAs<u32>(a) + 0x0180'0000) & 0x7F80'0000) <= 0x01FF'FFFF; }
};
struct CallsSqrtF32 {
    bool operator()(float a) const { return bitsAs<u32>(a) - 0x0D00'0000 > 0x727F'FFFF; }
};
struct CallsDivF64 {
    bool operator()(double a, double b) const
    {
        return (upper(a) & 0x7FFF'FFFF) < 0x0360'0000 || (upper(a / b) & 0x7FFF'FFFF) <= 0x0010'0000;
    }
    static u32 upper(double a) { return static_cast<u32>(bitsAs<u64>(a) >> 32); }
};
struct CallsRcpF64 {
    bool operator()(double a) const
    {
        const u32 exponent = CallsDivF64::upper(a) >> 20 & 0x7FF;
        return exponent == 0 || exponent >= 0x7FD;
    }
};
struct CallsSqrtF64 {
    bool operator()(double a) const { return CallsDivF64::upper(a) - 0x0350'0000 >= 0x7CA0'0000; }
};
/// Both fit in 32 bits: else.
struct CallsInteger64 {
    template <class T>
    bool operator()(T a, T b) const
    {
        return (static_cast<u64>(a) | static_cast<u64>(b)) >> 32 != 0;
    }
};

TILESCOPE_INLINE void tellCalled(const Op* op, const Warp& warp, u32 called)
{
    if (called &= warp.mask; called)
        warp.block->observer->onCalledFunction(op->site, warp.index, called);
}

template <class F, class Calls, unsigned Shape>
const Op* calledUnary(const Op* op, std::byte* file, Warp& warp)
{
    const auto* a = slot<const typename SignatureOf<F>::First>(file, op->a);
    u32 called = 0;
    for (u32 lane = 0; lane < laneCount; ++lane)
        called |= static_cast<u32>(Calls{}(a[Shape & 1 ? 0 : lane])) << lane;
    tellCalled(op, warp, called);
    return unaryHandler<F, Shape>(op, file, warp);
}

template <class F, class Calls, unsigned Shape>
const Op* calledBinary(const Op* op, std::byte* file, Warp& warp)
{
    const auto* a = slot<const typename SignatureOf<F>::First>(file, op->a);
    const auto* b = slot<const typename SignatureOf<F>::Second>(file, op->b);
    u32 called = 0;
    for (u32 lane = 0; lane < laneCount; ++lane)
        called |= static_cast<u32>(Calls{}(a[Shape & 1 ? 0 : lane], b[Shape & 2 ? 0 : lane])) << lane;
    tellCalled(op, warp, called);
    if constexpr (sizeof(a[0]) == sizeof(u64) && std::is_integral_v<typename SignatureOf<F>::First>)
        return watchedDivision<F, Shape>(op, file, warp);
    else
        return binaryHandler<F, Shape>(op, file, warp);
}

/// A root or a reciprocal by the rule F.
template <class Calls, class F>
void enterCalledUnary(const Registry& r, bool observed, OpKind kind, F rule)
{
    r.unary(kind, rule);
    if (!observed)
        return;
    r.table.set(kind, 0, calledUnary<F, Calls, 0>);
    r.table.set(kind, 1, calledUnary<F, Calls, 1>);
}

/// A division by the rule F.
template <class Calls, class F>
void enterCalledBinary(const Registry& r, bool observed, OpKind kind, F rule)
{
    r.binary(kind, rule);
    if (!observed)
        return;
    r.table.set(kind, 0, calledBinary<F, Calls, 0>);
    r.table.set(kind, 3, calledBinary<F, Calls, 3>);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
