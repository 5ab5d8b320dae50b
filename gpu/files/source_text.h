#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tilescope
{

/// How the bytes of a file are characters.
enum class TextEncoding {
    Utf8,
    MarkedUtf8, ///< with a byte order mark
    Utf16Little,
    Utf16Big,
    Bytes ///< none of these, such as Latin-1 or GBK: each byte is shown as a character of Latin-1, so that none is lost
};

/// The text of a source file of whatever editor. Only comments and strings may have other characters than ASCII.
struct SourceText {
    std::string text; ///< UTF-8; the lines end as in the file
    TextEncoding encoding = TextEncoding::Utf8;
    bool isCell = false; ///< of a notebook: its first line, such as %%cuda or %%writefile lab.cu, is made a comment
};

/// Throws std::runtime_error with the reason: NUL bytes, or half a character at the end.
SourceText sourceTextOf(std::string_view bytes);

/// The bytes of a text with "\n" at the end of its lines, written as those of `before` are. Absent if that encoding has
/// not all of its characters.
std::optional<std::string> bytesLike(std::string_view before, const std::string& text);

} // namespace tilescope
