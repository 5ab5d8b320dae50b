#pragma once

#include "gpu/ptx/module.h"
#include "gpu/sass/listing.h"
#include "gpu/timing/machine_figures.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope
{

/// An instruction as a machine would execute it.
struct MachineOp {
    enum class Kind : std::uint8_t {
        Plain,
        Alias,  ///< no instruction: its results are there when its sources are
        Load,   ///< its result arrives from memory
        Store,  ///< also reductions
        Atomic, ///< its result arrives from memory
        Shuffle,
        Copy,       ///< cp.async: nobody waits for it
        CopyCommit, ///< ends a group of copies
        CopyWait,   ///< for all but the last `groups` groups of copies
        Barrier,
        Arrive, ///< bar.arrive: does not wait
        Fence,  ///< until all stores are done
        Branch,
        Jump, ///< a branch that is always taken
        Call, ///< no instruction: where its operands ask for it (PathTarget::Function), those of a function follow
        Exit,
    };
    enum class Memory : std::uint8_t { None, Global, Shared, Local, Constant, Any };
    static constexpr std::uint8_t noScoreboard = 7;
    Kind kind = Kind::Plain;
    Memory memory = Memory::None; ///< that an access goes to, as far as the PTX says
    Pipe pipe = Pipe::Alu;
    std::uint8_t sources = 0, results = 0; ///< numbers of registers
    std::uint8_t barrier = 0;              ///< its number
    std::uint8_t groups = 0;
    std::uint8_t elements = 1; ///< registers of 32 bits that an access fills or stores, for each lane
    bool isAtomic = false;     ///< of a store: a reduction
    bool isJoined = false;     ///< an atomic on one address, which the warp makes once for all of its threads
    bool isTracked = false;    ///< its results arrive some time: a scoreboard tells the warp when
    std::uint8_t stall = 1;    ///< cycles until the warp's next instruction, at least, as its control code says
    bool yields = false;       ///< other warps of the scheduler should go on
    std::uint8_t width = 1;    ///< accesses of the PTX that it is at once, as two neighbouring loads
    std::uint8_t writeScoreboard = noScoreboard; ///< taken until its results are there
    std::uint8_t readScoreboard = noScoreboard;  ///< taken until its operands were read
    std::uint16_t slot = 0;                      ///< of a memory access: which of the block's (MachineBlock::slots)
    std::uint16_t function = 0;                  ///< of a call: index into MachineProgram::functions
    std::uint16_t skipped = 0;                   ///< and how many instructions behind it are for lanes that do not call
    float dispatch = 0;     ///< cycles after it in which its scheduler issues nothing: its registers are in one bank
    float interval = 1;     ///< cycles of its scheduler's part of the pipe
    float latency = 4;      ///< cycles to its results; of an access without what memory adds
    std::uint32_t site = 0; ///< the PTX instruction that it belongs to
    std::array<std::uint16_t, 10> source{};
    std::array<std::uint16_t, 8> result{};
};

constexpr std::uint16_t noSlot = 0xFFFF;

/// Instructions in the order in which they are issued.
struct MachineBody {
    std::vector<MachineOp> ops;
    std::uint32_t repeats = 1; ///< executions of the block in the PTX that it is, as of an unrolled loop
};

/// One or more basic blocks of the PTX that the machine executes as one.
struct MachineBlock {
    std::vector<MachineBody> bodies;
    std::uint16_t slots = 0; ///< memory accesses of one execution
};

/// A kernel as ptxas would translate it, estimated from its PTX: addresses are computed once, neighbouring additions
/// and logic are one instruction, short conditions are predicates, and loads are issued early.
struct MachineProgram {
    std::vector<MachineBlock> blocks;
    std::vector<std::vector<MachineOp>> functions; ///< what calls execute, from the branch to them until they are back
    std::vector<std::uint32_t> blockAt;            ///< by site: the block that it is in
    std::vector<std::uint16_t> slotAt;             ///< by site: the access's slot in its block; noSlot
    /// By site: whether its basic block is one of several of its machine block that no loop begins with.
    std::vector<bool> isWithin;
    std::size_t registers = 0; ///< that a scoreboard tells of; of a listing: the scoreboards themselves
    bool isListed = false;     ///< it is the machine code itself, as nvdisasm lists it
};

/// `registers`: of a thread, which the machine's code has; 0: unknown. `listed`: the machine code itself; null:
/// unknown.
MachineProgram machineProgram(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures,
                              int registers = 0, const sass::Function* listed = nullptr);

} // namespace tilescope
