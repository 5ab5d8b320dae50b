#include "gpu/ptx/token_stream.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/literal.h"

#include <algorithm>

namespace tilescope::ptx
{
namespace
{

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isAlphanumeric(char c) { return isLetter(c) || isDigit(c); }
bool startsWord(char c) { return isLetter(c) || c == '_' || c == '$' || c == '%' || c == '.'; }
bool continuesWord(char c) { return isAlphanumeric(c) || c == '_' || c == '$' || c == '.'; }

constexpr std::size_t longestQuote = 120;

} // namespace

TokenStream::TokenStream(std::string_view text) : m_text(text) { advance(); }

Token TokenStream::take()
{
    const Token taken = m_token;
    advance();
    return taken;
}

bool TokenStream::accept(char punctuation)
{
    if (!m_token.is(punctuation))
        return false;
    advance();
    return true;
}

bool TokenStream::acceptWord(std::string_view word)
{
    if (!m_token.isWord(word))
        return false;
    advance();
    return true;
}

void TokenStream::expect(char punctuation, const char* after)
{
    if (!accept(punctuation))
        fail(std::string("\"") + punctuation + "\" expected after " + after + ", found " + describe(m_token),
             m_token.line);
}

std::string_view TokenStream::expectWord(const char* what)
{
    if (m_token.kind != TokenKind::Word)
        fail(std::string(what) + " expected, found " + describe(m_token), m_token.line);
    return take().text;
}

std::uint64_t TokenStream::expectNumber(const char* what)
{
    if (m_token.kind == TokenKind::Number) {
        const auto literal = parseLiteral(m_token.text);
        if (literal && literal->kind == Literal::Kind::Integer) {
            advance();
            return literal->bits;
        }
    }
    fail(std::string(what) + " expected, found " + describe(m_token), m_token.line);
}

void TokenStream::skipPast(char punctuation)
{
    const std::uint32_t line = m_token.line;
    while (!accept(punctuation)) {
        if (m_token.kind == TokenKind::End)
            fail(std::string("the text ends before the \"") + punctuation + "\" of this line", line);
        advance();
    }
}

void TokenStream::skipBraces()
{
    const std::uint32_t line = m_token.line;
    std::size_t depth = 0;
    do {
        if (m_token.kind == TokenKind::End)
            fail("the text ends inside the braces that open here", line);
        if (m_token.is('{'))
            ++depth;
        else if (m_token.is('}'))
            --depth;
        advance();
    } while (depth > 0);
}

std::string TokenStream::statementAt(const Token& first) const
{
    const auto start = static_cast<std::size_t>(first.text.data() - m_text.data());
    const std::string_view rest = m_text.substr(start, longestQuote);
    std::string statement;
    for (const char c : rest.substr(0, std::min(rest.find(';'), rest.find("//")))) {
        const bool blank = static_cast<unsigned char>(c) <= ' ';
        if (!blank)
            statement += c;
        else if (!statement.empty() && statement.back() != ' ')
            statement += ' ';
    }
    while (!statement.empty() && statement.back() == ' ')
        statement.pop_back();
    return statement;
}

void TokenStream::skipBlanks()
{
    while (m_position < m_text.size()) {
        const char c = m_text[m_position];
        if (c == '\n') {
            ++m_line;
            ++m_position;
        } else if (c == ' ' || c == '\t' || c == '\r') {
            ++m_position;
        } else if (m_text.compare(m_position, 2, "//") == 0) {
            m_position = std::min(m_text.find('\n', m_position), m_text.size());
        } else if (m_text.compare(m_position, 2, "/*") == 0) {
            const std::size_t end = m_text.find("*/", m_position + 2);
            if (end == std::string_view::npos)
                fail("the text ends inside the comment that opens here", m_line);
            m_line += static_cast<std::uint32_t>(std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_position),
                                                            m_text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
            m_position = end + 2;
        } else {
            return;
        }
    }
}

void TokenStream::advance()
{
    skipBlanks();
    m_token = Token{TokenKind::End, m_text.substr(m_position, 0), m_line};
    if (m_position == m_text.size())
        return;
    const char c = m_text[m_position];
    if (startsWord(c))
        lexWord();
    else if (isDigit(c))
        lexNumber();
    else if (c == '"')
        lexString();
    else if (std::string_view("{}()[]<>,;:@!+-|=*/&").find(c) != std::string_view::npos)
        m_token = Token{TokenKind::Punctuation, m_text.substr(m_position++, 1), m_line};
    else
        fail("byte " + std::to_string(static_cast<unsigned char>(c)) + " does not belong in PTX", m_line);
}

void TokenStream::lexWord()
{
    const std::size_t start = m_position++;
    while (m_position < m_text.size()) {
        if (continuesWord(m_text[m_position]))
            ++m_position;
        else if (m_text.compare(m_position, 2, "::") == 0 && m_position + 2 < m_text.size() &&
                 isAlphanumeric(m_text[m_position + 2]))
            m_position += 2; // ".shared::cta", ".L2::128B"
        else
            break;
    }
    m_token = Token{TokenKind::Word, m_text.substr(start, m_position - start), m_line};
}

void TokenStream::lexNumber()
{
    const std::size_t start = m_position;
    const bool prefixed = m_text.size() > start + 1 && m_text[start] == '0' && isLetter(m_text[start + 1]);
    while (m_position < m_text.size() && (isAlphanumeric(m_text[m_position]) || m_text[m_position] == '.')) {
        const bool exponent = !prefixed && (m_text[m_position] == 'e' || m_text[m_position] == 'E');
        ++m_position;
        if (exponent && m_position < m_text.size() && (m_text[m_position] == '-' || m_text[m_position] == '+'))
            ++m_position;
    }
    m_token = Token{TokenKind::Number, m_text.substr(start, m_position - start), m_line};
}

void TokenStream::lexString()
{
    const std::size_t start = m_position + 1;
    std::size_t end = start;
    while (end < m_text.size() && m_text[end] != '"' && m_text[end] != '\n')
        end += m_text[end] == '\\' ? 2 : 1;
    if (end >= m_text.size() || m_text[end] != '"')
        fail("the string that opens here does not end on its line", m_line);
    m_position = end + 1;
    m_token = Token{TokenKind::String, m_text.substr(start, end - start), m_line};
}

std::string describe(const Token& token)
{
    if (token.kind == TokenKind::End)
        return "the end of the text";
    return '"' + std::string(token.text.substr(0, longestQuote)) + '"';
}

} // namespace tilescope::ptx
