#include "gpu/timing/machine_program.h"

#include "gpu/timing/lowering.h"

#include <algorithm>

namespace tilescope
{

MachineProgram machineProgram(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures,
                              int registers)
{
    constexpr int unknown = 160, reserved = 4; ///< for addresses that the PTX does not show
    const auto mostWords = static_cast<std::size_t>(std::max(8, (registers > 0 ? registers : unknown) - reserved));
    timing::Lowered lowered = timing::lower(module, kernel, figures);
    MachineProgram program;
    for (std::size_t b = 0; b < lowered.blocks.size(); ++b) {
        MachineBlock block;
        block.slots = lowered.slots[b];
        block.ops = timing::scheduled(lowered.blocks[b], lowered.words, mostWords, figures);
        timing::setStalls(block.ops, figures);
        program.blocks.push_back(std::move(block));
    }
    program.blockAt = std::move(lowered.blockAt);
    program.slotAt = std::move(lowered.slotAt);
    program.registers = lowered.registers;
    timing::keepTracked(program);
    return program;
}

} // namespace tilescope
