#include "gpu/ptx/declaration.h"
#include "gpu/ptx/failure.h"
#include "gpu/ptx/limits.h"
#include "gpu/ptx/literal.h"

#include <bit>

namespace tilescope::ptx
{
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

    /// 0xFF00(name): one byte of an address. All eight follow one another, so that the first stands for all.
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
