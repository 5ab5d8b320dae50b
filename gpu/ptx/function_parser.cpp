#include "gpu/ptx/function_parser.h"

#include "gpu/ptx/declaration.h"
#include "gpu/ptx/failure.h"
#include "gpu/ptx/modifier.h"
#include "gpu/ptx/signature.h"
#include "gpu/ptx/source_locations.h"

#include <algorithm>
#include <limits>

namespace tilescope::ptx
{

void FunctionParser::openScope(std::uint32_t textLine)
{
    if (m_module.symbols().depth() >= limits::nestedScopes)
        fail("more than " + std::to_string(limits::nestedScopes) + " scopes are nested", textLine);
    m_module.symbols().openScope();
    m_labels.openScope();
}

void FunctionParser::closeScope()
{
    m_labels.closeScope(m_body.instructions);
    m_module.symbols().closeScope();
}

/// An error in a body makes this function, and its callers, unusable; the rest of the module is read.
void FunctionParser::parseOrSkipBody()
{
    const TokenStream start = m_tokens;
    const std::size_t depth = m_module.symbols().depth();
    try {
        parseBody();
    } catch (const Failure& failure) {
        const PtxError refusal = errorOf(failure, m_locations);
        m_tokens = start;
        try {
            m_tokens.skipBraces();
        } catch (const Failure&) { // the end of the body is unknown
            throw failure;
        }
        while (m_module.symbols().depth() > depth)
            m_module.symbols().closeScope();
        FunctionBody refused;
        refused.name = m_body.name;
        refused.textLine = m_body.textLine;
        refused.isEntry = m_body.isEntry;
        refused.refusal = refusal;
        m_body = std::move(refused);
    }
}

void FunctionParser::parseBody()
{
    m_tokens.expect('{', "the head of a function");
    std::size_t depth = 1;
    while (depth > 0) {
        const std::uint32_t line = m_tokens.peek().line;
        if (m_tokens.accept('{')) {
            openScope(line);
            ++depth;
        } else if (m_tokens.accept('}')) {
            if (--depth > 0)
                closeScope();
        } else if (m_tokens.peek().kind == TokenKind::End) {
            fail("the text ends inside the function \"" + m_body.name + "\"", line);
        } else if (!m_tokens.accept(';')) {
            parseStatement();
        }
    }
    m_labels.closeScope(m_body.instructions);
}

void FunctionParser::parseStatement()
{
    const Token first = m_tokens.peek();
    if (first.is('@')) {
        parseGuard();
        return parseInstruction(first);
    }
    m_tokens.expectWord("an instruction, a label or a directive");
    if (m_tokens.accept(':'))
        return parseLabelled(first);
    if (first.text.front() == '.')
        return parseDirective(first);
    m_guard = noIndex;
    m_guardNegated = false;
    parseInstruction(first);
}

void FunctionParser::parseLabelled(const Token& label)
{
    if (m_tokens.acceptWord(".branchtargets")) {
        std::vector<std::string_view> targets;
        do {
            targets.push_back(m_tokens.expectWord("a label"));
        } while (m_tokens.accept(','));
        m_tokens.expect(';', "the labels");
        return m_labels.defineList(label.text, std::move(targets), label.line);
    }
    if (m_tokens.acceptWord(".callprototype") || m_tokens.acceptWord(".calltargets"))
        return m_tokens.skipPast(';'); // an indirect call shows by its own operands what it can reach
    m_labels.define(label.text, static_cast<std::uint32_t>(m_body.instructions.size()), label.line);
}

void FunctionParser::parseDirective(const Token& directive)
{
    const std::string_view name = directive.text;
    if (name == ".reg")
        return parseRegisters(m_tokens.take());
    if (name.starts_with(".reg.")) // as one word, ".reg.b32"
        return parseRegisters({directive.kind, name.substr(4), directive.line});
    if (name == ".param")
        return parseSlots();
    if (name == ".loc")
        return parseLocation(m_tokens, m_locations);
    if (name == ".file")
        return skipFile(m_tokens);
    if (name == ".pragma")
        return m_tokens.skipPast(';');
    if (name == ".section") {
        m_tokens.expectWord("the name of a section");
        return m_tokens.skipBraces();
    }
    const auto space = spaceFromName(name.substr(1));
    if (!space || *space == Space::Parameter)
        fail("the directive " + describe(directive) + " is not known in a function", directive.line);
    parseLocalVariables(*space);
}

void FunctionParser::parseRegisters(const Token& typeName)
{
    const auto type = typeName.text.empty() ? std::nullopt : typeFromName(typeName.text.substr(1));
    if (!type)
        fail(describe(typeName) + " is not a type of register that Tilescope knows", typeName.line);
    do {
        const std::string_view name = m_tokens.expectWord("the name of a register");
        if (m_tokens.accept('<')) {
            const std::uint64_t count = m_tokens.expectNumber("a number of registers");
            m_tokens.expect('>', "a number of registers");
            m_scope.declareRange(name, *type, count, typeName.line);
        } else {
            m_scope.declareRegister(name, *type, typeName.line);
        }
    } while (m_tokens.accept(','));
    m_tokens.expect(';', "the registers");
}

void FunctionParser::parseSlots()
{
    Declaration declaration = parseDeclaration(m_tokens, limits::localBytes);
    for (;;) {
        m_scope.declareSlot(declaration.name, declaration.alignment, declaration.bytes, declaration.textLine);
        if (!m_tokens.accept(','))
            break;
        declaration = parseFurtherName(m_tokens, declaration, limits::localBytes);
    }
    m_tokens.expect(';', "a .param variable");
}

void FunctionParser::parseLocalVariables(Space space)
{
    const std::uint32_t line = m_tokens.peek().line;
    std::vector<std::string_view> names;
    auto variables = parseVariables(m_tokens, space, false, names);
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::uint32_t index = 0;
        if (space == Space::Local) {
            index = static_cast<std::uint32_t>(m_body.local.size());
            m_body.local.push_back({std::move(variables[i]), 0});
        } else {
            index = m_module.addVariable(std::move(variables[i]), line);
        }
        m_scope.declareVariable(names[i], space, index, line);
    }
}

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

