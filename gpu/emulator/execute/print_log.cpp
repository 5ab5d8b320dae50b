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

constexpr std::size_t longestText = 1000;

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
    std::array<char, 256> text{};
    // The specification was taken apart and contains one conversion that fits the value.
    const int length = std::snprintf(text.data(), text.size(), specification.c_str(), value);
    return length < 0 ? "" : text.data();
}

/// One call: the format taken apart into texts and conversions.
class Printer
{
public:
    Printer(const Warp& warp, std::uint32_t lane, std::string format, std::uint64_t arguments)
        : m_warp(warp), m_lane(lane), m_format(std::move(format)), m_arguments(bytesAt(warp, lane, arguments))
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
        return text;
    }
    std::uint32_t count() const { return m_arguments.taken(); }

private:
    std::string takeAll(std::string_view set, std::size_t most)
    {
        const std::size_t begin = m_at;
        while (m_at < m_format.size() && m_at - begin < most && isOneOf(m_format[m_at], set))
            ++m_at;
        return m_format.substr(begin, m_at - begin);
    }

    std::string conversion()
    {
        const std::size_t begin = m_at++;
        std::string specification = "%";
        specification += takeAll("-+ #0", 5);
        specification += takeAll("0123456789", 2);
        if (m_at < m_format.size() && m_format[m_at] == '.') {
            ++m_at;
            specification += "." + takeAll("0123456789", 2);
        }
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
            return formatted(specification + letter,
                             textIn(bytesAt(m_warp, m_lane, m_arguments.take<std::uint64_t>())).c_str());
        return m_format.substr(begin, m_at - begin); // as written
    }

    const Warp& m_warp;
    std::uint32_t m_lane;
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
    std::string text;
    for (const std::byte byte : bytes.first(std::min(bytes.size(), longestText))) {
        const auto c = static_cast<unsigned char>(byte);
        if (c == 0)
            break;
        text += c < ' ' ? ' ' : static_cast<char>(c);
    }
    while (text.ends_with(' '))
        text.pop_back();
    return text;
}

std::uint32_t PrintLog::print(const Warp& warp, std::uint32_t site, std::uint32_t lane, std::uint64_t format,
                              std::uint64_t arguments)
{
    ++m_count;
    if (m_texts.size() >= most && format == m_format)
        return m_arguments;
    Printer printer(warp, lane, textIn(bytesAt(warp, lane, format)), arguments);
    std::string text = printer.print();
    if (m_texts.size() < most)
        m_texts.push_back({m_block, site, warp.index * laneCount + lane, std::move(text)});
    m_format = format;
    m_arguments = printer.count();
    return m_arguments;
}

} // namespace tilescope::emulator
