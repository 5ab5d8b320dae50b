#include "gpu/emulator/translate/simplify.h"

#include "gpu/emulator/execute/region.h"
#include "gpu/emulator/translate/data_flow.h"

#include <algorithm>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Operand;
using ptx::Type;

bool isByteLoad(const Step& step)
{
    const ptx::Instruction& in = step.in;
    return in.opcode == Opcode::Ld && (in.type == Type::U8 || in.type == Type::B8) && in.vector == 1 &&
           in.space != ptx::Space::Parameter && in.space != ptx::Space::Local && in.guard == ptx::noIndex &&
           in.destinations.size() == 1 && in.destinations[0].kind == Operand::Kind::Register;
}

bool isFloatOfInteger(const Step& step)
{
    const ptx::Instruction& in = step.in;
    return in.opcode == Opcode::Cvt && in.type == Type::F32 && !ptx::isFloat(in.sourceType) &&
           in.rounding == ptx::Rounding::Rn && !in.saturate && in.guard == ptx::noIndex &&
           (ptx::bitsOf(in.sourceType) > 8 || in.sourceType == Type::U8);
}

/// ld.u8 whose only reader, in its block, is a cvt.rn.f32: the load includes the conversion.
void fuseByteToFloat(Steps& steps, const FlowGraph& graph)
{
    const Definitions definitions(steps, graph);
    for (const BasicBlock& block : graph.blocks)
        for (std::uint32_t i = block.first; i < block.end; ++i) {
            Step& load = steps.list[i];
            if (load.removed || !isByteLoad(load))
                continue;
            const std::uint32_t loaded = load.in.destinations[0].index;
            if (definitions.uses(loaded) != 1 || !definitions.only(loaded))
                continue;
            const auto reader =
                std::find_if(steps.list.begin() + i + 1, steps.list.begin() + block.end, [&](const Step& s) {
                    return !s.removed && isFloatOfInteger(s) && s.in.sources[0].kind == Operand::Kind::Register &&
                           s.in.sources[0].index == loaded;
                });
            if (reader == steps.list.begin() + block.end || !definitions.only(reader->in.destinations[0].index))
                continue;
            load.in.destinations = reader->in.destinations;
            load.byteToFloat = true;
            reader->removed = true;
        }
}

/// ld.param at a computed address: through the parameters' generic window.
void addressParameters(Steps& steps)
{
    for (Step& step : steps.list) {
        if (step.in.opcode != Opcode::Ld || step.in.space != ptx::Space::Parameter)
            continue;
        Operand& memory = step.in.sources.at(0);
        if (memory.base != Operand::Kind::Register || ptx::bitsOf(steps.kernel->registers[memory.index].type) != 64)
            continue;
        step.in.space = ptx::Space::Generic;
        memory.offset += static_cast<std::int64_t>(std::uint64_t{ParameterRegion} << regionShift);
    }
}

void removeUnused(Steps& steps)
{
    std::vector<std::uint32_t> uses(steps.kernel->registers.size(), 0);
    for (const Step& step : steps.list)
        if (!step.removed)
            forEachUse(step, [&](std::uint32_t r) { ++uses[r]; });
    // Backwards, so that steps read only by a removed step are removed in the same pass.
    for (bool changed = true; changed;) {
        changed = false;
        for (auto it = steps.list.rbegin(); it != steps.list.rend(); ++it) {
            if (it->removed || hasEffects(*it))
                continue;
            bool wanted = false;
            forEachDefinition(*it, [&](std::uint32_t r) { wanted = wanted || uses[r] > 0; });
            if (wanted)
                continue;
            forEachUse(*it, [&](std::uint32_t r) { --uses[r]; });
            it->removed = true;
            changed = true;
        }
    }
}

} // namespace

void simplify(Steps& steps, bool join)
{
    const FlowGraph graph = buildFlowGraph(steps);
    propagateCopies(steps, graph);
    addressParameters(steps);
    fuseAddresses(steps, graph);
    removeUnused(steps);
    fuseByteToFloat(steps, graph);
    if (join)
        joinAccesses(steps, graph);
}

} // namespace tilescope::emulator
