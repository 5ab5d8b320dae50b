#include "gpu/emulator/translate/uniformity.h"

#include "gpu/emulator/translate/data_flow.h"
#include "gpu/ptx/opcode_facts.h"

#include <algorithm>

namespace tilescope::emulator
{

namespace
{

using ptx::Opcode;
using ptx::Operand;
using ptx::Special;

bool isDivergentSpecial(Special special)
{
    switch (special) {
    case Special::TidX:
    case Special::TidY:
    case Special::TidZ:
    case Special::LaneId:
    case Special::LanemaskEq:
    case Special::LanemaskLe:
    case Special::LanemaskLt:
    case Special::LanemaskGe:
    case Special::LanemaskGt: return true;
    default: return false;
    }
}

/// Special registers that change from block to block (or from read to read).
bool changesWithBlock(Special special)
{
    switch (special) {
    case Special::CtaidX:
    case Special::CtaidY:
    case Special::CtaidZ:
    case Special::Clock:
    case Special::Clock64:
    case Special::GlobalTimer: return true;
    default: return false;
    }
}

/// Results that differ between lanes for any operands.
bool alwaysDivergent(const Step& step)
{
    switch (step.in.opcode) {
    case Opcode::Ld: return step.in.space == ptx::Space::Local;
    // A generic address of local memory refers to another byte in each lane.
    case Opcode::Cvta: return step.in.toGeneric && step.in.space == ptx::Space::Local;
    case Opcode::Match: return step.in.vote != ptx::VoteMode::All;
    default: return step.in.carryIn || step.in.carryOut || ptx::factsOf(step.in.opcode).lanes == ptx::Lanes::Divergent;
    }
}

/// Results that are the same for all active lanes for any operands, if all give the same members.
bool neverDivergent(const Step& step)
{
    if (step.in.opcode == Opcode::Match)
        return step.in.vote == ptx::VoteMode::All;
    return ptx::factsOf(step.in.opcode).lanes == ptx::Lanes::Uniform;
}

class Analysis
{
public:
    Analysis(const Steps& steps, const FlowGraph& graph)
        : m_steps(steps), m_graph(graph), m_liveIn(findLiveIn(steps, graph))
    {
        m_result.registers.resize(steps.kernel->registers.size());
        m_result.blended.assign(steps.list.size(), false);
    }

    Uniformity run(bool lanesPart)
    {
        countRegisters();
        findInvariants();
        if (lanesPart) {
            partLanes();
            return std::move(m_result);
        }
        m_handled.assign(m_graph.blocks.size(), false);
        while (propagate() || handleBranches()) {
        }
        return std::move(m_result);
    }

private:
    RegisterFacts& facts(std::uint32_t r) { return m_result.registers[r]; }

    void countRegisters()
    {
        for (std::uint32_t i = 0; i < m_steps.list.size(); ++i) {
            const Step& step = m_steps.list[i];
            if (step.removed)
                continue;
            forEachUse(step, [&](std::uint32_t r) { ++facts(r).uses; });
            forEachDefinition(step, [&](std::uint32_t r) {
                ++facts(r).definitions;
                facts(r).definition = i;
            });
        }
    }

    bool isInvariantStep(const Step& step)
    {
        if (hasEffects(step) || step.in.guard != ptx::noIndex || step.in.destinations.empty())
            return false;
        for (const Operand& source : step.in.sources)
            if (source.kind == Operand::Kind::Special && changesWithBlock(source.special))
                return false;
        bool invariant = true;
        forEachUse(step, [&](std::uint32_t r) { invariant = invariant && facts(r).launchInvariant; });
        forEachDefinition(step, [&](std::uint32_t r) { invariant = invariant && facts(r).definitions == 1; });
        return invariant;
    }

    void findInvariants()
    {
        std::vector<bool> found(m_steps.list.size(), false);
        for (bool changed = true; changed;) {
            changed = false;
            for (std::uint32_t i = 0; i < m_steps.list.size(); ++i) {
                const Step& step = m_steps.list[i];
                if (found[i] || step.removed || !isInvariantStep(step))
                    continue;
                found[i] = true;
                changed = true;
                m_result.hoistOrder.push_back(i);
                forEachDefinition(step, [&](std::uint32_t r) { facts(r).launchInvariant = true; });
            }
        }
    }

    void partLanes()
    {
        for (std::uint32_t i = 0; i < m_steps.list.size(); ++i)
            forEachDefinition(m_steps.list[i], [&](std::uint32_t r) {
                if (!facts(r).launchInvariant)
                    m_result.blended[i] = facts(r).divergent = true;
            });
        propagate(); // for invariants
    }

