#pragma once

#include "gpu/emulator/translate/flow_graph.h"
#include "gpu/timing/machine_program.h"

#include <vector>

namespace tilescope::timing
{

/// The instructions of one basic block in the PTX's order, as a machine would execute them.
struct LoweredBlock {
    std::vector<MachineOp> ops;
    bool isLoop = false;                 ///< it is a loop of its own
    bool isCounted = false;              ///< and its counter changes by a constant each round
    std::vector<std::uint16_t> counters; ///< registers that only such additions change
};

struct Lowered {
    std::vector<LoweredBlock> blocks;
    std::vector<std::uint32_t> blockAt;
    std::vector<std::uint16_t> slotAt;
    std::vector<std::uint16_t> slots; ///< by block
    std::size_t registers = 0;
};

Lowered lower(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures);

/// The order in which ptxas would issue `ops`: those with the longest way to the end first, as long as not too many
/// loaded values wait in registers. Memory keeps its order where a store is involved.
std::vector<MachineOp> scheduled(const std::vector<MachineOp>& ops, const MachineFigures& figures);

/// `copies` rounds of a loop, the counters added up once.
std::vector<MachineOp> repeated(const LoweredBlock& block, unsigned copies, std::uint16_t slots,
                                std::size_t& registers);

} // namespace tilescope::timing
