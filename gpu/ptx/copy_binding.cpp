#include "gpu/ptx/failure.h"
#include "gpu/ptx/operand_binding.h"

namespace tilescope::ptx
{

void bindCopy(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction, bool onlySixteen)
{
    if (written.size() < 3 || written.size() > 4)
        fail("an asynchronous copy has two places, a number of bytes, and perhaps a number of bytes to read", textLine);
    for (std::size_t i = 0; i < 2; ++i) {
        if (written[i].shape != WrittenOperand::Shape::Bracket || written[i].count != 1)
            fail("an operand is not of the form that the instruction takes", textLine);
        instruction.space = i == 0 ? Space::Shared : Space::Global;
        instruction.sources.push_back(bindMemory(parser.termsOf(written[i])[0], instruction, textLine));
    }
    instruction.space = Space::Shared;
    for (std::size_t i = 2; i < written.size(); ++i) {
        if (written[i].shape != WrittenOperand::Shape::Single)
            fail("an operand is not of the form that the instruction takes", textLine);
        instruction.sources.push_back(bindSource(parser.termsOf(written[i])[0], Type::B32, Width::Exact, textLine));
    }
    const Operand bytes = instruction.sources[2];
    const bool isSize = bytes.kind == Operand::Kind::Immediate &&
                        (bytes.bits == 16 || (!onlySixteen && (bytes.bits == 4 || bytes.bits == 8)));
    if (!isSize)
        fail(onlySixteen ? "cp.async.cg copies 16 bytes; .ca copies 4 or 8 too"
                         : "an asynchronous copy moves 4, 8 or 16 bytes",
             textLine);
    instruction.sources.erase(instruction.sources.begin() + 2);
    instruction.type = Type::B32;
    instruction.vector = static_cast<std::uint8_t>(bytes.bits / 4);
}

} // namespace tilescope::ptx
