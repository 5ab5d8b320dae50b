#include "gpu/timing/machine_program.h"

#include "gpu/timing/divergence.h"
#include "gpu/timing/kernel_steps.h"
#include "gpu/timing/listed_code.h"
#include "gpu/timing/lowering.h"

#include <algorithm>

namespace tilescope
{

/// Of an atomic on one address, ptxas has the warp add up or compare the values of its threads first, with votes or
/// redux, if the operation is one of 32-bit integers.
static bool canBeJoined(const ptx::Instruction& in)
{
    if ((in.opcode != ptx::Opcode::Atom && in.opcode != ptx::Opcode::Red) || in.space == ptx::Space::Shared ||
        ptx::isFloat(in.type) || ptx::bitsOf(in.type) != 32 || in.vector != 1)
        return false;
    switch (in.atomic) {
    case ptx::AtomicOp::Add:
    case ptx::AtomicOp::Min:
    case ptx::AtomicOp::Max:
    case ptx::AtomicOp::And:
    case ptx::AtomicOp::Or:
    case ptx::AtomicOp::Xor: return true;
    default: return false;
    }
}

static void findJoinedAtomics(const ptx::Module& module, const ptx::Kernel& kernel, MachineProgram& program)
{
    if (std::ranges::none_of(kernel.instructions, canBeJoined))
        return;
    const timing::KernelSteps steps(module, kernel);
    const timing::Divergence divergence(steps);
    for (MachineBlock& block : program.blocks)
        for (MachineBody& body : block.bodies)
            for (MachineOp& op : body.ops)
                op.isJoined = op.isAtomic && op.site < steps.size() && canBeJoined(steps.step(op.site).in) &&
                              divergence.isUniformAccess(steps.step(op.site));
}

MachineProgram machineProgram(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures,
                              int registers, const sass::Function* listed)
{
    if (listed && listed->hasControlCodes)
        if (auto program = timing::listedProgram(module, kernel, figures, *listed)) {
            findJoinedAtomics(module, kernel, *program);
            return std::move(*program);
        }
    constexpr int unknown = 160, reserved = 4; ///< for addresses that the PTX does not show
    const auto mostWords = static_cast<std::size_t>(std::max(8, (registers > 0 ? registers : unknown) - reserved));
    timing::Lowered lowered = timing::lower(module, kernel, figures);
    MachineProgram program;
    for (std::size_t b = 0; b < lowered.blocks.size(); ++b) {
        MachineBlock block;
        block.slots = lowered.slots[b];
        MachineBody& body = block.bodies.emplace_back();
        body.ops = timing::scheduled(lowered.blocks[b], lowered.words, mostWords, figures);
        timing::setStalls(body.ops, figures);
        program.blocks.push_back(std::move(block));
    }
    program.blockAt = std::move(lowered.blockAt);
    program.slotAt = std::move(lowered.slotAt);
    program.registers = lowered.registers;
    timing::keepTracked(program);
    findJoinedAtomics(module, kernel, program);
    return program;
}

} // namespace tilescope
