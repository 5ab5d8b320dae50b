#include "gpu/timing/machine_program.h"

#include "gpu/timing/lowering.h"

namespace tilescope
{

namespace
{

constexpr std::size_t mostUnrolled = 320; ///< operations of an unrolled loop
constexpr unsigned mostCopies = 1;

unsigned copiesOf(const timing::LoweredBlock& block, std::uint16_t slots)
{
    if (!block.isLoop || !block.isCounted || block.ops.empty())
        return 1;
    for (const MachineOp& op : block.ops)
        if (op.kind == MachineOp::Kind::Barrier || op.kind == MachineOp::Kind::Fence ||
            op.kind == MachineOp::Kind::CopyWait)
            return 1;
    unsigned copies = mostCopies;
    while (copies > 1 && (copies * block.ops.size() > mostUnrolled || copies * slots > 512))
        copies /= 2;
    return copies;
}

} // namespace

MachineProgram machineProgram(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures)
{
    timing::Lowered lowered = timing::lower(module, kernel, figures);
    MachineProgram program;
    for (std::size_t b = 0; b < lowered.blocks.size(); ++b) {
        MachineBlock block;
        block.slots = lowered.slots[b];
        block.once = timing::scheduled(lowered.blocks[b].ops, figures);
        block.copies = copiesOf(lowered.blocks[b], block.slots);
        if (block.copies > 1)
            block.unrolled = timing::scheduled(
                timing::repeated(lowered.blocks[b], block.copies, block.slots, lowered.registers), figures);
        program.blocks.push_back(std::move(block));
    }
    program.blockAt = std::move(lowered.blockAt);
    program.slotAt = std::move(lowered.slotAt);
    program.registers = lowered.registers;
    return program;
}

} // namespace tilescope
