#include "gpu/ptx/failure.h"
#include "gpu/ptx/operand_binding.h"

namespace tilescope::ptx
{
namespace
{

std::span<const Term> fragment(const WrittenOperand& operand, std::size_t words, const OperandParser& parser,
                               std::uint32_t textLine)
{
    const bool isVector = operand.shape == WrittenOperand::Shape::Vector;
    const bool isSingle = operand.shape == WrittenOperand::Shape::Single && words == 1;
    if ((!isVector && !isSingle) || operand.count != words)
        fail("a fragment of this matrix product has " + std::to_string(words) + " registers", textLine);
    return parser.termsOf(operand);
}

} // namespace

void bindMatrix(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                Instruction& instruction)
{
    if (written.size() != 4)
        fail("a matrix product has four fragments: d, a, b and c", textLine);
    const Type sums = hasWholeSums(instruction.matrix) ? Type::S32 : Type::F32;
    for (const Term& term : fragment(written[0], 4, parser, textLine))
        instruction.destinations.push_back(bindDestination(term, sums, Width::Exact, textLine));
    const std::size_t words[] = {wordsOfA(instruction.matrix), wordsOfB(instruction.matrix), 4};
    for (std::size_t i = 0; i < 3; ++i)
        for (const Term& term : fragment(written[i + 1], words[i], parser, textLine))
            instruction.sources.push_back(bindSource(term, i == 2 ? sums : Type::B32, Width::Exact, textLine));
}

} // namespace tilescope::ptx
