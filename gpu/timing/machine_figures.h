#pragma once

#include "gpu/model/gpu_model.h"

#include <array>
#include <cstdint>

namespace tilescope
{

/// What executes an instruction. Each scheduler has its own part of all but the last three, which a multiprocessor's
/// schedulers share.
enum class Pipe : std::uint8_t {
    Alu,        ///< integer addition, logic, comparison, selection
    Fma,        ///< fp32 addition, multiplication, fused multiply-add
    IntegerFma, ///< integer multiply-add; one half of Fma where that has two halves
    Half,       ///< fp16 and bf16
    Double,     ///< fp64
    Special,    ///< square roots, reciprocals, exponentials; conversions between float and integer
    Tensor,     ///< mma
    Control,    ///< branches, barriers, exits: only issued
    LoadStore,  ///< all memory but textures; shuffles
    Texture,
    ConstantCache, ///< constants whose address is computed
};
constexpr std::size_t pipeCount = 11;

/// A pipe of one multiprocessor.
struct PipeFigures {
    double lanes = 32;  ///< that it starts in a cycle, all schedulers together
    double latency = 4; ///< cycles until an instruction that depends on the result can issue
};

/// What the model of time needs to know of a GPU besides GpuModel, in cycles of its boost clock. machine_figures.cpp
/// cites the source of each.
struct MachineFigures {
    std::array<PipeFigures, pipeCount> pipes{};
    int schedulers = 4;
    double issueInterval = 1;      ///< cycles between two instructions of a scheduler
    double conversionLatency = 6;  ///< integer to float
    bool convertsBySpecial = true; ///< integers become floats in Pipe::Special
    /// Multiply-adds of mma in a cycle of a multiprocessor: of tf32, of 16 bits, of bytes.
    double tensorTf32 = 640, tensorHalf = 1280, tensorInteger = 2560;
    int multiplyInstructions = 1;  ///< of a 32-bit integer multiplication
    int absoluteDifferences = 4;   ///< instructions of vabsdiff4
    bool sharesLanes = false;      ///< integer additions and fp32 are executed by the same lanes
    bool balancesAdditions = true; ///< additions may be executed as multiply-adds
    bool fusesMinimum = true;      ///< add and min, or two of min and max, are one instruction
    bool sharesMultiply = true;    ///< integer multiply-adds keep those of fp32 waiting
    bool queuesSpecial = true;     ///< Pipe::Special's instructions wait in the queue of shared memory's
    bool loadsParameters = false;  ///< a parameter is loaded into a register by an instruction
    double shuffleLatency = 24;
    double sharedLatency = 29, conflictCycles = 2; ///< and what each further wavefront adds to the latency
    double l1Latency = 40, l2Latency = 290, memoryLatency = 690, constantLatency = 45, textureLatency = 130;
    /// Cycles for which a request occupies the load/store pipe of the multiprocessor, at least.
    double sharedRequest = 1, globalRequest = 1.14, storeRequest = 1;
    double wavefrontCycles = 1;      ///< of shared memory
    double l1BytesPerCycle = 128;    ///< of a multiprocessor, into registers
    double l2PortBytesPerCycle = 64; ///< of a multiprocessor
    double l2BytesPerCycle = 4000;   ///< of all multiprocessors together
    double memoryShare = 0.85;       ///< of the published bandwidth that is reached
    double storedInL2 = 1;           ///< times its room, that what is stored takes of L2
    double lineCycles = 0.25;    ///< of the load/store pipe for each cache line of a request: it finds four at a time
    double storeLineCycles = 1;  ///< and of a store
    double sectorCycles = 0;     ///< and for each sector of a request
    double fillCycles = 0.75;    ///< of the load/store pipe for each sector that L2 sends
    double copyFillCycles = 0.5; ///< and for cp.async
    double constantReplayCycles = 1.8;   ///< of the constants' pipe for each address of a warp (H200)
    double offCycles = 1;                ///< of the load/store pipe for an access whose lanes are all switched off
    double offLatency = 12;              ///< until the scoreboard of such an access is free
    double loadedLatency = 1;            ///< of memoryLatency, that is added when device memory is busy all the time
    double l2WrittenShare = 0.64;        ///< of l2BytesPerCycle, that L2 takes from multiprocessors
    double l2Loads = 79;                 ///< lines, each for a load of less, that L2 looks up in a cycle
    double l2Stores = 39;                ///< and for a store
    double slices = 80;                  ///< of L2
    double atomicCycles = 1.45;          ///< of a slice for an atomic on a sector, and on each address again
    double queuedCycles = 300;           ///< of work for L2 that wait in front of it
    double queuedAtomicCycles = 100'000; ///< and of atomics in front of a slice
    double operandCycles = 0.2;          ///< that a multiply-add of three registers stops its scheduler, on average
    double drainCycles = 40;             ///< until a store has left the multiprocessor
    double barrierCycles = 12, barrierWarpCycles = 2;
    double operandReadCycles = 6;  ///< until a memory instruction at the head of its queue has read its operands
    double branchCycles = 10;      ///< until the next instruction of the warp after a branch that was taken
    int memoryQueue = 12;          ///< accesses to global and local memory of one scheduler that wait for the pipe
    int sharedQueue = 3;           ///< and of those on shared memory and constants, and special functions
    double blockCycles = 1.19;     ///< from the start of a block to that of the next, on any multiprocessor
    double blockStartCycles = 200; ///< from the end of a block to the first instruction of the one in its place
    double predicateLatency = 12;  ///< from a comparison to a branch
    double firstCycles = 1100;     ///< the first instructions of a kernel are not in the cache
    double launchUs = 3.4;         ///< an empty kernel
    double coldUs = 0.8; ///< more, for caches of instructions, constants and addresses, after L2 was overwritten (H200)
    double nextLaunchUs = 2.1; ///< and each further one
};

MachineFigures machineFigures(const GpuModel& gpu);

} // namespace tilescope
