#pragma once

#include "gpu/emulator/execute/handlers/lane_vectors.h"

// Handlers of rules that have, beside the rule for one lane, one for eight lanes in AVX2's own instructions, where the
// compiler would not find them. A rule is a type with
//   u32 operator()(u32 …) const   one lane, on every host
//   static U8 of(U8 …)            eight lanes, with AVX2; must give the same bits

namespace tilescope::emulator::TILESCOPE_CODE
{

#ifdef __AVX2__

template <unsigned Shape, unsigned Bit>
TILESCOPE_INLINE U8 operandPart(const u32* lanes, U8 uniform, int part)
{
    if constexpr ((Shape & Bit) != 0)
        return uniform;
    else
        return readPart(lanes, part);
}

template <class Rule, class>
struct EightLanes;
template <class Rule>
struct EightLanes<Rule, u32 (Rule::*)(u32) const> {
    template <unsigned Shape>
    static const Op* run(const Op* op, std::byte* file, Warp&)
    {
        const u32* a = slot<const u32>(file, op->a);
        u32* d = slot<u32>(file, op->d);
        TILESCOPE_PARTS writePart(d, part, Rule::of(readPart(a, part)));
        return op + 1;
    }
};
template <class Rule>
struct EightLanes<Rule, u32 (Rule::*)(u32, u32) const> {
    template <unsigned Shape>
    static const Op* run(const Op* op, std::byte* file, Warp&)
    {
        const u32 *a = slot<const u32>(file, op->a), *b = slot<const u32>(file, op->b);
        u32* d = slot<u32>(file, op->d);
        const U8 a0 = splat(a[0]), b0 = splat(b[0]);
        TILESCOPE_PARTS writePart(d, part,
                                  Rule::of(operandPart<Shape, 1>(a, a0, part), operandPart<Shape, 2>(b, b0, part)));
        return op + 1;
    }
};
template <class Rule>
struct EightLanes<Rule, u32 (Rule::*)(u32, u32, u32) const> {
    template <unsigned Shape>
    static const Op* run(const Op* op, std::byte* file, Warp&)
    {
        const u32 *a = slot<const u32>(file, op->a), *b = slot<const u32>(file, op->b),
                  *c = slot<const u32>(file, op->c);
        u32* d = slot<u32>(file, op->d);
        const U8 a0 = splat(a[0]), b0 = splat(b[0]), c0 = splat(c[0]);
        TILESCOPE_PARTS writePart(d, part,
                                  Rule::of(operandPart<Shape, 1>(a, a0, part), operandPart<Shape, 2>(b, b0, part),
                                           operandPart<Shape, 4>(c, c0, part)));
        return op + 1;
    }
};
template <class Rule>
using EightLanesOf = EightLanes<Rule, decltype(&Rule::operator())>;

#endif

template <class Rule>
void enterUnary(const Registry& r, OpKind kind, Rule rule)
{
    r.unary(kind, rule);
#ifdef __AVX2__
    r.table.set(kind, 0, EightLanesOf<Rule>::template run<0>);
#endif
}

template <class Rule>
void enterBinary(const Registry& r, OpKind kind, [[maybe_unused]] Rule rule)
{
#ifdef __AVX2__
    r.table.set(kind, 0, EightLanesOf<Rule>::template run<0>);
    r.table.set(kind, 1, EightLanesOf<Rule>::template run<1>);
    r.table.set(kind, 2, EightLanesOf<Rule>::template run<2>);
    r.table.set(kind, 3, binaryHandler<Rule, 3>);
#else
    r.hotBinary(kind, rule);
#endif
}

template <class Rule>
void enterTernary(const Registry& r, OpKind kind, [[maybe_unused]] Rule rule)
{
#ifdef __AVX2__
    r.table.set(kind, 0, EightLanesOf<Rule>::template run<0>);
    r.table.set(kind, 1, EightLanesOf<Rule>::template run<1>);
    r.table.set(kind, 2, EightLanesOf<Rule>::template run<2>);
    r.table.set(kind, 3, EightLanesOf<Rule>::template run<3>);
    r.table.set(kind, 4, EightLanesOf<Rule>::template run<4>);
    r.table.set(kind, 5, EightLanesOf<Rule>::template run<5>);
    r.table.set(kind, 6, EightLanesOf<Rule>::template run<6>);
    r.table.set(kind, 7, ternaryHandler<Rule, 7>);
#else
    r.hotTernary(kind, rule);
#endif
}

} // namespace tilescope::emulator::TILESCOPE_CODE
