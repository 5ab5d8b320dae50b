#include "gpu/files/source_text.h"

#include <algorithm>
#include <cstdint>
#include <stdexcept>

namespace tilescope
{

namespace
{

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF", littleMark = "\xFF\xFE", bigMark = "\xFE\xFF";
constexpr std::string_view cellSign = "%%", commentSign = "//";
constexpr char32_t replacement = 0xFFFD;

void append(std::string& text, char32_t sign)
{
    const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80U | (sign >> shift & 0x3FU)); };
    if (sign < 0x80) {
        text += static_cast<char>(sign);
    } else if (sign < 0x800) {
        text += static_cast<char>(0xC0U | sign >> 6U);
        tail(0);
    } else if (sign < 0x10000) {
        text += static_cast<char>(0xE0U | sign >> 12U);
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0U | sign >> 18U);
        tail(12);
        tail(6);
        tail(0);
    }
}

/// Takes the next character of UTF-8; absent if there is none, and then one byte is taken.
std::optional<char32_t> takeSign(std::string_view& text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    char32_t sign = length < 2 ? first : first & (0x7FU >> length);
    bool isWhole = length > 0 && length <= text.size();
    for (std::size_t i = 1; isWhole && i < length; ++i) {
        isWhole = (byte(i) & 0xC0U) == 0x80;
        sign = sign << 6U | (byte(i) & 0x3FU);
    }
    constexpr char32_t shortest[] = {0, 0, 0x80, 0x800, 0x10000};
    isWhole = isWhole && sign >= shortest[length] && sign <= 0x10FFFF && (sign < 0xD800 || sign > 0xDFFF);
    text.remove_prefix(isWhole ? length : 1);
    return isWhole ? std::optional(sign) : std::nullopt;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty())
        if (!takeSign(text))
            return false;
    return true;
}

std::string fromUtf16(std::string_view bytes, bool isBig)
{
    if (bytes.size() % 2 != 0)
        throw std::runtime_error("it ends in the middle of a character of UTF-16");
    const auto unit = [&](std::size_t i) {
        const auto first = static_cast<unsigned char>(bytes[i]), second = static_cast<unsigned char>(bytes[i + 1]);
        return static_cast<char32_t>(isBig ? first << 8U | second : second << 8U | first);
    };
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        char32_t sign = unit(i);
        if (sign >= 0xD800 && sign < 0xDC00 && i + 2 < bytes.size() && unit(i + 2) >= 0xDC00 && unit(i + 2) < 0xE000) {
            sign = 0x10000 + ((sign - 0xD800) << 10U) + (unit(i + 2) - 0xDC00);
            i += 2;
        }
        append(text, sign >= 0xD800 && sign < 0xE000 ? replacement : sign);
    }
    return text;
}

std::string toUtf16(std::string_view text, bool isBig)
{
    std::string bytes;
    const auto add = [&](char32_t unit) {
        const char low = static_cast<char>(unit & 0xFFU), high = static_cast<char>(unit >> 8U & 0xFFU);
        bytes += isBig ? high : low;
        bytes += isBig ? low : high;
    };
    while (!text.empty()) {
        const char32_t sign = takeSign(text).value_or(replacement);
        if (sign < 0x10000) {
            add(sign);
        } else {
            add(0xD800 + ((sign - 0x10000) >> 10U));
            add(0xDC00 + ((sign - 0x10000) & 0x3FFU));
        }
    }
    return bytes;
}

std::optional<std::string> toBytes(std::string_view text)
{
    std::string bytes;
    while (!text.empty()) {
        const auto sign = takeSign(text);
        if (!sign || *sign > 0xFF)
            return {};
        bytes += static_cast<char>(*sign);
    }
    return bytes;
}

bool endsLinesAsWindows(std::string_view text)
{
    const auto lines = std::ranges::count(text, '\n');
    std::ptrdiff_t pairs = 0;
    for (std::size_t at = text.find("\r\n"); at != text.npos; at = text.find("\r\n", at + 2))
        ++pairs;
    return lines > 0 && pairs == lines;
}

} // namespace

SourceText sourceTextOf(std::string_view bytes)
{
    SourceText source;
    if (bytes.starts_with(littleMark) || bytes.starts_with(bigMark)) {
        const bool isBig = bytes.starts_with(bigMark);
        source.encoding = isBig ? TextEncoding::Utf16Big : TextEncoding::Utf16Little;
        source.text = fromUtf16(bytes.substr(bigMark.size()), isBig);
    } else if (bytes.starts_with(utf8Mark) && isUtf8(bytes)) {
        source.encoding = TextEncoding::MarkedUtf8;
        source.text = bytes.substr(utf8Mark.size());
    } else if (isUtf8(bytes)) {
        source.text = bytes;
    } else {
        source.encoding = TextEncoding::Bytes;
        for (const char byte : bytes)
            append(source.text, static_cast<unsigned char>(byte));
    }
    if (source.text.find('\0') != std::string::npos)
        throw std::runtime_error("it contains NUL bytes, so it is not text");
    source.isCell = source.text.starts_with(cellSign);
    if (source.isCell)
        source.text.insert(0, commentSign);
    return source;
}

std::optional<std::string> bytesLike(std::string_view before, const std::string& text)
{
    SourceText known;
    try {
        known = sourceTextOf(before);
    } catch (const std::runtime_error&) { // it was no text
        return text;
    }
    std::string written = text;
    if (known.isCell && written.starts_with("//%%"))
        written.erase(0, commentSign.size());
    if (endsLinesAsWindows(known.text))
        for (std::size_t at = written.find('\n'); at != std::string::npos; at = written.find('\n', at + 2))
            written.insert(at, 1, '\r');
    switch (known.encoding) {
    case TextEncoding::Utf8: return written;
    case TextEncoding::MarkedUtf8: return std::string(utf8Mark) + written;
    case TextEncoding::Utf16Little: return std::string(littleMark) + toUtf16(written, false);
    case TextEncoding::Utf16Big: return std::string(bigMark) + toUtf16(written, true);
    case TextEncoding::Bytes: return toBytes(written);
    }
    return written;
}

} // namespace tilescope
