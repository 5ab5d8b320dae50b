#include "gpu/emulator/translate/step.h"

#include "gpu/emulator/execute/region.h"

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
    switch (step.in.opcode) {
    case Opcode::Ld: // may fault, and memory may change
        return step.in.space != ptx::Space::Parameter;
    case Opcode::St:
    case Opcode::Tex:
    case Opcode::Tld4:
    case Opcode::SurfaceLoad:
    case Opcode::SurfaceStore:
    case Opcode::Atom:
    case Opcode::Red:
    case Opcode::Membar:
    case Opcode::CpAsync:
    case Opcode::CpAsyncCommit:
    case Opcode::CpAsyncWait:
    case Opcode::LdMatrix:
    case Opcode::Mbarrier:
    case Opcode::Bra:
    case Opcode::BrxIdx:
    case Opcode::Ret:
    case Opcode::Exit:
    case Opcode::Trap:
    case Opcode::Brkpt:
    case Opcode::Bar:
    case Opcode::BarRed:
    case Opcode::BarWarp:
    case Opcode::Mma:
    case Opcode::Unmodelled:
    case Opcode::Shfl:
    case Opcode::Vote:
    case Opcode::Match:
    case Opcode::Activemask:
    case Opcode::Redux:
    case Opcode::Nanosleep:
    case Opcode::Print:
    case Opcode::AssertFail:
    case Opcode::BadCall:
    case Opcode::Malloc:
    case Opcode::Free:
    case Opcode::Prefetch: return true;
    default: break;
    }
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
