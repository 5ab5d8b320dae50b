#include "gpu/emulator/block_classes/trace_program.h"

#include "gpu/emulator/translate/flow_graph.h"
#include "gpu/emulator/translate/simplify.h"
#include "gpu/emulator/translate/uniformity.h"

#include <algorithm>
#include <cstring>
#include <map>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Operand;
using ptx::Special;

bool isAccess(const Step& step)
{
    switch (step.in.opcode) {
    case Opcode::Ld: return step.in.space != ptx::Space::Parameter;
    case Opcode::St:
    case Opcode::CpAsync:
    case Opcode::LdMatrix:
    case Opcode::Atom:
    case Opcode::Red: return true;
    default: return false;
    }
}

bool isSurface(const Step& step)
{
    return step.in.opcode == Opcode::SurfaceLoad || step.in.opcode == Opcode::SurfaceStore;
}

/// Whether the step must be traced even if its result is not used.
bool isSink(const Step& step)
{
    return isAccess(step) || isSurface(step) || endsBlock(step) || step.in.opcode == Opcode::Bar ||
           step.in.opcode == Opcode::BarRed;
}

bool isTexture(const Step& step) { return step.in.opcode == Opcode::Tex || step.in.opcode == Opcode::Tld4; }

/// Marks the registers on which an address, a branch predicate or a barrier depends.
class Slice
{
public:
    explicit Slice(const Steps& steps) : m_wanted(steps.kernel->registers.size(), false)
    {
        for (const Step& step : steps.list)
            if (!step.removed && isSink(step))
                wantSink(step);
        while (m_changed) {
            m_changed = false;
            for (auto it = steps.list.rbegin(); it != steps.list.rend(); ++it)
                if (!it->removed && isWanted(*it) && !isSink(*it))
                    wantSources(*it);
        }
    }

    bool isWanted(const Step& step) const
    {
        bool wanted = false;
        forEachDefinition(step, [&](std::uint32_t r) { wanted = wanted || m_wanted[r]; });
        return wanted;
    }

private:
    void want(std::uint32_t r)
    {
        m_changed = m_changed || !m_wanted[r];
        m_wanted[r] = true;
    }
    void wantOperand(const Operand& o)
    {
        if (o.kind == Operand::Kind::Register || (o.kind == Operand::Kind::Memory && o.base == Operand::Kind::Register))
            want(o.index);
    }
    void wantSink(const Step& step)
    {
        if (step.in.guard != ptx::noIndex)
            want(step.in.guard);
        if (step.in.opcode == Opcode::CpAsync) { // destination, source, size
            for (const Operand& o : step.in.sources)
                wantOperand(o);
            return;
        }
        if (isAccess(step)) {
            wantOperand(step.scale ? step.base : step.in.sources.at(0));
            if (step.scale)
                wantOperand(step.index);
            return;
        }
        // The predicate of a barrier reduction does not affect the barrier; its result is not traced.
        const std::size_t votes = step.in.opcode == Opcode::BarRed ? 1 : 0;
        for (std::size_t i = 0; i + votes < step.in.sources.size(); ++i)
            wantOperand(step.in.sources[i]);
    }
    void wantSources(const Step& step)
    {
        if (isTexture(step)) {
            if (step.in.guard != ptx::noIndex)
                want(step.in.guard);
            return;
        }
        forEachUse(step, [&](std::uint32_t r) { want(r); });
    }

    std::vector<bool> m_wanted;
    bool m_changed = true;
};

class Builder
{
public:
    Builder(const LaunchSetup& setup, TraceProgram& program)
        : m_setup(setup), m_program(program), m_steps(program.steps)
    {
    }

    void build()
    {
        const FlowGraph graph = buildFlowGraph(m_steps);
        const Uniformity uniformity = findUniformity(m_steps, graph);
        const Slice slice(m_steps);
        for (const RegisterFacts& facts : uniformity.registers)
            m_program.scalar.push_back(!facts.divergent);
        for (const BasicBlock& block : graph.blocks) {
            TraceBlock& to = m_program.blocks.emplace_back();
            to.first = static_cast<std::uint32_t>(m_program.list.size());
            if (block.reachable)
                for (std::uint32_t i = block.first; i < block.end; ++i)
                    addStep(slice, i, uniformity.blended[i]);
            to.end = static_cast<std::uint32_t>(m_program.list.size());
            to.lastSite = block.end - 1;
            const Step& last = m_steps.list[block.end - 1];
            to.last = endsBlock(last) ? &last : nullptr;
            if (last.in.target != ptx::noIndex)
                to.target = graph.blockOf[last.in.target];
            to.join = block.join;
            to.splits = block.successors.size() > 1;
        }
    }

private:
    void addStep(const Slice& slice, std::uint32_t site, bool blended)
    {
        const Step& step = m_steps.list[site];
        const bool steers = endsBlock(step);
        // Textures and guarded steps are kept for their guards, which determine the active lanes.
        const bool guardedFetch = isTexture(step) && step.in.guard != ptx::noIndex;
        if (step.removed || steers || !(isSink(step) || guardedFetch || slice.isWanted(step)))
            return;
        TraceStep& to = m_program.list.emplace_back();
        to.step = &step;
        to.site = site;
        to.opcode = step.in.opcode;
        to.blended = blended;
        if (slice.isWanted(step) && step.in.destinations[0].kind == Operand::Kind::Register) {
            to.destination = step.in.destinations[0].index;
            to.bits = static_cast<std::uint8_t>(ptx::bitsOf(m_steps.kernel->registers[to.destination].type));
        }
        if (isAccess(step))
            addAddress(to);
        else
            addSources(to);
    }

