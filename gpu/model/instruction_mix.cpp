#include "gpu/model/instruction_mix.h"

namespace tilescope
{

namespace
{

using ptx::Opcode;

bool isSpecial(Opcode opcode)
{
    switch (opcode) {
    case Opcode::Rcp:
    case Opcode::Sqrt:
    case Opcode::Rsqrt:
    case Opcode::Sin:
    case Opcode::Cos:
    case Opcode::Lg2:
    case Opcode::Ex2:
    case Opcode::Tanh: return true;
    default: return false;
    }
}

/// Arithmetic, logic, comparison: what integer and float lanes do.
bool isArithmetic(Opcode opcode) { return opcode <= Opcode::Fma || (opcode >= Opcode::Set && opcode <= Opcode::Slct); }

} // namespace

InstructionMix mixOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites)
{
    InstructionMix mix;
    for (const SiteCounters& site : sites) {
        if (site.site >= kernel.instructions.size())
            continue;
        const ptx::Instruction& in = kernel.instructions[site.site];
        const auto times = static_cast<double>(site.counters.instructions);
        if (isSpecial(in.opcode) ||
            (in.opcode == Opcode::Cvt && (isFloat(in.type) || isFloat(in.sourceType)) && in.type != in.sourceType))
            mix.conversions += times;
        else if (isArithmetic(in.opcode) && isFloat(in.type))
            mix.fp32 += times;
        else if (isArithmetic(in.opcode))
            mix.integer += times * (bitsOf(in.type) == 64 ? 2 : 1);
    }
    return mix;
}

} // namespace tilescope