    bool readsDivergent(const Step& step)
    {
        bool divergent = false;
        forEachUse(step, [&](std::uint32_t r) { divergent = divergent || facts(r).divergent; });
        for (const Operand& source : step.in.sources)
            divergent = divergent || (source.kind == Operand::Kind::Special && isDivergentSpecial(source.special));
        return divergent;
    }

    /// Whether lanes vote or reduce in groups, each with a mask of its own.
    bool groupsDiffer(const Step& step)
    {
        if (step.in.opcode != Opcode::Vote && step.in.opcode != Opcode::Redux && step.in.opcode != Opcode::Match)
            return false;
        const Operand& members = step.in.sources.back();
        return members.kind == Operand::Kind::Register && facts(members.index).divergent;
    }

    bool guardDiverges(const Step& step) { return step.in.guard != ptx::noIndex && facts(step.in.guard).divergent; }

    /// Propagates divergence until nothing changes; returns whether anything did.
    bool propagate()
    {
        bool any = false;
        for (bool changed = true; changed;) {
            changed = false;
            for (std::uint32_t i = 0; i < m_steps.list.size(); ++i) {
                const Step& step = m_steps.list[i];
                if (step.removed)
                    continue;
                if (!endsBlock(step) && guardDiverges(step))
                    m_result.blended[i] = true;
                const bool divergent = guardDiverges(step) || alwaysDivergent(step) ||
                                       (readsDivergent(step) && (!neverDivergent(step) || groupsDiffer(step)));
                if (!divergent)
                    continue;
                forEachDefinition(step, [&](std::uint32_t r) {
                    changed |= !facts(r).divergent;
                    facts(r).divergent = true;
                });
            }
            any |= changed;
        }
        return any;
    }

    /// Applies the join rule to branches that have become divergent; returns whether a register changed.
    bool handleBranches()
    {
        bool changed = false;
        for (std::uint32_t b = 0; b < m_graph.blocks.size(); ++b) {
            const BasicBlock& block = m_graph.blocks[b];
            const Step& last = m_steps.list[block.end - 1];
            if (m_handled[b] || !isBranch(last) || block.successors.size() < 2)
                continue;
            if (!guardDiverges(last) && !(last.in.opcode == Opcode::BrxIdx && readsDivergent(last)))
                continue;
            m_handled[b] = true;
            for (const std::uint32_t side : block.successors)
                if (side != block.join)
                    changed |= markSide(block, side);
        }
        return changed;
    }

    /// Marks everything written between `side` and the join.
    bool markSide(const BasicBlock& block, std::uint32_t side)
    {
        RegisterSet needed(m_result.registers.size());
        if (block.join != noBlock)
            needed.unite(m_liveIn[block.join]);
        for (const std::uint32_t other : block.successors)
            if (other != side && other != block.join)
                needed.unite(m_liveIn[other]);

        bool changed = false;
        std::vector<bool> seen(m_graph.blocks.size(), false);
        std::vector<std::uint32_t> open{side};
        seen[side] = true;
        while (!open.empty()) {
            const BasicBlock& inside = m_graph.blocks[open.back()];
            open.pop_back();
            for (std::uint32_t i = inside.first; i < inside.end; ++i)
                changed |= markStep(i, needed);
            for (const std::uint32_t next : inside.successors)
                if (next != block.join && !seen[next]) {
                    seen[next] = true;
                    open.push_back(next);
                }
        }
        return changed;
    }

    bool markStep(std::uint32_t i, const RegisterSet& needed)
    {
        const Step& step = m_steps.list[i];
        if (step.removed)
            return false;
        bool changed = false;
        forEachDefinition(step, [&](std::uint32_t r) {
            // An invariant never changes, so it needs no blending.
            if (facts(r).launchInvariant || !needed.has(r))
                return;
            changed |= !facts(r).divergent;
            facts(r).divergent = true;
            m_result.blended[i] = true;
        });
        return changed;
    }

    const Steps& m_steps;
    const FlowGraph& m_graph;
    std::vector<RegisterSet> m_liveIn;
    std::vector<bool> m_handled;
    Uniformity m_result;
};

} // namespace

Uniformity findUniformity(const Steps& steps, const FlowGraph& graph, bool lanesPart)
{
    return Analysis(steps, graph).run(lanesPart);
}

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
    /// The blocks of the loop that begins at `head`, if one does: those from which a branch back to it is reachable.
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
        if (in.opcode == Opcode::Mbarrier)
            return in.mbarrier == ptx::MbarrierOp::Wait || in.mbarrier == ptx::MbarrierOp::WaitParity;
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

    /// Whether lanes may diverge, here or before the loop.
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
