#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tilescope::ptx
{

enum class TokenKind : std::uint8_t {
    End,
    Word,   ///< name, directive, label or opcode with its modifiers: "%r1", ".reg", "$L__BB0_1", "ld.global.v4.f32"
    Number, ///< as written, without a sign
    String, ///< between the quotes
    Punctuation
};

struct Token {
    TokenKind kind = TokenKind::End;
    std::string_view text; ///< part of the PTX text
    std::uint32_t line = 1;

    bool is(char c) const { return kind == TokenKind::Punctuation && text.front() == c; }
    bool isWord(std::string_view word) const { return kind == TokenKind::Word && text == word; }
};

/// Splits PTX text into tokens, with a lookahead of one. The text must outlive the stream and everything taken from it.
class TokenStream
{
public:
    explicit TokenStream(std::string_view text);

    const Token& peek() const { return m_token; }
    Token take();
    bool accept(char punctuation);
    bool acceptWord(std::string_view word);
    /// These throw Failure with the expected and the actual token.
    void expect(char punctuation, const char* after);
    std::string_view expectWord(const char* what);
    std::uint64_t expectNumber(const char* what); ///< a non-negative integer
    void skipPast(char punctuation);
    void skipBraces(); ///< the current token must be "{"

    /// The text from a token to the next ";" on one line, for messages.
    std::string statementAt(const Token& first) const;

private:
    void advance();
    void skipBlanks();
    void lexWord();
    void lexNumber();
    void lexString();

    std::string_view m_text;
    std::size_t m_position = 0;
    std::uint32_t m_line = 1;
    Token m_token;
};

/// A token as quoted in messages.
std::string describe(const Token& token);

} // namespace tilescope::ptx
