#pragma once

#include "gpu/ptx/module.h"

#include <string_view>
#include <unordered_map>

namespace tilescope::ptx
{

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
