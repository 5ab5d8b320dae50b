#include "gpu/emulator/translate/flow_graph.h"

#include <algorithm>

namespace tilescope::emulator
{
namespace
{

using Edges = std::vector<std::vector<std::uint32_t>>;

std::vector<bool> findLeaders(const Steps& steps)
{
    std::vector<bool> leader(steps.list.size(), false);
    leader[0] = true;
    for (std::size_t i = 0; i < steps.list.size(); ++i) {
        const Step& step = steps.list[i];
        if (!endsBlock(step))
            continue;
        if (i + 1 < steps.list.size())
            leader[i + 1] = true;
        if (step.in.target != ptx::noIndex)
            leader[step.in.target] = true;
        for (const std::uint32_t target : step.in.targets)
            leader[target] = true;
    }
    return leader;
}

void connect(FlowGraph& graph, const Steps& steps)
{
    for (std::uint32_t b = 0; b < graph.blocks.size(); ++b) {
        BasicBlock& block = graph.blocks[b];
        const Step& last = steps.list[block.end - 1];
        const bool guarded = last.in.guard != ptx::noIndex;
        if (last.in.opcode == ptx::Opcode::Bra)
            block.successors.push_back(graph.blockOf[last.in.target]);
        for (const std::uint32_t target : last.in.targets)
            block.successors.push_back(graph.blockOf[target]);
        if ((!endsBlock(last) || guarded) && b + 1 < graph.blocks.size())
            block.successors.push_back(b + 1);
        std::sort(block.successors.begin(), block.successors.end());
        block.successors.erase(std::unique(block.successors.begin(), block.successors.end()), block.successors.end());
        for (const std::uint32_t successor : block.successors)
            graph.blocks[successor].predecessors.push_back(b);
    }
}

/// Nodes reachable from `root` in postorder.
std::vector<std::uint32_t> postorder(const Edges& successors, std::uint32_t root)
{
    std::vector<std::uint32_t> order;
    std::vector<bool> seen(successors.size(), false);
    std::vector<std::pair<std::uint32_t, std::size_t>> stack{{root, 0}};
    seen[root] = true;
    while (!stack.empty()) {
        auto& [node, next] = stack.back();
        if (next < successors[node].size()) {
            const std::uint32_t child = successors[node][next++];
            if (!seen[child]) {
                seen[child] = true;
                stack.emplace_back(child, 0);
            }
        } else {
            order.push_back(node);
            stack.pop_back();
        }
    }
    return order;
}

/// Immediate dominator of every node; noBlock for the root and for unreachable nodes.
std::vector<std::uint32_t> dominators(const Edges& successors, const Edges& predecessors, std::uint32_t root)
{
    const std::vector<std::uint32_t> order = postorder(successors, root);
    std::vector<std::uint32_t> number(successors.size(), noBlock), dominator(successors.size(), noBlock);
    for (std::uint32_t i = 0; i < order.size(); ++i)
        number[order[i]] = i;
    dominator[root] = root;
    const auto meet = [&](std::uint32_t a, std::uint32_t b) {
        while (a != b) {
            while (number[a] < number[b])
                a = dominator[a];
            while (number[b] < number[a])
                b = dominator[b];
        }
        return a;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (auto it = order.rbegin(); it != order.rend(); ++it) {
            if (*it == root)
                continue;
            std::uint32_t best = noBlock;
            for (const std::uint32_t p : predecessors[*it])
                if (number[p] != noBlock && dominator[p] != noBlock)
                    best = best == noBlock ? p : meet(p, best);
            if (best != dominator[*it]) {
                dominator[*it] = best;
                changed = true;
            }
        }
    }
    dominator[root] = noBlock;
    return dominator;
}

void findDominators(FlowGraph& graph)
{
    const auto end = static_cast<std::uint32_t>(graph.blocks.size());
    Edges successors(end), predecessors(end);
    for (std::uint32_t b = 0; b < end; ++b) {
        successors[b] = graph.blocks[b].successors;
        predecessors[b] = graph.blocks[b].predecessors;
    }
    const std::vector<std::uint32_t> forward = dominators(successors, predecessors, 0);
    for (const std::uint32_t b : postorder(successors, 0))
        graph.blocks[b].reachable = true;
    for (std::uint32_t b = 0; b < end; ++b)
        graph.blocks[b].dominator = forward[b];
}

/// Numbers the dominator tree in the order in which a depth-first walk enters and leaves each block.
void numberDominatorTree(FlowGraph& graph)
{
    Edges children(graph.blocks.size());
    for (std::uint32_t b = 0; b < graph.blocks.size(); ++b)
        if (graph.blocks[b].dominator != noBlock)
            children[graph.blocks[b].dominator].push_back(b);
    std::uint32_t clock = 0;
    std::vector<std::pair<std::uint32_t, std::size_t>> stack{{0, 0}};
    graph.blocks[0].treeFirst = clock++;
    while (!stack.empty()) {
        auto& [block, next] = stack.back();
        if (next < children[block].size()) {
            const std::uint32_t child = children[block][next++];
            graph.blocks[child].treeFirst = clock++;
            stack.emplace_back(child, 0);
        } else {
            graph.blocks[block].treeLast = clock++;
            stack.pop_back();
        }
    }
}

/// A place that compilers take for unreachable: clang 19 ends it with "exit". No lane waits for those that go there.
bool endsAbruptly(const Step& last)
{
    return last.in.guard == ptx::noIndex &&
           (last.in.opcode == ptx::Opcode::Exit || last.in.opcode == ptx::Opcode::Trap);
}

void findJoins(FlowGraph& graph, const Steps& steps)
{
    // One extra node: the kernel's end, the successor of every block that exits.
    const auto end = static_cast<std::uint32_t>(graph.blocks.size());
    const bool returns = std::ranges::any_of(
        graph.blocks, [&](const BasicBlock& b) { return steps.list[b.end - 1].in.opcode == ptx::Opcode::Ret; });
    Edges successors(end + 1), predecessors(end + 1);
    for (std::uint32_t b = 0; b < end; ++b) {
        successors[b] = graph.blocks[b].successors;
        const Step& last = steps.list[graph.blocks[b].end - 1];
        if (returns && endsAbruptly(last))
            continue;
        if (isExit(last) || successors[b].empty())
            successors[b].push_back(end);
        for (const std::uint32_t s : successors[b])
            predecessors[s].push_back(b);
    }
    const std::vector<std::uint32_t> backward = dominators(predecessors, successors, end);
    for (std::uint32_t b = 0; b < end; ++b)
        graph.blocks[b].join = backward[b] == end ? noBlock : backward[b];
}

} // namespace

bool FlowGraph::dominates(std::uint32_t above, std::uint32_t below) const
{
    const BasicBlock &a = blocks[above], &b = blocks[below];
    return above == below || (a.reachable && b.reachable && a.treeFirst <= b.treeFirst && b.treeLast <= a.treeLast);
}

FlowGraph buildFlowGraph(const Steps& steps)
{
    FlowGraph graph;
    const std::vector<bool> leader = findLeaders(steps);
    graph.blockOf.resize(steps.list.size());
    for (std::uint32_t i = 0; i < steps.list.size(); ++i) {
        if (leader[i]) {
            graph.blocks.emplace_back();
            graph.blocks.back().first = i;
        }
        graph.blocks.back().end = i + 1;
        graph.blockOf[i] = static_cast<std::uint32_t>(graph.blocks.size() - 1);
    }
    connect(graph, steps);
    findDominators(graph);
    numberDominatorTree(graph);
    findJoins(graph, steps);
    return graph;
}

} // namespace tilescope::emulator
