#include "gpu/timing/machine_program.h"

#include "gpu/timing/listed_code.h"
#include "gpu/timing/lowering.h"

#include <algorithm>

namespace tilescope
{

MachineProgram machineProgram(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures,
                              int registers, const sass::Function* listed)
{
    if (listed && listed->hasControlCodes)
        if (auto program = timing::listedProgram(module, kernel, figures, *listed))
            return std::move(*program);
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
    return program;
}

} // namespace tilescope
