#include "gpu/emulator/translate/data_flow.h"

namespace tilescope::emulator
{

Definitions::Definitions(const Steps& steps, const FlowGraph& graph)
    : m_steps(steps), m_graph(graph), m_count(steps.kernel->registers.size(), 0),
      m_definition(m_count.size(), ptx::noIndex), m_uses(m_count.size(), 0)
{
    for (std::uint32_t i = 0; i < steps.list.size(); ++i) {
        if (steps.list[i].removed)
            continue;
        forEachUse(steps.list[i], [&](std::uint32_t r) { ++m_uses[r]; });
        forEachDefinition(steps.list[i], [&](std::uint32_t r) {
            ++m_count[r];
            m_definition[r] = i;
        });
    }
}

const Step* Definitions::only(std::uint32_t r) const
{
    if (m_count[r] != 1)
        return nullptr;
    const Step& step = m_steps.list[m_definition[r]];
    return step.in.guard == ptx::noIndex ? &step : nullptr;
}

const Step* Definitions::reaching(std::uint32_t r, std::uint32_t reader) const
{
    if (m_count[r] == 1) {
        const Step* step = only(r);
        return step && reaches(indexOf(*step), reader) ? step : nullptr;
    }
    for (std::uint32_t i = reader; i-- > m_graph.blocks[m_graph.blockOf[reader]].first;) {
        const Step& step = m_steps.list[i];
        bool writes = false;
        if (!step.removed)
            forEachDefinition(step, [&](std::uint32_t written) { writes = writes || written == r; });
        if (writes)
            return step.in.guard == ptx::noIndex ? &step : nullptr;
    }
    return nullptr;
}

bool Definitions::holds(const ptx::Operand& operand, std::uint32_t from, std::uint32_t to) const
{
    if (operand.kind != ptx::Operand::Kind::Register || m_count[operand.index] <= 1)
        return true;
    if (from > to || m_graph.blockOf[from] != m_graph.blockOf[to])
        return false;
    bool written = false;
    for (std::uint32_t i = from; i < to; ++i)
        forEachDefinition(m_steps.list[i], [&](std::uint32_t r) { written = written || r == operand.index; });
    return !written;
}

bool Definitions::reaches(std::uint32_t definition, std::uint32_t use) const
{
    const std::uint32_t above = m_graph.blockOf[definition], below = m_graph.blockOf[use];
    return above == below ? definition < use : m_graph.dominates(above, below);
}

std::vector<RegisterSet> findLiveIn(const Steps& steps, const FlowGraph& graph)
{
    const std::size_t registers = steps.kernel->registers.size();
    const std::size_t count = graph.blocks.size();
    std::vector<RegisterSet> read(count, RegisterSet(registers)); // before any write in the block
    std::vector<RegisterSet> written(count, RegisterSet(registers));

    for (std::size_t b = 0; b < count; ++b)
        for (std::uint32_t i = graph.blocks[b].first; i < graph.blocks[b].end; ++i) {
            const Step& step = steps.list[i];
            if (step.removed)
                continue;
            forEachUse(step, [&](std::uint32_t r) {
                if (!written[b].has(r))
                    read[b].add(r);
            });
            // A guarded write may keep the old value.
            if (step.in.guard == ptx::noIndex)
                forEachDefinition(step, [&](std::uint32_t r) { written[b].add(r); });
        }

    return liveOnEntry(graph.blocks, registers, read, written);
}

} // namespace tilescope::emulator
