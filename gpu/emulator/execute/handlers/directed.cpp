#include "gpu/emulator/execute/handlers/half_bits.h"
#include "gpu/emulator/execute/handlers/lanes.h"

#ifdef __SSE2__
#include <xmmintrin.h>
#else
#include <cfenv>
#endif

// Arithmetic rounded toward zero, down or up (.rz, .rm, .rp): the same loops with another rounding mode of the host.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

#ifdef __SSE2__
// The register itself, because <cfenv> would set the mode of the x87 too.
using HostModes = u32;
TILESCOPE_INLINE HostModes hostModes() { return _mm_getcsr(); }
TILESCOPE_INLINE void setHostModes(HostModes modes) { _mm_setcsr(modes); }
TILESCOPE_INLINE HostModes withRounding(HostModes modes, u32 rounding)
{
    return (modes & ~u32{0x6000}) | (rounding << 13);
}
TILESCOPE_INLINE RoundingMode roundingOf(HostModes modes) { return static_cast<RoundingMode>((modes >> 13) & 3); }
#else
using HostModes = int;
constexpr HostModes hostRoundings[] = {FE_TONEAREST, FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO}; // as in RoundingMode
TILESCOPE_INLINE HostModes hostModes() { return fegetround(); }
TILESCOPE_INLINE void setHostModes(HostModes modes) { fesetround(modes); }
TILESCOPE_INLINE HostModes withRounding(HostModes, u32 rounding) { return hostRoundings[rounding]; }
TILESCOPE_INLINE RoundingMode roundingOf(HostModes modes)
{
    u32 rounding = 0;
    while (hostRoundings[rounding] != modes)
        ++rounding;
    return static_cast<RoundingMode>(rounding);
}
#endif

/// The empty asm statements keep loads and stores, and thus the arithmetic between them, inside the scope.
class RoundingScope
{
public:
    explicit RoundingScope(u64 mode) : m_before(hostModes())
    {
        setHostModes(withRounding(m_before, static_cast<u32>(mode & 3)));
        asm volatile("" ::: "memory");
    }
    ~RoundingScope()
    {
        asm volatile("" ::: "memory");
        setHostModes(m_before);
    }
    RoundingScope(const RoundingScope&) = delete;
    RoundingScope& operator=(const RoundingScope&) = delete;

private:
    HostModes m_before;
};

template <class F, unsigned Shape>
const Op* directed1(const Op* op, std::byte* file, Warp& warp)
{
    const RoundingScope scope(op->immediate);
    return unaryHandler<F, Shape>(op, file, warp);
}
template <class F, unsigned Shape>
const Op* directed2(const Op* op, std::byte* file, Warp& warp)
{
    const RoundingScope scope(op->immediate);
    return binaryHandler<F, Shape>(op, file, warp);
}
template <class F, unsigned Shape>
const Op* directed3(const Op* op, std::byte* file, Warp& warp)
{
    const RoundingScope scope(op->immediate);
    return ternaryHandler<F, Shape>(op, file, warp);
}

template <class F>
void unary(const Registry& r, OpKind kind, F)
{
    r.table.set(kind, 0, directed1<F, 0>);
    r.table.set(kind, 1, directed1<F, 1>);
}
template <class F>
void binary(const Registry& r, OpKind kind, F)
{
    r.table.set(kind, 0, directed2<F, 0>);
    r.table.set(kind, 3, directed2<F, 3>);
}
template <class F>
void ternary(const Registry& r, OpKind kind, F)
{
    r.table.set(kind, 0, directed3<F, 0>);
    r.table.set(kind, 7, directed3<F, 7>);
}

} // namespace

void fillDirected(const Registry& r)
{
    binary(r, OpKind::AddF32Directed, [](float a, float b) { return a + b; });
    binary(r, OpKind::SubF32Directed, [](float a, float b) { return a - b; });
    binary(r, OpKind::MulF32Directed, [](float a, float b) { return a * b; });
    ternary(r, OpKind::FmaF32Directed, [](float a, float b, float c) { return __builtin_fmaf(a, b, c); });
    binary(r, OpKind::DivF32Directed, [](float a, float b) { return a / b; });
    unary(r, OpKind::SqrtF32Directed, [](float a) { return __builtin_sqrtf(a); });
    binary(r, OpKind::AddF64Directed, [](double a, double b) { return a + b; });
    binary(r, OpKind::SubF64Directed, [](double a, double b) { return a - b; });
    binary(r, OpKind::MulF64Directed, [](double a, double b) { return a * b; });
    ternary(r, OpKind::FmaF64Directed, [](double a, double b, double c) { return __builtin_fma(a, b, c); });
    binary(r, OpKind::DivF64Directed, [](double a, double b) { return a / b; });
    unary(r, OpKind::SqrtF64Directed, [](double a) { return __builtin_sqrt(a); });
    unary(r, OpKind::F64ToF32Directed, [](double a) { return static_cast<float>(a); });
    unary(r, OpKind::S32ToF32Directed, [](i32 a) { return static_cast<float>(a); });
    unary(r, OpKind::U32ToF32Directed, [](u32 a) { return static_cast<float>(static_cast<i64>(a)); });
    unary(r, OpKind::S64ToF32Directed, [](i64 a) { return static_cast<float>(a); });
    unary(r, OpKind::U64ToF32Directed, [](u64 a) { return static_cast<float>(a); });
    unary(r, OpKind::S64ToF64Directed, [](i64 a) { return static_cast<double>(a); });
    unary(r, OpKind::U64ToF64Directed, [](u64 a) { return static_cast<double>(a); });
    // Half precision is rounded with integers, by the mode read from the host's.
    unary(r, OpKind::F32ToF16Directed,
          [](float a) { return static_cast<u32>(halfFromFloat(a, roundingOf(hostModes()))); });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
