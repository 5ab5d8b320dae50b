#pragma once

#include "gpu/emulator/program/op.h"

#include <cstddef>

namespace tilescope::emulator
{

/// Handlers by kind and variant. For arithmetic the variant is the operands' shape: bit i is set if source i is a
/// scalar; with every bit set the result is a scalar too. If a variant is null, operands are broadcast first. For
/// memory the variant is the AddressForm; all other kinds use variant 0.
struct HandlerTable {
    static constexpr std::size_t variants = 8;
    Handler at[opKindCount][variants] = {};

    Handler find(OpKind kind, std::size_t variant = 0) const { return at[static_cast<std::size_t>(kind)][variant]; }
    void set(OpKind kind, std::size_t variant, Handler handler)
    {
        at[static_cast<std::size_t>(kind)][variant] = handler;
    }
};

/// The same sources compiled twice, for any x86-64 and for x86-64-v3 (AVX2, FMA, BMI2), each in its own namespace so
/// that the linker cannot mix them.
namespace baseline
{
void fillHandlers(HandlerTable& table, bool observed);
}
namespace avx2
{
void fillHandlers(HandlerTable& table, bool observed);
}

} // namespace tilescope::emulator
