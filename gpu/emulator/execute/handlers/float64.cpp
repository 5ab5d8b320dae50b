#include "gpu/emulator/execute/handlers/called_operands.h"
#include "gpu/emulator/execute/handlers/lanes.h"

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

constexpr u64 sign = 0x8000'0000'0000'0000;

TILESCOPE_INLINE bool isNan(double a) { return a != a; }

TILESCOPE_INLINE double smaller(double a, double b)
{
    if (isNan(a))
        return b;
    if (isNan(b))
        return a;
    if (a == b)
        return bitsAs<double>(bitsAs<u64>(a) | bitsAs<u64>(b));
    return a < b ? a : b;
}
TILESCOPE_INLINE double larger(double a, double b)
{
    if (isNan(a))
        return b;
    if (isNan(b))
        return a;
    if (a == b)
        return bitsAs<double>(bitsAs<u64>(a) & bitsAs<u64>(b));
    return a > b ? a : b;
}

} // namespace

void fillFloat64(const Registry& r, bool observed)
{
    r.hotBinary(OpKind::AddF64, [](double a, double b) { return a + b; });
    r.hotBinary(OpKind::SubF64, [](double a, double b) { return a - b; });
    r.hotBinary(OpKind::MulF64, [](double a, double b) { return a * b; });
    r.ternary(OpKind::FmaF64, [](double a, double b, double c) { return __builtin_fma(a, b, c); });
    enterCalledBinary<CallsDivF64>(r, observed, OpKind::DivF64, [](double a, double b) { return a / b; });
    enterCalledUnary<CallsRcpF64>(r, observed, OpKind::RcpF64, [](double a) { return 1.0 / a; });
    enterCalledUnary<CallsSqrtF64>(r, observed, OpKind::SqrtF64, [](double a) { return __builtin_sqrt(a); });
    r.binary(OpKind::MinF64, [](double a, double b) { return smaller(a, b); });
    r.binary(OpKind::MaxF64, [](double a, double b) { return larger(a, b); });
    r.binary(OpKind::MinNanF64, [](double a, double b) { return isNan(a) || isNan(b) ? a + b : smaller(a, b); });
    r.binary(OpKind::MaxNanF64, [](double a, double b) { return isNan(a) || isNan(b) ? a + b : larger(a, b); });
    r.unary(OpKind::AbsF64, [](u64 a) { return a & ~sign; });
    r.unary(OpKind::NegF64, [](u64 a) { return a ^ sign; });
    r.binary(OpKind::CopysignF64, [](u64 a, u64 b) { return (a & sign) | (b & ~sign); });
    r.unary(OpKind::SaturateF64, [](double a) {
        const double low = a > 0.0 ? a : 0.0;
        return low < 1.0 ? low : 1.0;
    });
    r.unary(OpKind::RintF64, [](double a) { return __builtin_rint(a); });
    r.unary(OpKind::TruncF64, [](double a) { return __builtin_trunc(a); });
    r.unary(OpKind::FloorF64, [](double a) { return __builtin_floor(a); });
    r.unary(OpKind::CeilF64, [](double a) { return __builtin_ceil(a); });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
