#include "gpu/emulator/execute/print_log.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <utility>

namespace tilescope::emulator
{
namespace
{

constexpr std::size_t longestText = 1000; ///< bytes, and a character more

bool isOneOf(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

/// The argument buffer of vprintf: numbers of 4 and 8 bytes, each at a multiple of its size.
class ArgumentReader
{
public:
    explicit ArgumentReader(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    template <class T>
    T take()
    {
        m_at = (m_at + sizeof(T) - 1) / sizeof(T) * sizeof(T);
        T value{};
        if (m_at + sizeof(T) <= m_bytes.size())
            std::memcpy(&value, m_bytes.data() + m_at, sizeof(T));
        m_at += sizeof(T);
        ++m_taken;
        return value;
    }
    std::uint32_t taken() const { return m_taken; }

private:
    std::span<const std::byte> m_bytes;
    std::size_t m_at = 0;
    std::uint32_t m_taken = 0;
};

template <class T>
std::string formatted(const std::string& specification, T value)
{
    std::array<char, 2 * longestText> text{}; // more than a width or a precision can take
    // The specification was taken apart and contains one conversion that fits the value.
    const int length = std::snprintf(text.data(), text.size(), specification.c_str(), value);
    return length < 0 ? "" : text.data();
}

/// The length of the character at the text's beginning, by UTF-8; 0 if it is none.
std::size_t characterBytes(std::string_view text)
{
    const auto at = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const auto continues = [&](std::size_t i, unsigned least = 0x80, unsigned most = 0xBF) {
        return at(i) >= least && at(i) <= most;
    };
    const unsigned first = at(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return continues(1) ? 2 : 0;
    // Neither a longer form than is needed, nor half of a pair of UTF-16.
    if (first >= 0xE0 && first <= 0xEF)
        return continues(1, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF) && continues(2) ? 3 : 0;
    if (first >= 0xF0 && first <= 0xF4)
        return continues(1, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF) && continues(2) && continues(3)
                   ? 4
                   : 0;
    return 0;
}

/// The control characters of ASCII, and those that Unicode has beside them (C1: U+0080 … U+009F).
bool isControl(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    return character.size() == 1 ? first < ' ' || first == 0x7F
                                 : first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

/// A kernel's text as it may be shown anywhere: no control characters, by which a terminal could be commanded, and no
/// bytes that are not UTF-8. No longer than `longestText`: of a longer one "…" says that it goes on.
std::string shown(std::string_view text, bool goesOn)
{
    std::string result;
    while (!text.empty() && result.size() < longestText) {
        const std::size_t bytes = characterBytes(text);
        if (bytes == 0)
            result += "\xEF\xBF\xBD"; // U+FFFD
        else if (isControl(text.substr(0, bytes)))
            result += ' ';
        else
            result += text.substr(0, bytes);
        text.remove_prefix(std::max<std::size_t>(bytes, 1));
    }
    return goesOn || !text.empty() ? result + "…" : result;
}

/// The bytes before the NUL, and not more than a text may have.
std::string rawText(std::span<const std::byte> bytes)
{
    std::string text;
    for (const std::byte byte : bytes.first(std::min(bytes.size(), longestText))) {
        if (byte == std::byte{0})
            break;
        text += static_cast<char>(byte);
    }
    return text;
}

/// One call: the format taken apart into texts and conversions.
class Printer
{
public:
    Printer(const Warp& warp, std::uint32_t lane, std::uint64_t format, std::uint64_t arguments, bool whole)
        : m_warp(warp), m_lane(lane), m_isWhole(whole), m_format(textAt(format)),
          m_arguments(bytesAt(warp, lane, arguments))
    {
    }

    std::string print()
    {
        std::string text;
        while (m_at < m_format.size() && text.size() < longestText) {
            if (m_format[m_at] != '%')
                text += m_format[m_at++];
            else
                text += conversion();
        }
        return m_isWhole ? text : shown(text, m_at < m_format.size());
    }
    std::uint32_t count() const { return m_arguments.taken(); }

private:
    std::string textAt(std::uint64_t address) const
    {
        const std::span<const std::byte> bytes = bytesAt(m_warp, m_lane, address);
        return m_isWhole ? rawText(bytes) : textIn(bytes);
    }

    std::string takeAll(std::string_view set, std::size_t most)
    {
        const std::size_t begin = m_at;
        while (m_at < m_format.size() && m_at - begin < most && isOneOf(m_format[m_at], set))
            ++m_at;
        return m_format.substr(begin, m_at - begin);
    }

    /// Whether the format goes on with this character, which is then taken.
    bool takes(char c)
    {
        const bool is = m_at < m_format.size() && m_format[m_at] == c;
        m_at += is ? 1 : 0;
        return is;
    }

    /// A width or a precision: digits, or "*" for an argument. No more than a text may be long.
    int extent()
    {
        constexpr int most = longestText;
        if (takes('*'))
            return std::clamp(m_arguments.take<int>(), -most, most);
        int value = 0;
        while (m_at < m_format.size() && isOneOf(m_format[m_at], "0123456789"))
            value = std::min(10 * value + (m_format[m_at++] - '0'), most);
        return value;
    }

    std::string conversion()
    {
        const std::size_t begin = m_at++;
        std::string specification = "%";
        specification += takeAll("-+ #0", 5);
        if (const int width = extent(); width != 0)
            specification += std::to_string(width); // a negative one is the flag "-"
        if (takes('.'))
            if (const int precision = extent(); precision >= 0) // a negative one is none
                specification += "." + std::to_string(precision);
        const std::string size = takeAll("hljztL", 2);
        const char letter = m_at < m_format.size() ? m_format[m_at++] : '\0';
        const bool wide = isOneOf('l', size) || isOneOf('j', size) || isOneOf('z', size) || isOneOf('t', size);
        if (letter == '%')
            return "%";
        if (isOneOf(letter, "diouxX") && wide)
            return formatted(specification + "ll" + letter, m_arguments.take<long long>());
        if (isOneOf(letter, "diouxX"))
            return formatted(specification + size + letter, m_arguments.take<int>());
        if (letter == 'c')
            return formatted(specification + letter, m_arguments.take<int>());
        if (isOneOf(letter, "aAeEfFgG")) {
            const double number = m_arguments.take<double>();
            // Processors make NaNs of different signs.
            return formatted(specification + letter, std::isnan(number) ? std::abs(number) : number);
        }
        if (letter == 'p')
            return formatted("%#llx", m_arguments.take<unsigned long long>());
        if (letter == 's')
            return formatted(specification + letter, textAt(m_arguments.take<std::uint64_t>()).c_str());
        return m_format.substr(begin, m_at - begin); // as written
    }

    const Warp& m_warp;
    std::uint32_t m_lane;
    bool m_isWhole;
    std::string m_format;
    ArgumentReader m_arguments;
    std::size_t m_at = 0;
};

} // namespace

std::span<const std::byte> bytesAt(const Warp& warp, std::uint32_t lane, std::uint64_t address)
{
    const Block& block = *warp.block;
    const std::uint64_t index = address >> regionShift, at = address & ((std::uint64_t{1} << regionShift) - 1);
    const auto rest = [at](const std::byte* host, std::uint64_t bytes) {
        return at < bytes ? std::span(host + at, bytes - at) : std::span<const std::byte>();
    };
    if (index == LocalRegion)
        return rest(warp.local + lane * block.localBytes, block.localBytes);
    return index < block.regionCount ? rest(block.regions[index].host, block.regions[index].bytes)
                                     : std::span<const std::byte>();
}

std::string textIn(std::span<const std::byte> bytes)
{
    std::string text = shown(rawText(bytes), false);
    while (text.ends_with(' '))
        text.pop_back();
    return text;
}

std::uint32_t PrintLog::print(const Warp& warp, std::uint32_t site, std::uint32_t lane, std::uint64_t format,
                              std::uint64_t arguments)
{
    ++m_count;
    if (!keepsMore() && format == m_format)
        return m_arguments;
    Printer printer(warp, lane, format, arguments, m_isWhole);
    std::string text = printer.print();
    m_bytes += text.size();
    if (keepsMore())
        m_texts.push_back({m_block, site, warp.index * laneCount + lane, std::move(text)});
    m_format = format;
    m_arguments = printer.count();
    return m_arguments;
}

} // namespace tilescope::emulator
