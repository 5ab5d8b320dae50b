#include "gpu/emulator/translate/data_flow.h"
#include "gpu/timing/lowering.h"

namespace tilescope::timing
{

void findLive(Lowered& lowered)
{
    using emulator::RegisterSet;
    const std::size_t registers = lowered.registers, count = lowered.blocks.size();
    std::vector<RegisterSet> read(count, RegisterSet(registers)), written(count, RegisterSet(registers));
    for (std::size_t b = 0; b < count; ++b)
        for (const MachineOp& op : lowered.blocks[b].ops) {
            for (std::size_t s = 0; s < op.sources; ++s)
                if (!written[b].has(op.source[s]))
                    read[b].add(op.source[s]);
            for (std::size_t r = 0; r < op.results; ++r)
                written[b].add(op.result[r]);
        }
    const std::vector<RegisterSet> liveIn = emulator::liveOnEntry(lowered.blocks, registers, read, written);
    for (std::size_t b = 0; b < count; ++b) {
        LoweredBlock& block = lowered.blocks[b];
        const RegisterSet after = emulator::liveAfter(block, registers, liveIn);
        block.liveOut.assign(registers, false);
        for (std::uint32_t r = 0; r < registers; ++r) {
            block.liveOut[r] = after.has(r);
            block.liveWords += liveIn[b].has(r) ? lowered.words[r] : 0;
        }
    }
}

} // namespace tilescope::timing
