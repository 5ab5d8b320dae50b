#include "gpu/emulator/translate/spin_loops.h"

#include <algorithm>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;

class Search
{
public:
    Search(const Steps& steps, const FlowGraph& graph, const Uniformity& uniformity)
        : m_steps(steps), m_graph(graph), m_uniformity(uniformity), m_inside(graph.blocks.size())
    {
    }

    bool run()
    {
        const bool mayWait = std::ranges::any_of(m_steps.list, [this](const Step& s) { return seesOthersStores(s); });
        if (!mayWait || !partsLanes())
            return false;
        for (std::uint32_t head = 0; head < m_graph.blocks.size(); ++head)
            if (findLoop(head) && waits())
                return true;
        return false;
    }

private:
    /// The blocks of the loop that begins at `head`, if one does: those from which a jump back to it can be reached.
    bool findLoop(std::uint32_t head)
    {
        std::vector<std::uint32_t> open;
        m_loop.clear();
        for (const std::uint32_t from : m_graph.blocks[head].predecessors)
            if (m_graph.blocks[from].reachable && m_graph.dominates(head, from))
                open.push_back(from);
        if (open.empty())
            return false;
        m_inside.assign(m_graph.blocks.size(), false);
        m_inside[head] = true;
        m_loop.push_back(head);
        while (!open.empty()) {
            const std::uint32_t block = open.back();
            open.pop_back();
            if (m_inside[block])
                continue;
            m_inside[block] = true;
            m_loop.push_back(block);
            open.insert(open.end(), m_graph.blocks[block].predecessors.begin(),
                        m_graph.blocks[block].predecessors.end());
        }
        return true;
    }

    bool seesOthersStores(const Step& step) const
    {
        const ptx::Instruction& in = step.in;
        if (step.removed)
            return false;
        if (in.opcode == Opcode::Ld)
            return in.isVolatile && in.space != ptx::Space::Parameter && in.space != ptx::Space::Local;
        const bool returns = !in.destinations.empty() && in.destinations[0].kind == ptx::Operand::Kind::Register &&
                             m_uniformity.registers[in.destinations[0].index].uses > 0;
        return in.opcode == Opcode::Atom && returns;
    }

    bool waits() const
    {
        return std::ranges::any_of(m_loop, [this](std::uint32_t b) {
            const BasicBlock& block = m_graph.blocks[b];
            return std::any_of(m_steps.list.begin() + block.first, m_steps.list.begin() + block.end,
                               [this](const Step& step) { return seesOthersStores(step); });
        });
    }

    /// Some lanes go another way than others, here or before the loop.
    bool partsLanes() const
    {
        return std::ranges::any_of(m_graph.blocks, [this](const BasicBlock& block) {
            const Step& last = m_steps.list[block.end - 1];
            const bool hasGuard = endsBlock(last) && last.in.guard != ptx::noIndex;
            return (hasGuard && m_uniformity.registers[last.in.guard].divergent) || last.in.opcode == Opcode::BrxIdx;
        });
    }

    const Steps& m_steps;
    const FlowGraph& m_graph;
    const Uniformity& m_uniformity;
    std::vector<bool> m_inside; ///< by block
    std::vector<std::uint32_t> m_loop;
};

} // namespace

bool maySpin(const Steps& steps, const FlowGraph& graph, const Uniformity& uniformity)
{
    return Search(steps, graph, uniformity).run();
}

} // namespace tilescope::emulator
