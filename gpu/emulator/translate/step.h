#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// A PTX instruction during lowering: simplify.h may change its operands, fuse its address or remove it.
struct Step {
    ptx::Instruction in;
    bool removed = false;

    /// Address fused from the instructions that computed it: base + extended(index) × scale + displacement. If `scale`
    /// is 0, nothing was fused and the Memory operand is valid.
    ptx::Operand base, index;
    std::int64_t displacement = 0;
    std::uint16_t scale = 0;
    bool indexSigned = true;

    /// Several loads or stores of neighbouring elements in one (simplify.h): `joinedSites` as Op::sites, relative to
    /// the step `joinedBack` before this one.
    bool joined = false;
    std::uint32_t joinedSites = 0, joinedBack = 0;

    /// ld.u8 whose value is only used as a float: includes the cvt.rn.f32.
    bool byteToFloat = false;
};

/// A kernel between PTX and ops. Instruction indices are always those of ptx::Kernel.
struct Steps {
    const ptx::Module* module = nullptr;
    const ptx::Kernel* kernel = nullptr;
    std::vector<Step> list;
};

Steps makeSteps(const ptx::Module& module, const ptx::Kernel& kernel);

/// Calls visit(register) for each register that a step reads, guard included.
template <class Visit>
void forEachUse(const Step& step, Visit&& visit)
{
    const auto operand = [&](const ptx::Operand& o) {
        if (o.kind == ptx::Operand::Kind::Register ||
            (o.kind == ptx::Operand::Kind::Memory && o.base == ptx::Operand::Kind::Register))
            visit(o.index);
    };
    if (step.in.guard != ptx::noIndex)
        visit(step.in.guard);
    for (std::size_t i = 0; i < step.in.sources.size(); ++i) {
        if (i == 0 && step.scale != 0) {
            operand(step.base);
            operand(step.index);
            continue;
        }
        operand(step.in.sources[i]);
    }
}

/// Calls visit(register) for each register that a step writes.
template <class Visit>
void forEachDefinition(const Step& step, Visit&& visit)
{
    for (const ptx::Operand& o : step.in.destinations)
        if (o.kind == ptx::Operand::Kind::Register)
            visit(o.index);
}

/// The region of the generic window of a state space whose addresses begin at 0; 0 for global and constant memory,
/// whose addresses are generic.
std::uint64_t windowRegion(ptx::Space space);

bool isBranch(const Step& step);   ///< bra or brx.idx
bool isExit(const Step& step);     ///< ret, exit or trap: the lanes end
bool endsBlock(const Step& step);  ///< last of a basic block
bool hasEffects(const Step& step); ///< cannot be removed or moved even if its result is unused

} // namespace tilescope::emulator
