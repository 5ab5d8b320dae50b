#include "gpu/emulator/translate/liveness.h"

namespace tilescope::emulator
{

std::vector<RegisterSet> findLiveIn(const Steps& steps, const FlowGraph& graph)
{
    const std::size_t registers = steps.kernel->registers.size();
    const std::size_t count = graph.blocks.size();
    std::vector<RegisterSet> liveIn(count, RegisterSet(registers));
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
            // What is written under a guard may keep its old value.
            if (step.in.guard == ptx::noIndex)
                forEachDefinition(step, [&](std::uint32_t r) { written[b].add(r); });
        }

    RegisterSet out(registers);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t b = count; b-- > 0;) {
            out = RegisterSet(registers);
            for (const std::uint32_t successor : graph.blocks[b].successors)
                out.unite(liveIn[successor]);
            changed |= liveIn[b].flow(read[b], out, written[b]);
        }
    }
    return liveIn;
}

} // namespace tilescope::emulator
