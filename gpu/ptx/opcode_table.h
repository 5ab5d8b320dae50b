#pragma once

#include "gpu/ptx/modifier.h"
#include "gpu/ptx/module.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace tilescope::ptx
{

/// One row of the table of instructions: what may follow the opcode's name, and its operands.
struct OpcodeRow {
    std::string_view name;
    Opcode opcode;
    std::uint32_t groups;      ///< allowed modifiers, a set of Group
    std::uint32_t types;       ///< allowed types of the instruction, a set of 1 << Type
    std::uint8_t typeCount;    ///< number of types written: 0, 1 or 2 (the second is Instruction::sourceType)
    std::string_view operands; ///< see signature.h
    MatrixShape matrix = MatrixShape::None;
};

/// Null if there is no instruction of this name.
const OpcodeRow* findOpcode(std::string_view name);

/// "%tid.x"
std::optional<Special> specialFromName(std::string_view name);
int bitsOf(Special special); ///< 32 or 64
/// Special registers with the same value in every launch here: there are no clusters, and no grids whose blocks wait
/// for each other (%envreg).
std::optional<std::uint32_t> fixedSpecial(std::string_view name);

/// A decoded opcode with its modifiers, such as "ld.global.v4.f32".
struct InstructionWord {
    Instruction instruction;   ///< without operands, guard and location
    std::string_view operands; ///< see signature.h
};

/// Decodes opcode words and caches them, because PTX repeats the same few.
class InstructionWords
{
public:
    /// Throws Failure for an unknown opcode, modifier or type. `word` must outlive this object.
    const InstructionWord& decode(std::string_view word, std::uint32_t textLine);

private:
    std::unordered_map<std::string_view, InstructionWord> m_words;
};

} // namespace tilescope::ptx
