#include "gpu/ptx/declaration.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/literal.h"
#include "gpu/ptx/modifier.h"

#include <algorithm>
#include <bit>

namespace tilescope::ptx
{

namespace
{

constexpr std::size_t handleBytes = 8; ///< of .texref, .samplerref, .surfref

std::size_t parseAlignment(TokenStream& tokens)
{
    const std::uint32_t line = tokens.peek().line;
    const std::uint64_t alignment = tokens.expectNumber("an alignment");
    if (!std::has_single_bit(alignment) || alignment > limits::alignment)
        fail("an alignment must be a power of two up to " + std::to_string(limits::alignment), line);
    return alignment;
}

void skipParentheses(TokenStream& tokens)
{
    tokens.expect('(', ".attribute");
    tokens.skipPast(')');
}

/// Reads everything before the name.
Declaration parseAttributes(TokenStream& tokens)
{
    Declaration result;
    result.textLine = tokens.peek().line;
    bool aligned = false, pointer = false;
    std::size_t elements = 1;
    while (tokens.peek().kind == TokenKind::Word && tokens.peek().text.front() == '.') {
        const Token token = tokens.take();
        const std::string_view word = token.text.substr(1);
        if (word == "align") {
            const std::size_t alignment = parseAlignment(tokens);
            if (!pointer) { // after .ptr it is the alignment of the pointer's target
                result.alignment = alignment;
                aligned = true;
            }
        } else if (word == "ptr") {
            pointer = true;
        } else if (word == "attribute") {
            skipParentheses(tokens);
        } else if (word == "v2" || word == "v4") {
            elements = word == "v2" ? 2 : 4;
        } else if (word == "texref" || word == "samplerref" || word == "surfref") {
            result.type = Type::B64;
        } else if (const auto type = typeFromName(word)) {
            result.type = *type;
        } else if (!pointer || !spaceFromName(word)) {
            fail("\"" + std::string(token.text) + "\" is not known in a declaration", token.line);
        }
    }
    if (result.type == Type::None || result.type == Type::Pred)
        fail("the declaration has no type that can be stored", result.textLine);
    result.elementBytes = elements * static_cast<std::size_t>(bitsOf(result.type)) / 8;
    static_assert(handleBytes * 8 == 64, "a handle is stored as .b64");
    if (!aligned)
        result.alignment = result.elementBytes;
    return result;
}

void parseName(TokenStream& tokens, Declaration& declaration, std::size_t mostBytes)
{
    declaration.textLine = tokens.peek().line;
    declaration.name = tokens.expectWord("a name");
    declaration.isUnsized = false;
    std::size_t bytes = declaration.elementBytes, dimensions = 0;
    while (tokens.accept('[')) {
        if (++dimensions > limits::variableDimensions)
            fail("\"" + std::string(declaration.name) + "\" has too many dimensions", declaration.textLine);
        if (tokens.accept(']')) {
            declaration.isUnsized = true;
            continue;
        }
        const std::uint64_t extent = tokens.expectNumber("the size of an array");
        if (extent != 0 && bytes > mostBytes / extent)
            fail("\"" + std::string(declaration.name) + "\" is larger than the " + std::to_string(mostBytes) +
                     " bytes that fit there",
                 declaration.textLine);
        bytes *= extent;
        tokens.expect(']', "the size of an array");
    }
    declaration.bytes = declaration.isUnsized ? 0 : bytes;
}

std::size_t mostBytesOf(Space space)
{
    switch (space) {
    case Space::Constant: return limits::constantBytes;
    case Space::Shared: return limits::sharedBytes;
    case Space::Local: return limits::localBytes;
    default: return limits::globalBytes;
    }
}

} // namespace

Declaration parseDeclaration(TokenStream& tokens, std::size_t mostBytes)
{
    Declaration result = parseAttributes(tokens);
    parseName(tokens, result, mostBytes);
    return result;
}

Declaration parseFurtherName(TokenStream& tokens, const Declaration& first, std::size_t mostBytes)
{
    Declaration result = first;
    parseName(tokens, result, mostBytes);
    return result;
}

std::vector<Variable> parseVariables(TokenStream& tokens, Space space, bool isExtern,
                                     std::vector<std::string_view>& names)
{
    std::vector<Variable> result;
    const std::size_t most = mostBytesOf(space);
    Declaration declaration = parseDeclaration(tokens, most);
    for (;;) {
        Variable variable;
        variable.name = declaration.name;
        variable.space = space;
        variable.type = declaration.type;
        variable.alignment = declaration.alignment;
        variable.bytes = declaration.bytes;
        variable.isExtern = isExtern;
        const bool hasInitialiser = tokens.accept('=');
        if (hasInitialiser && space != Space::Global && space != Space::Constant)
            fail("only global and constant variables can have an initialiser", declaration.textLine);
        if (declaration.isUnsized && !isExtern && !hasInitialiser)
            fail("\"" + variable.name + "\" has no size", declaration.textLine);
        if (hasInitialiser)
            parseInitialiser(tokens, declaration, variable);
        names.push_back(declaration.name);
        result.push_back(std::move(variable));
        if (!tokens.accept(','))
            break;
        declaration = parseFurtherName(tokens, declaration, most);
    }
    tokens.expect(';', "a variable");
    return result;
}

namespace
{

constexpr std::size_t addressBytes = 8;

class InitialiserReader
{
public:
    InitialiserReader(TokenStream& tokens, const Declaration& declaration, Variable& variable)
        : m_tokens(tokens), m_declaration(declaration), m_variable(variable),
          m_step(static_cast<std::size_t>(bitsOf(declaration.type)) / 8)
    {
    }

