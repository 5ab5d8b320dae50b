#include "gpu/model/registers.h"

#include "gpu/emulator/translate/data_flow.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tilescope
{

namespace
{

using ptx::Instruction;
using ptx::Opcode;
using ptx::Operand;

using emulator::RegisterSet;
using emulator::Step;
using emulator::Steps;

Steps stepsOf(const ptx::Kernel& kernel)
{
    Steps steps;
    steps.kernel = &kernel;
    for (const Instruction& in : kernel.instructions)
        steps.list.emplace_back().in = in;
    return steps;
}

/// The number of 32-bit registers that each virtual register needs.
std::vector<int> weightsOf(const ptx::Kernel& kernel)
{
    std::vector<int> weights;
    for (const ptx::Register& one : kernel.registers)
        weights.push_back(one.type == ptx::Type::Pred ? 0 : std::max(1, bitsOf(one.type) / 32));
    std::vector<bool> free(weights.size(), true);
    for (const Instruction& in : kernel.instructions) {
        const bool isConstant =
            (in.opcode == Opcode::Ld && in.space == ptx::Space::Parameter) ||
            (in.opcode == Opcode::Mov && in.sources.size() == 1 &&
             (in.sources[0].kind == Operand::Kind::Immediate || in.sources[0].kind == Operand::Kind::Variable)) ||
            (in.opcode == Opcode::Cvta && in.sources.size() == 1 && in.sources[0].kind == Operand::Kind::Register &&
             free[in.sources[0].index]);
        if (isConstant)
            continue;
        for (const Operand& operand : in.destinations)
            if (operand.kind == Operand::Kind::Register)
                free[operand.index] = false;
    }
    for (std::size_t r = 0; r < weights.size(); ++r)
        if (free[r])
            weights[r] = 0;
    return weights;
}

/// The largest number of 32-bit registers that are live at once in a block.
int mostWithin(const Steps& steps, const emulator::BasicBlock& block, RegisterSet live, const std::vector<int>& weights)
{
    int now = 0;
    for (std::uint32_t r = 0; r < weights.size(); ++r)
        now += live.has(r) ? weights[r] : 0;
    int most = now;
    for (std::uint32_t i = block.end; i-- > block.first;) {
        const Step& step = steps.list[i];
        if (step.in.guard == ptx::noIndex) // a guarded write may keep the old value
            forEachDefinition(step, [&](std::uint32_t r) {
                now -= live.has(r) ? weights[r] : 0;
                live.remove(r);
            });
        forEachUse(step, [&](std::uint32_t r) {
            now += live.has(r) ? 0 : weights[r];
            live.add(r);
        });
        most = std::max(most, now);
    }
    return most;
}

} // namespace

int mostLiveRegisters(const ptx::Kernel& kernel)
{
    if (kernel.instructions.empty())
        return 0;
    const Steps steps = stepsOf(kernel);
    const emulator::FlowGraph graph = emulator::buildFlowGraph(steps);
    const std::vector<RegisterSet> liveIn = emulator::findLiveIn(steps, graph);
    const std::vector<int> weights = weightsOf(kernel);
    int most = 0;
    for (const emulator::BasicBlock& block : graph.blocks)
        most = std::max(most, mostWithin(steps, block, liveAfter(block, weights.size(), liveIn), weights));
    return most;
}

} // namespace tilescope
