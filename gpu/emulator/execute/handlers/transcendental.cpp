#include "gpu/emulator/execute/handlers/lanes.h"

// The approximate functions of the special function unit. The hardware's own tables are not published, so these are the
// host's libm in the precision named below: within PTX's stated error of the hardware, rarely equal to it bit by bit.

namespace tilescope::emulator::TILESCOPE_CODE
{

void fillTranscendental(const Registry& r)
{
    // In double, then rounded once: within half an ulp of the true value but for double rounding.
    r.unary(OpKind::RsqrtF32, [](float a) { return static_cast<float>(1.0 / __builtin_sqrt(static_cast<double>(a))); });
    r.unary(OpKind::RsqrtF64, [](double a) { return 1.0 / __builtin_sqrt(a); });
    // In single precision.
    r.unary(OpKind::SinF32, [](float a) { return __builtin_sinf(a); });
    r.unary(OpKind::CosF32, [](float a) { return __builtin_cosf(a); });
    r.unary(OpKind::Lg2F32, [](float a) { return __builtin_log2f(a); });
    r.unary(OpKind::Ex2F32, [](float a) { return __builtin_exp2f(a); });
    r.unary(OpKind::TanhF32, [](float a) { return __builtin_tanhf(a); });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
