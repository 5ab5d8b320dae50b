#include "gpu/emulator/translate/step.h"

#include "gpu/emulator/execute/region.h"
#include "gpu/ptx/opcode_facts.h"

namespace tilescope::emulator
{

using ptx::Opcode;

Steps makeSteps(const ptx::Module& module, const ptx::Kernel& kernel)
{
    Steps steps;
    steps.module = &module;
    steps.kernel = &kernel;
    steps.list.resize(kernel.instructions.size());
    for (std::size_t i = 0; i < kernel.instructions.size(); ++i)
        steps.list[i].in = kernel.instructions[i];
    return steps;
}

std::uint64_t windowRegion(ptx::Space space)
{
    switch (space) {
    case ptx::Space::Shared: return SharedRegion;
    case ptx::Space::Local: return LocalRegion;
    case ptx::Space::Parameter: return ParameterRegion;
    default: return 0;
    }
}

bool isBranch(const Step& step) { return step.in.opcode == Opcode::Bra || step.in.opcode == Opcode::BrxIdx; }

bool isExit(const Step& step)
{
    return step.in.opcode == Opcode::Ret || step.in.opcode == Opcode::Exit || step.in.opcode == Opcode::Trap;
}

bool endsBlock(const Step& step) { return isBranch(step) || isExit(step); }

bool hasEffects(const Step& step)
{
    const ptx::Effects effects = ptx::factsOf(step.in.opcode).effects;
    if (effects == ptx::Effects::ByModifiers) // a load may fault, and memory may change
        return step.in.space != ptx::Space::Parameter;
    if (effects == ptx::Effects::Always)
        return true;
    if (step.in.carryIn || step.in.carryOut)
        return true;
    for (const ptx::Operand& source : step.in.sources) // each read of a clock gives another value
        if (source.kind == ptx::Operand::Kind::Special &&
            (source.special == ptx::Special::Clock || source.special == ptx::Special::Clock64 ||
             source.special == ptx::Special::GlobalTimer))
            return true;
    return false;
}

} // namespace tilescope::emulator