    void addAddress(TraceStep& to)
    {
        const Step& step = *to.step;
        if (step.in.opcode == Opcode::CpAsync) {
            to.sources[0] = value(addressBase(step.in.sources.at(0)), 64);
            to.sources[1] = value(addressBase(step.in.sources.at(1)), 64);
            to.sourceCount = 2;
            if (step.in.sources.size() > 2)
                to.sources[to.sourceCount++] = value(step.in.sources[2], 32);
            return;
        }
        to.sourceCount = 1;
        if (step.scale) {
            to.sources[0] = value(step.base, 64);
            to.sources[1] = value(step.index, 32);
            to.sourceCount = 2;
            return;
        }
        to.sources[0] = value(addressBase(step.in.sources.at(0)), 64);
    }

    static Operand addressBase(Operand memory)
    {
        memory.kind = memory.base;
        if (memory.kind == Operand::Kind::None) {
            memory.kind = Operand::Kind::Immediate;
            memory.bits = 0;
        }
        return memory;
    }

    void addSources(TraceStep& to)
    {
        const ptx::Instruction& in = to.step->in;
        if (in.opcode == Opcode::Ld) { // of parameters: one source per element
            Operand element = in.sources.at(0);
            const int bits = ptx::bitsOf(in.type);
            for (std::size_t i = 0; i < std::min(in.destinations.size(), to.sources.size()); ++i) {
                to.sources[to.sourceCount++] = value(element, bits);
                element.offset += bits / 8;
            }
            return;
        }
        for (const Operand& o : in.sources) {
            if (to.sourceCount == to.sources.size())
                break;
            to.sources[to.sourceCount] = value(o, bitsOfSource(in, to.sourceCount));
            ++to.sourceCount;
        }
    }

    static int bitsOfSource(const ptx::Instruction& in, std::uint32_t i)
    {
        switch (in.opcode) {
        case Opcode::Shl:
        case Opcode::Shr: return i == 0 ? ptx::bitsOf(in.type) : 32;
        case Opcode::Mad: return ptx::bitsOf(in.type) * (i == 2 && in.half == ptx::Half::Wide ? 2 : 1);
        case Opcode::Cvt:
        case Opcode::Set: return ptx::bitsOf(in.sourceType);
        case Opcode::Bfe: return i == 0 ? ptx::bitsOf(in.type) : 32;
        case Opcode::Bfi: return i < 2 ? ptx::bitsOf(in.type) : 32;
        case Opcode::Bar:
        case Opcode::BarRed: return 32;
        default: return std::max(ptx::bitsOf(in.type), 1);
        }
    }

    /// Index of an operand's value; also for a predicate, though it is stored elsewhere.
    std::uint32_t value(const Operand& o, int bits)
    {
        switch (o.kind) {
        case Operand::Kind::Register: return o.index;
        case Operand::Kind::Immediate:
            return preset({false, Special::TidX, bits >= 64 ? o.bits : o.bits & ((std::uint64_t{1} << bits) - 1)});
        case Operand::Kind::Special: return preset({true, o.special, 0});
        case Operand::Kind::Variable: return preset({false, Special::TidX, addressOf(o)});
        case Operand::Kind::Memory: return preset({false, Special::TidX, parameter(o, bits)});
        case Operand::Kind::None: break;
        }
        return preset({});
    }

    std::uint64_t addressOf(const Operand& o) const
    {
        const auto offset = static_cast<std::uint64_t>(o.offset);
        const ptx::Kernel& kernel = *m_steps.kernel;
        switch (o.space) {
        case ptx::Space::Shared: return kernel.shared.at(o.index).offset + offset;
        case ptx::Space::Local: return kernel.local.at(o.index).offset + offset;
        case ptx::Space::Parameter: return kernel.parameters.at(o.index).offset + offset;
        case ptx::Space::Constant:
            return Memory::constantWindow() + m_steps.module->constant.at(o.index).offset + offset;
        case ptx::Space::Global: return m_setup.memory->globalAddress(m_setup.module, o.index) + offset;
        default: return 0;
        }
    }

    std::uint64_t parameter(const Operand& o, int bits) const
    {
        std::int64_t at = o.offset;
        if (o.base == Operand::Kind::Variable)
            at += static_cast<std::int64_t>(m_steps.kernel->parameters.at(o.index).offset);
        std::uint64_t result = 0;
        const auto bytes = static_cast<std::size_t>(bits / 8);
        if (at >= 0 && static_cast<std::size_t>(at) + bytes <= m_setup.parameters.size() && bytes <= sizeof result)
            std::memcpy(&result, m_setup.parameters.data() + at, bytes);
        return result;
    }

    std::uint32_t preset(const TracePreset& p)
    {
        const auto key = std::make_pair(p.isSpecial, p.isSpecial ? static_cast<std::uint64_t>(p.special) : p.value);
        const auto [found, isNew] = m_presets.try_emplace(key, static_cast<std::uint32_t>(m_program.scalar.size()));
        if (isNew) {
            m_program.presets.push_back(p);
            m_program.scalar.push_back(!p.isSpecial || !differsBetweenLanes(p.special));
        }
        return found->second;
    }

    static bool differsBetweenLanes(Special s)
    {
        return s <= Special::TidZ || s == Special::LaneId || (s >= Special::LanemaskEq && s <= Special::LanemaskGt);
    }

    const LaunchSetup& m_setup;
    TraceProgram& m_program;
    const Steps& m_steps;
    std::map<std::pair<bool, std::uint64_t>, std::uint32_t> m_presets;
};

} // namespace

TraceProgram makeTraceProgram(const LaunchSetup& setup)
{
    TraceProgram program;
    program.steps = makeSteps(*setup.program->module, *setup.program->kernel);
    simplify(program.steps, false);
    Builder(setup, program).build();
    return program;
}

} // namespace tilescope::emulator
