#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>

namespace tilescope::ptx
{

/// How the emulator executes an instruction: the function in gpu/emulator/translate that lowers it.
enum class Family : std::uint8_t {
    Arithmetic, ///< as Float or Integer, by the instruction's type
    Integer,
    Bits,
    Float,
    Matrix,
    Compare,
    Move,
    Convert,
    ConvertTf32,
    Memory,
    Copy,
    Rows,
    Mbarrier,
    Texture,
    Surface,
    Warp,
    System,
    Fence,
    Nothing, ///< warps of a block alternate on one thread, and lanes run in lockstep
    Branch,  ///< ends a basic block
    Unmodelled
};

/// What an instruction is for the figures of a launch (gpu/model).
enum class Unit : std::uint8_t {
    Lanes,     ///< arithmetic, logic, comparison: the integer and float lanes execute it
    FloatBits, ///< arithmetic that is in no InstructionMix
    Special,   ///< special functions
    Conversion,
    Matrix,
    None ///< control, moves, memory: only issued
};

/// Whether an instruction must stay where it is although nothing reads its result.
enum class Effects : std::uint8_t {
    None,
    Always,
    ByModifiers ///< of the space that it reads
};

/// Whether the lanes of a warp get the same result.
enum class Lanes : std::uint8_t {
    ByOperands,
    Divergent,  ///< not even of equal operands
    Uniform,    ///< of any operands, if all lanes name the same members
    ByModifiers ///< Divergent for some modifiers
};

/// The machine instructions that an arithmetic instruction becomes (gpu/timing). Of others, whose kind of machine
/// instruction says what they cost, it is not used.
enum class Cost : std::uint8_t {
    PerWord, ///< one for each word
    One,
    Two,
    Nothing,
    Sum,
    Product,
    Extremum,
    Sign,
    Quotient,
    Remainder,
    Root,
    Reciprocal,
    Special, ///< of the special function unit
    TwoSpecial,
    Differences,
    DotProduct,
    Comparison,
    Conversion,
    Move,
    Tensor,
    Vote,
    Reduction
};

/// All that holds for every instruction of an opcode.
struct OpcodeFacts {
    Opcode opcode;
    Family family;
    Unit unit;
    Effects effects;
    Lanes lanes;
    Cost cost;
};

const OpcodeFacts& factsOf(Opcode opcode);

} // namespace tilescope::ptx