/// `first` is the start of the statement: the opcode, or the "@" before it.
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
    instruction.location = m_locations.at(textLine);
    instruction.textLine = textLine;
    return instruction;
}

/// Becomes several instructions.
void FunctionParser::parseWmma(const WmmaForm& form, const Token& word)
{
    const WmmaWritten written = bindWmma(form, m_operands.parseList(), m_operands, word.line);
    for (const Instruction& instruction :
         expandWmma(form, {written.registers, written.memory, written.stride, written.space}, m_body.registers))
        append(instruction, word.line);
}

void FunctionParser::parseOperation(const Token& word)
{
    if (const auto form = wmmaForm(word.text))
        return parseWmma(*form, word);
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
    if (!isSelf && symbol && symbol->symbol.kind != Symbol::Kind::Function) {
        call.target = m_scope.resolve(call.callee, callee.line);
        call.callee.clear();
        if (call.target.kind != Operand::Kind::Register || bitsOf(m_scope.typeOf(call.target)) != 64)
            fail("a call through something that is not a 64-bit register", callee.line);
    }
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

FunctionParser::FunctionParser(TokenStream& tokens, ModuleSymbols& module, SourceLocations& locations,
                               InstructionWords& words, bool isEntry)
    : m_tokens(tokens), m_module(module), m_locations(locations), m_words(words), m_scope(module.symbols(), m_body),
      m_operands(tokens, m_scope)
{
    m_body.isEntry = isEntry;
    m_body.textLine = tokens.peek().line;
}

void FunctionParser::parse()
{
    m_locations.beginFunction();
    m_module.symbols().openScope();
    m_labels.openScope();
    if (!m_body.isEntry)
        parseReturns();
    const std::string_view name = m_tokens.expectWord("the name of a function");
    m_body.name = name;
    parseParameters();
    parseHeadDirectives();
    const bool isDefinition = m_tokens.peek().is('{');
    if (isDefinition)
        parseOrSkipBody();
    else
        m_tokens.expect(';', "the declaration of a function");
    m_module.symbols().closeScope();
    m_module.declareFunction(name, m_body.textLine);
    if (isDefinition)
        m_module.defineFunction(name, std::move(m_body));
}

void FunctionParser::parseReturns()
{
    if (!m_tokens.accept('('))
        return;
    if (m_tokens.accept(')'))
        return;
    do {
        m_body.returns.push_back(parseFormal());
    } while (m_tokens.accept(','));
    m_tokens.expect(')', "the results of a function");
}

void FunctionParser::parseParameters()
{
    if (!m_tokens.accept('('))
        return;
    if (m_tokens.accept(')'))
        return;
    do {
        if (m_body.isEntry)
            addEntryParameter();
        else
            m_body.formals.push_back(parseFormal());
    } while (m_tokens.accept(','));
    m_tokens.expect(')', "the parameters of a function");
}

void FunctionParser::addEntryParameter()
{
    if (!m_tokens.acceptWord(".param"))
        fail("\".param\" expected, found " + describe(m_tokens.peek()), m_tokens.peek().line);
    const Declaration declaration = parseDeclaration(m_tokens, limits::parameterBytes);
    Parameter parameter{std::string(declaration.name), declaration.type, declaration.alignment, declaration.bytes, 0};
    m_scope.declareVariable(declaration.name, Space::Parameter, static_cast<std::uint32_t>(m_body.parameters.size()),
                            declaration.textLine);
    m_body.parameters.push_back(std::move(parameter));
}

Operand FunctionParser::parseFormal()
{
    if (m_tokens.acceptWord(".reg")) {
        const Token type = m_tokens.take();
        const auto known = type.text.empty() ? std::nullopt : typeFromName(type.text.substr(1));
        if (!known)
            fail(describe(type) + " is not a type that Tilescope knows", type.line);
        return m_scope.declareRegister(m_tokens.expectWord("the name of a register"), *known, type.line);
    }
    if (!m_tokens.acceptWord(".param"))
        fail("\".param\" or \".reg\" expected, found " + describe(m_tokens.peek()), m_tokens.peek().line);
    const Declaration declaration = parseDeclaration(m_tokens, limits::localBytes);
    return m_scope.declareSlot(declaration.name, declaration.alignment, declaration.bytes, declaration.textLine);
}

void FunctionParser::parseThreads(bool isRequired)
{
    std::array<std::uint32_t, 3> threads{1, 1, 1};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint64_t count = m_tokens.expectNumber("a number of threads");
        threads[i] =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(count, std::numeric_limits<std::uint32_t>::max()));
        if (!m_tokens.accept(','))
            break;
    }
    if (isRequired || m_body.maxThreads[0] == 0)
        m_body.maxThreads = threads;
}

void FunctionParser::parseHeadDirectives()
{
    while (m_tokens.peek().kind == TokenKind::Word) {
        const Token directive = m_tokens.take();
        if (directive.text == ".maxntid" || directive.text == ".reqntid") {
            parseThreads(directive.text == ".reqntid");
        } else if (directive.text == ".minnctapersm" || directive.text == ".maxnctapersm" ||
                   directive.text == ".maxnreg") {
            m_tokens.expectNumber("a number");
        } else if (directive.text == ".pragma") {
            m_tokens.skipPast(';');
        } else if (directive.text == ".attribute") {
            m_tokens.skipPast(')');
        } else if (directive.text != ".noreturn") {
            fail("the directive " + describe(directive) + " is not known here", directive.line);
        }
    }
}

} // namespace tilescope::ptx
