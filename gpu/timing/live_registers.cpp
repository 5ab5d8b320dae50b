#include "gpu/timing/lowering.h"

#include <algorithm>

namespace tilescope::timing
{

namespace
{

/// What a block reads before it writes it, and what it writes.
struct BlockUse {
    std::vector<bool> reads, writes;
};

BlockUse useOf(const LoweredBlock& block, std::size_t registers)
{
    BlockUse use{std::vector<bool>(registers), std::vector<bool>(registers)};
    for (const MachineOp& op : block.ops) {
        for (std::size_t s = 0; s < op.sources; ++s)
            if (!use.writes[op.source[s]])
                use.reads[op.source[s]] = true;
        for (std::size_t r = 0; r < op.results; ++r)
            use.writes[op.result[r]] = true;
    }
    return use;
}

} // namespace

void findLive(Lowered& lowered)
{
    const std::size_t registers = lowered.registers;
    std::vector<BlockUse> uses;
    for (LoweredBlock& block : lowered.blocks) {
        uses.push_back(useOf(block, registers));
        block.liveOut.assign(registers, false);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t b = lowered.blocks.size(); b-- > 0;) {
            std::vector<bool>& out = lowered.blocks[b].liveOut;
            for (const std::uint32_t next : lowered.blocks[b].successors) {
                const std::vector<bool>& after = lowered.blocks[next].liveOut;
                for (std::size_t r = 0; r < registers; ++r)
                    if (!out[r] && (uses[next].reads[r] || (after[r] && !uses[next].writes[r])))
                        out[r] = changed = true;
            }
        }
    }
    for (std::size_t b = 0; b < lowered.blocks.size(); ++b) {
        LoweredBlock& block = lowered.blocks[b];
        for (std::size_t r = 0; r < registers; ++r)
            if (uses[b].reads[r] || (block.liveOut[r] && !uses[b].writes[r]))
                block.liveWords += lowered.words[r];
    }
}

} // namespace tilescope::timing
