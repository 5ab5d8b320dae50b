#include "gpu/timing/if_conversion.h"

#include <algorithm>

namespace tilescope::timing
{

namespace
{

using emulator::BasicBlock;

/// The branch at the block's end that passes over the next block, if its condition is the only way into that.
const ptx::Instruction* branchOverNext(const emulator::Steps& steps, const emulator::FlowGraph& graph, std::uint32_t b)
{
    const BasicBlock& block = graph.blocks[b];
    if (b + 2 >= graph.blocks.size() || block.first == block.end || steps.list[block.end - 1].removed)
        return nullptr;
    const ptx::Instruction& last = steps.list[block.end - 1].in;
    const BasicBlock& body = graph.blocks[b + 1];
    const bool passes = last.opcode == ptx::Opcode::Bra && last.guard != ptx::noIndex &&
                        graph.blockOf[last.target] == b + 2 && last.target == graph.blocks[b + 2].first;
    const bool isBody =
        body.predecessors == std::vector<std::uint32_t>{b} && body.successors == std::vector<std::uint32_t>{b + 2};
    return passes && isBody ? &last : nullptr;
}

} // namespace

std::vector<Region> regionsOf(const emulator::Steps& steps, const emulator::FlowGraph& graph,
                              const std::function<bool(std::uint32_t block)>& isConvertible)
{
    std::vector<Region> regions;
    for (std::uint32_t b = 0; b < graph.blocks.size(); ++b) {
        Region region;
        region.members.push_back({b, ptx::noIndex});
        for (;;) {
            const ptx::Instruction* const branch = branchOverNext(steps, graph, b);
            if (!branch || !isConvertible(b + 1))
                break;
            const std::uint32_t head = b;
            region.members.push_back({++b, branch->guard});
            if (!std::ranges::all_of(graph.blocks[b + 1].predecessors,
                                     [&](std::uint32_t from) { return from == head || from == head + 1; }))
                break;
            region.members.push_back({++b, ptx::noIndex});
        }
        regions.push_back(std::move(region));
    }
    return regions;
}

} // namespace tilescope::timing
