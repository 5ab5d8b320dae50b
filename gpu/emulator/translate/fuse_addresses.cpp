#include "gpu/emulator/translate/simplify.h"

#include "gpu/emulator/translate/data_flow.h"
#include "gpu/emulator/translate/uniformity.h"

#include <optional>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Operand;
using ptx::Type;

/// index × scale, widened to 64 bits.
struct WideIndex {
    Operand index;
    std::uint16_t scale = 1;
    bool isSigned = true;
};

bool accessesMemory(const Step& step)
{
    switch (step.in.opcode) {
    case Opcode::Ld:
    case Opcode::St:
    case Opcode::Atom:
    case Opcode::Red: break;
    default: return false;
    }
    return step.in.space != ptx::Space::Parameter && !step.in.sources.empty() &&
           step.in.sources[0].kind == Operand::Kind::Memory && step.in.sources[0].base == Operand::Kind::Register;
}

bool is64Bits(const Step& step) { return ptx::bitsOf(step.in.type) == 64 && !ptx::isFloat(step.in.type); }

class Fusion
{
public:
    Fusion(Steps& steps, const FlowGraph& graph)
        : m_steps(steps), m_definitions(steps, graph), m_uniformity(findUniformity(steps, graph))
    {
    }

    void run()
    {
        for (Step& step : m_steps.list)
            if (!step.removed && accessesMemory(step))
                fuse(step);
    }

private:
    const RegisterFacts& facts(const Operand& o) const { return m_uniformity.registers[o.index]; }

    /// The step that computed the operand's value as `reader` sees it.
    const Step* definitionOf(const Operand& operand, std::uint32_t reader) const
    {
        return operand.kind == Operand::Kind::Register ? m_definitions.reaching(operand.index, reader) : nullptr;
    }

    bool isUniform(const Operand& o) const
    {
        return o.kind == Operand::Kind::Variable || (o.kind == Operand::Kind::Register && !facts(o).divergent);
    }

    static std::optional<std::uint16_t> scaleOf(const Operand& o)
    {
        if (o.kind != Operand::Kind::Immediate || o.bits == 0 || o.bits > 0xFFFF)
            return {};
        return static_cast<std::uint16_t>(o.bits);
    }

    bool is32Bits(const Operand& o) const { return ptx::bitsOf(m_steps.kernel->registers[o.index].type) == 32; }

    static bool isIndexType(Type type) { return type == Type::S32 || type == Type::U32; }

    /// mul.wide and cvt, and a cvt shifted or multiplied, as index × scale.
    std::optional<WideIndex> wideIndex(const Operand& operand, std::uint32_t reader) const
    {
        const Step* step = definitionOf(operand, reader);
        if (!step)
            return {};
        const ptx::Instruction& in = step->in;
        const std::uint32_t at = m_definitions.indexOf(*step);
        WideIndex result;
        if (in.opcode == Opcode::Mul && in.half == ptx::Half::Wide && isIndexType(in.type)) {
            const auto scale = scaleOf(in.sources[1]);
            if (!scale)
                return {};
            result = {in.sources[0], *scale, ptx::isSigned(in.type)};
        } else if (in.opcode == Opcode::Cvt && is64Bits(*step) && isIndexType(in.sourceType) && !in.saturate) {
            result = {in.sources[0], 1, ptx::isSigned(in.sourceType)};
        } else if ((in.opcode == Opcode::Shl && in.sources[1].kind == Operand::Kind::Immediate &&
                    in.sources[1].bits < 16) &&
                   is64Bits(*step)) {
            const auto inner = wideIndex(in.sources[0], at);
            const std::uint64_t scale = inner ? std::uint64_t{inner->scale} << in.sources[1].bits : 0;
            if (!inner || scale > 0xFFFF || !m_definitions.holds(inner->index, at, reader))
                return {};
            return WideIndex{inner->index, static_cast<std::uint16_t>(scale), inner->isSigned};
        } else {
            return {};
        }
        // cvt.s64.s32 may read the low half of a 64-bit register, which an index cannot.
        if (result.index.kind != Operand::Kind::Register || !is32Bits(result.index) ||
            !m_definitions.holds(result.index, at, reader))
            return {};
        return result;
    }

    /// Decomposes the address of `step`; `displacement` collects the constants added on the way.
    void fuse(Step& step)
    {
        const std::uint32_t reader = m_definitions.indexOf(step);
        Operand address = step.in.sources[0];
        address.kind = Operand::Kind::Register;
        if (!facts(address).divergent)
            return; // uniform addresses are cheap
        std::int64_t displacement = step.in.sources[0].offset;
        for (int length = 0; length < 16; ++length) {
            const Step* sum = definitionOf(address, reader);
            if (sum && sum->in.opcode == Opcode::Mad && sum->in.half == ptx::Half::Wide) {
                takeMad(step, sum->in, m_definitions.indexOf(*sum), reader, displacement);
                return;
            }
            if (!sum || sum->in.opcode != Opcode::Add || !is64Bits(*sum))
                break;
            const std::uint32_t at = m_definitions.indexOf(*sum);
            const Operand& right = sum->in.sources[1];
            if (right.kind == Operand::Kind::Immediate && m_definitions.holds(sum->in.sources[0], at, reader)) {
                address = sum->in.sources[0];
                displacement = static_cast<std::int64_t>(static_cast<std::uint64_t>(displacement) + right.bits);
                if (address.kind != Operand::Kind::Register)
                    return;
                continue;
            }
            if (take(step, sum->in.sources[0], right, at, reader, displacement) ||
                take(step, right, sum->in.sources[0], at, reader, displacement))
                return;
            break;
        }
    }

    /// mad.wide: index × constant + base
    void takeMad(Step& step, const ptx::Instruction& mad, std::uint32_t at, std::uint32_t reader,
                 std::int64_t displacement)
    {
        const auto scale = scaleOf(mad.sources[1]);
        const Operand &index = mad.sources[0], &base = mad.sources[2];
        if (!scale || !isIndexType(mad.type) || index.kind != Operand::Kind::Register || !is32Bits(index) ||
            !isUniform(base) || !m_definitions.holds(index, at, reader) || !m_definitions.holds(base, at, reader))
            return;
        set(step, base, {index, *scale, ptx::isSigned(mad.type)}, displacement);
    }

    static void set(Step& step, const Operand& base, const WideIndex& index, std::int64_t displacement)
    {
        step.base = base;
        step.index = index.index;
        step.scale = index.scale;
        step.indexSigned = index.isSigned;
        step.displacement = displacement;
    }

    bool take(Step& step, const Operand& base, const Operand& widened, std::uint32_t at, std::uint32_t reader,
              std::int64_t displacement)
    {
        if (!isUniform(base) || !m_definitions.holds(base, at, reader))
            return false;
        const std::optional<WideIndex> index = wideIndex(widened, at);
        if (!index || !m_definitions.holds(index->index, at, reader))
            return false;
        set(step, base, *index, displacement);
        return true;
    }

    Steps& m_steps;
    Definitions m_definitions;
    Uniformity m_uniformity;
};

} // namespace

void fuseAddresses(Steps& steps, const FlowGraph& graph) { Fusion(steps, graph).run(); }

} // namespace tilescope::emulator
