#include "gpu/emulator/translate/simplify.h"

#include "gpu/emulator/translate/data_flow.h"

#include <optional>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Operand;

bool isSteadySpecial(ptx::Special special)
{
    return special != ptx::Special::Clock && special != ptx::Special::Clock64 && special != ptx::Special::GlobalTimer;
}

/// The operand that the step copies; nothing if it is not a plain copy.
std::optional<Operand> copied(const Steps& steps, const Step& step)
{
    const ptx::Instruction& in = step.in;
    const bool move = in.opcode == Opcode::Mov;
    const bool addressCopy =
        in.opcode == Opcode::Cvta && (in.space == ptx::Space::Global || in.space == ptx::Space::Constant);
    if ((!move && !addressCopy) || in.guard != ptx::noIndex || in.sources.size() != 1 || in.destinations.size() != 1 ||
        in.destinations[0].kind != Operand::Kind::Register)
        return {};
    const auto& registers = steps.kernel->registers;
    const ptx::Type type = registers[in.destinations[0].index].type;
    if (type == ptx::Type::Pred || ptx::bitsOf(type) != ptx::bitsOf(in.type))
        return {};
    const Operand& source = in.sources[0];
    switch (source.kind) {
    case Operand::Kind::Immediate: return source;
    case Operand::Kind::Variable: return source;
    case Operand::Kind::Special:
        return isSteadySpecial(source.special) && ptx::bitsOf(type) == 32 ? std::optional(source) : std::nullopt;
    case Operand::Kind::Register:
        return ptx::bitsOf(registers[source.index].type) == ptx::bitsOf(type) ? std::optional(source) : std::nullopt;
    default: return {};
    }
}

/// [register + offset] with the register replaced; false if the original cannot be used there.
bool replaceBase(Operand& memory, const Operand& original)
{
    switch (original.kind) {
    case Operand::Kind::Register: memory.index = original.index; return true;
    case Operand::Kind::Variable:
        memory.base = Operand::Kind::Variable;
        memory.space = original.space;
        memory.index = original.index;
        memory.offset += original.offset;
        return true;
    default: return false;
    }
}

class Propagation
{
public:
    Propagation(Steps& steps, const FlowGraph& graph) : m_steps(steps), m_definitions(steps, graph) {}

    void run()
    {
        for (std::uint32_t i = 0; i < m_steps.list.size(); ++i)
            for (Operand& source : m_steps.list[i].in.sources)
                replace(source, i);
    }

private:
    /// Follows copies of copies; each register was written once, so there are no cycles.
    void replace(Operand& operand, std::uint32_t reader)
    {
        for (int length = 0; length < 64; ++length) {
            const bool memory = operand.kind == Operand::Kind::Memory && operand.base == Operand::Kind::Register;
            if (!memory && operand.kind != Operand::Kind::Register)
                return;
            const Step* step = m_definitions.only(operand.index);
            if (!step)
                return;
            const std::uint32_t writer = m_definitions.indexOf(*step);
            const std::optional<Operand> original = copied(m_steps, *step);
            if (!original || !m_definitions.reaches(writer, reader) || !isStable(*original, writer))
                return;
            if (memory) {
                if (!replaceBase(operand, *original))
                    return;
            } else {
                operand = *original;
            }
        }
    }

    /// The original must be a register that is written once, before the copy.
    bool isStable(const Operand& original, std::uint32_t writer) const
    {
        if (original.kind != Operand::Kind::Register)
            return true;
        const Step* step = m_definitions.only(original.index);
        return step && m_definitions.reaches(m_definitions.indexOf(*step), writer);
    }

    Steps& m_steps;
    Definitions m_definitions;
};

} // namespace

void propagateCopies(Steps& steps, const FlowGraph& graph) { Propagation(steps, graph).run(); }

} // namespace tilescope::emulator
