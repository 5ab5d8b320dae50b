#include "gpu/ptx/declaration.h"
#include "gpu/ptx/failure.h"
#include "gpu/ptx/function_parser.h"
#include "gpu/ptx/limits.h"
#include "gpu/ptx/modifier.h"

#include <algorithm>
#include <limits>

namespace tilescope::ptx
{

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
