#include "gpu/ptx/failure.h"
#include "gpu/ptx/function_parser.h"
#include "gpu/ptx/signature.h"

namespace tilescope::ptx
{

void FunctionParser::parseGuard()
{
    m_tokens.expect('@', "a statement");
    m_guardNegated = m_tokens.accept('!');
    const std::uint32_t line = m_tokens.peek().line;
    const Operand guard = m_scope.resolve(m_tokens.expectWord("a predicate"), line);
    if (guard.kind != Operand::Kind::Register || m_scope.typeOf(guard) != Type::Pred)
        fail("what follows \"@\" is not a predicate", line);
    m_guard = guard.index;
}

/// `first` is where the statement begins: the opcode, or the "@" before it.
void FunctionParser::parseInstruction(const Token& first)
{
    std::string statement;
    try {
        Token word = first;
        if (first.is('@')) {
            word = m_tokens.peek();
            m_tokens.expectWord("an instruction");
        }
        if (word.text == "call" || word.text.starts_with("call."))
            parseCall();
        else if (word.text.starts_with("bra") || word.text.starts_with("brx"))
            parseBranch(word);
        else
            parseOperation(word);
    } catch (const Failure& failure) {
        throw Failure(std::string(failure.what()) + " (in \"" + m_tokens.statementAt(first) + "\")", first.line,
                      failure.location);
    }
}

Instruction& FunctionParser::append(const Instruction& prototype, std::uint32_t textLine)
{
    m_module.countInstruction(textLine);
    Instruction& instruction = m_body.instructions.emplace_back(prototype);
    instruction.guard = m_guard;
    instruction.guardNegated = m_guardNegated;
    instruction.location = m_locations.current();
    instruction.textLine = textLine;
    return instruction;
}

void FunctionParser::parseOperation(const Token& word)
{
    const InstructionWord& known = m_words.decode(word.text, word.line);
    const auto operands = m_operands.parseList();
    Instruction& instruction = append(known.instruction, word.line);
    bindOperands(known.operands, operands, m_operands, word.line, instruction);
}

void FunctionParser::parseBranch(const Token& word)
{
    const InstructionWord& known = m_words.decode(word.text, word.line);
    if (known.operands != "label")
        return parseOperation(word); // brkpt, brev
    const auto at = static_cast<std::uint32_t>(m_body.instructions.size());
    Instruction& branch = append(known.instruction, word.line);
    if (branch.opcode == Opcode::BrxIdx) {
        const Term index = m_operands.parseTerm();
        if (index.operand.kind != Operand::Kind::Register || bitsOf(index.registerType) != 32)
            fail("the index of a branch must be a 32-bit register", word.line);
        branch.sources.push_back(index.operand);
        m_tokens.expect(',', "the index of a branch");
    }
    m_labels.refer(m_tokens.expectWord("a label"), at, word.line);
    m_tokens.expect(';', "a branch");
}

std::vector<Operand> FunctionParser::parseCallList()
{
    std::vector<Operand> list;
    if (m_tokens.accept(')'))
        return list;
    do {
        Term term = m_operands.parseTerm();
        if (term.literal)
            term.operand.bits = term.literal->bits;
        list.push_back(term.operand);
    } while (m_tokens.accept(','));
    m_tokens.expect(')', "the list of a call");
    return list;
}

/// call.uni (retval0), name, (param0, param1);
void FunctionParser::parseCall()
{
    Call call;
    call.at = static_cast<std::uint32_t>(m_body.instructions.size());
    if (m_tokens.accept('(')) {
        call.returns = parseCallList();
        m_tokens.expect(',', "the results of a call");
    }
    const Token callee = m_tokens.peek();
    call.callee = m_tokens.expectWord("the name of a function");
    const auto symbol = m_module.symbols().find(callee.text);
    const bool isSelf = call.callee == m_body.name;
    if (!isSelf && symbol && symbol->symbol.kind != Symbol::Kind::Function)
        fail("an indirect call; Tilescope follows only calls of named functions", callee.line);
    if (m_tokens.accept(',')) {
        if (m_tokens.accept('('))
            call.arguments = parseCallList();
        if (m_tokens.accept(','))
            m_tokens.expectWord("the prototype of a call");
    }
    m_tokens.expect(';', "a call");
    append(Instruction{}, callee.line);
    m_body.calls.push_back(std::move(call));
}

} // namespace tilescope::ptx