    void read()
    {
        if (m_tokens.accept('{')) {
            do {
                readElement();
            } while (m_tokens.accept(','));
            m_tokens.expect('}', "an initialiser");
        } else {
            readElement();
        }
        if (m_declaration.isUnsized)
            m_variable.bytes = m_bytes.size();
        m_bytes.resize(m_variable.bytes);
        m_variable.initialiser = std::move(m_bytes);
    }

private:
    [[noreturn]] void refuse(const std::string& message) const
    {
        fail(message + " in the initialiser of \"" + m_variable.name + "\"", m_tokens.peek().line);
    }

    void readElement()
    {
        const std::size_t most = m_declaration.isUnsized ? limits::globalBytes : m_variable.bytes;
        const std::size_t at = m_bytes.size();
        if (at + m_step > most)
            refuse("there are more values than elements");
        m_bytes.resize(at + m_step);
        const bool negative = m_tokens.accept('-');
        if (m_tokens.peek().kind != TokenKind::Number)
            return readAddress(at, m_step);
        auto literal = parseLiteral(m_tokens.peek().text);
        if (!literal)
            refuse("\"" + std::string(m_tokens.peek().text) + "\" is not a number");
        m_tokens.take();
        if (m_tokens.accept('('))
            return readByteOfAddress(at, literal->bits);
        if (negative)
            literal->negate();
        store(at, *literal);
    }

    void store(std::size_t at, const Literal& literal)
    {
        auto bits = bitsAs(literal, m_declaration.type);
        if (!bits)
            refuse("a number does not have the variable's type");
        for (std::size_t i = 0; i < m_step; ++i, *bits >>= 8)
            m_bytes[at + i] = static_cast<std::byte>(*bits & 0xFF);
    }

    /// name, name+8, generic(name)+8
    Variable::AddressPatch readName(std::size_t at)
    {
        Variable::AddressPatch patch;
        patch.at = at;
        const bool generic = m_tokens.acceptWord("generic");
        if (generic)
            m_tokens.expect('(', "generic");
        patch.variable = m_tokens.expectWord("a value");
        if (generic)
            m_tokens.expect(')', "generic");
        const bool minus = m_tokens.peek().is('-');
        if (m_tokens.accept('+') || m_tokens.accept('-')) {
            const bool negative = m_tokens.accept('-') != minus;
            const std::uint64_t size = m_tokens.expectNumber("an offset");
            patch.offset = static_cast<std::int64_t>(negative ? std::uint64_t{0} - size : size);
        }
        return patch;
    }

    void readAddress(std::size_t at, std::size_t bytes)
    {
        if (bytes != addressBytes)
            refuse("an address needs 64 bits");
        m_variable.patches.push_back(readName(at));
    }

    /// 0xFF00(name): one byte of an address. All eight bytes follow one another, so the first represents all.
    void readByteOfAddress(std::size_t at, std::uint64_t mask)
    {
        const Variable::AddressPatch patch = readName(at);
        m_tokens.expect(')', "an address");
        const auto byte = static_cast<std::size_t>(std::countr_zero(mask)) / 8;
        if (m_step != 1 || mask == 0 || mask != std::uint64_t{0xFF} << (8 * byte))
            refuse("a part of an address is not one byte");
        if (byte == 0) {
            if (at + addressBytes > m_variable.bytes && !m_declaration.isUnsized)
                refuse("an address is not complete");
            m_variable.patches.push_back(patch);
        } else if (m_variable.patches.empty() || m_variable.patches.back().at + byte != at) {
            refuse("an address is not complete");
        }
    }

    TokenStream& m_tokens;
    const Declaration& m_declaration;
    Variable& m_variable;
    std::size_t m_step;
    std::vector<std::byte> m_bytes;
};

} // namespace

void parseInitialiser(TokenStream& tokens, const Declaration& declaration, Variable& variable)
{
    InitialiserReader(tokens, declaration, variable).read();
}

} // namespace tilescope::ptx
