#pragma once

#include "gpu/ptx/module.h"

#include <string_view>
#include <unordered_map>

namespace tilescope::ptx
{

/// An opcode with its modifiers, "ld.global.v4.f32", understood.
struct InstructionWord {
    Instruction instruction;   ///< without operands, guard and place
    std::string_view operands; ///< see signature.h
};

/// Understands opcode words and remembers them, since PTX repeats the same few.
class InstructionWords
{
public:
    /// Throws Failure when the opcode, a modifier or the type is not known. `word` must outlive this object.
    const InstructionWord& decode(std::string_view word, std::uint32_t textLine);

private:
    std::unordered_map<std::string_view, InstructionWord> m_words;
};

} // namespace tilescope::ptx
