#include "gpu/emulator/execute/handlers/called_operands.h"
#include "gpu/emulator/execute/handlers/lanes.h"

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

__extension__ using i128 = __int128;
__extension__ using u128 = unsigned __int128;

TILESCOPE_INLINE u64 highS(i64 a, i64 b) { return static_cast<u64>((static_cast<i128>(a) * b) >> 64); }
TILESCOPE_INLINE u64 highU(u64 a, u64 b) { return static_cast<u64>((static_cast<u128>(a) * b) >> 64); }
TILESCOPE_INLINE u64 negate(u64 a) { return 0U - a; }

TILESCOPE_INLINE u64 divideS(i64 a, i64 b)
{
    if (b == 0)
        return ~u64{0};
    return b == -1 ? negate(static_cast<u64>(a)) : static_cast<u64>(a / b);
}
TILESCOPE_INLINE u64 remainderS(i64 a, i64 b)
{
    if (b == 0)
        return static_cast<u64>(a);
    return b == -1 ? 0U : static_cast<u64>(a % b);
}

enum CarryFlags : u8 { CarryIn = 1, CarryOut = 2, Subtract = 4 };

/// add.cc, addc, sub.cc, subc: the carry of each lane is a bit of the mask in slot e. A subtraction adds the
/// complement, as the hardware does, so that its carry says that nothing was borrowed: chains may mix additions and
/// subtractions.
template <class T>
const Op* addCarry(const Op* op, std::byte* file, Warp& warp)
{
    const T* a = slot<const T>(file, op->a);
    const T* b = slot<const T>(file, op->b);
    T* d = slot<T>(file, op->d);
    u32* carry = slot<u32>(file, op->e);
    u32 out = 0;
    for (int lane = 0; lane < laneCount; ++lane) {
        const bool subtracts = op->flags & Subtract;
        const T in = op->flags & CarryIn ? (*carry >> lane) & 1 : subtracts;
        const T addend = subtracts ? static_cast<T>(~b[lane]) : b[lane];
        T sum, result;
        bool over = __builtin_add_overflow(a[lane], addend, &sum);
        over |= __builtin_add_overflow(sum, in, &result);
        out |= static_cast<u32>(over) << lane;
        d[lane] = result;
    }
    if (op->flags & CarryOut)
        *carry = (*carry & ~warp.mask) | (out & warp.mask);
    return op + 1;
}

} // namespace

void fillInteger64(const Registry& r, bool observed)
{
    r.hotBinary(OpKind::Add64, [](u64 a, u64 b) { return a + b; });
    r.hotBinary(OpKind::Sub64, [](u64 a, u64 b) { return a - b; });
    r.hotBinary(OpKind::MulLo64, [](u64 a, u64 b) { return a * b; });
    r.binary(OpKind::MulHiS64, [](i64 a, i64 b) { return highS(a, b); });
    r.binary(OpKind::MulHiU64, [](u64 a, u64 b) { return highU(a, b); });
    r.ternary(OpKind::Mad64, [](u64 a, u64 b, u64 c) { return a * b + c; });
    r.ternary(OpKind::MadHiS64, [](i64 a, i64 b, u64 c) { return highS(a, b) + c; });
    r.ternary(OpKind::MadHiU64, [](u64 a, u64 b, u64 c) { return highU(a, b) + c; });
    r.ternary(OpKind::SadS64, [](i64 a, i64 b, u64 c) {
        return c + (a < b ? static_cast<u64>(b) - static_cast<u64>(a) : static_cast<u64>(a) - static_cast<u64>(b));
    });
    r.ternary(OpKind::SadU64, [](u64 a, u64 b, u64 c) { return c + (a < b ? b - a : a - b); });
    enterCalledBinary<CallsInteger64>(r, observed, OpKind::DivS64, [](i64 a, i64 b) { return divideS(a, b); });
    enterCalledBinary<CallsInteger64>(r, observed, OpKind::DivU64,
                                      [](u64 a, u64 b) { return b == 0 ? ~u64{0} : a / b; });
    enterCalledBinary<CallsInteger64>(r, observed, OpKind::RemS64, [](i64 a, i64 b) { return remainderS(a, b); });
    enterCalledBinary<CallsInteger64>(r, observed, OpKind::RemU64, [](u64 a, u64 b) { return b == 0 ? a : a % b; });
    r.unary(OpKind::AbsS64, [](u64 a) { return static_cast<i64>(a) < 0 ? negate(a) : a; });
    r.unary(OpKind::Neg64, [](u64 a) { return negate(a); });
    r.binary(OpKind::MinS64, [](i64 a, i64 b) { return a < b ? a : b; });
    r.binary(OpKind::MaxS64, [](i64 a, i64 b) { return a > b ? a : b; });
    r.binary(OpKind::MinU64, [](u64 a, u64 b) { return a < b ? a : b; });
    r.binary(OpKind::MaxU64, [](u64 a, u64 b) { return a > b ? a : b; });
    r.binary(OpKind::And64, [](u64 a, u64 b) { return a & b; });
    r.binary(OpKind::Or64, [](u64 a, u64 b) { return a | b; });
    r.binary(OpKind::Xor64, [](u64 a, u64 b) { return a ^ b; });
    r.unary(OpKind::Not64, [](u64 a) { return ~a; });
    r.unary(OpKind::Cnot64, [](u64 a) { return a == 0 ? u64{1} : u64{0}; });
    // The shift amount is always 32 bits wide; 64 or more clamps.
    r.hotBinary(OpKind::Shl64, [](u64 a, u32 b) { return b > 63 ? u64{0} : a << (b & 63); });
    r.binary(OpKind::ShrU64, [](u64 a, u32 b) { return b > 63 ? u64{0} : a >> (b & 63); });
    r.binary(OpKind::ShrS64, [](i64 a, u32 b) { return a >> (b > 63 ? 63 : b); });
    r.table.set(OpKind::AddCarry32, 0, addCarry<u32>);
    r.table.set(OpKind::AddCarry64, 0, addCarry<u64>);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
