#include "gpu/ptx/function_parser.h"

#include "gpu/ptx/declaration.h"
#include "gpu/ptx/failure.h"
#include "gpu/ptx/limits.h"
#include "gpu/ptx/location_directive.h"
#include "gpu/ptx/modifier.h"

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

/// What is wrong in a body refuses this function, and what calls it; the rest of the module is read.
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
        } catch (const Failure&) { // where the body ends is not known
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
        return m_tokens.skipPast(';'); // for indirect calls, which are refused where they stand
    m_labels.define(label.text, static_cast<std::uint32_t>(m_body.instructions.size()), label.line);
}

void FunctionParser::parseDirective(const Token& directive)
{
    const std::string_view name = directive.text;
    if (name == ".reg")
        return parseRegisters();
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

void FunctionParser::parseRegisters()
{
    const Token typeName = m_tokens.take();
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

} // namespace tilescope::ptx
