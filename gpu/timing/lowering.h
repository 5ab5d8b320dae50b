#pragma once

#include "gpu/emulator/translate/flow_graph.h"
#include "gpu/timing/machine_program.h"

#include <vector>

namespace tilescope::timing
{

/// The instructions of a region (if_conversion.h) in the PTX's order, as a machine would execute them.
struct LoweredBlock {
    std::vector<MachineOp> ops;
    std::vector<std::uint32_t> successors;
    std::vector<bool> liveOut; ///< registers that a block after it reads
    std::size_t liveWords = 0; ///< registers of 32 bits that are taken at its beginning
};

struct Lowered {
    std::vector<LoweredBlock> blocks;
    std::vector<std::uint32_t> blockAt;
    std::vector<std::uint16_t> slotAt;
    std::vector<std::uint16_t> slots; ///< by block
    std::size_t registers = 0;
    std::vector<std::uint8_t> words; ///< by register: of 32 bits; 0: it takes none
};

Lowered lower(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures);

/// Finds which registers are needed after each block.
void findLive(Lowered& lowered);

/// The order in which ptxas would issue a block's operations: those with the longest way to the end first, as long as
/// the values that wait for their readers fit in `mostWords` registers of 32 bits. Memory keeps its order where a store
/// is involved.
std::vector<MachineOp> scheduled(const LoweredBlock& block, const std::vector<std::uint8_t>& words,
                                 std::size_t mostWords, const MachineFigures& figures);

/// Cycles until another instruction of the same warp can go to the operation's pipe.
double ownInterval(const MachineOp& op, const MachineFigures& figures);

/// Sets MachineOp::stall of a block's operations in the order of issue: since 5.0 ptxas writes into every instruction
/// how many cycles the warp waits after it, so that results of fixed latency are there and the pipe is free again.
void setStalls(std::vector<MachineOp>& ops, const MachineFigures& figures);

/// Leaves only those registers that a scoreboard tells of, and numbers them anew: all others are there in time.
void keepTracked(MachineProgram& program);

} // namespace tilescope::timing
