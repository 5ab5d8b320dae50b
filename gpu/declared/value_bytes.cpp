#include "gpu/declared/value_bytes.h"

#include "gpu/recipe/plan.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace tilescope
{

template <typename T>
static void append(std::vector<std::byte>& bytes, T value)
{
    const auto* const first = reinterpret_cast<const std::byte*>(&value);
    bytes.insert(bytes.end(), first, first + sizeof value);
}

std::span<const std::pair<std::string_view, std::string_view>> foreignTypes()
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 31> types{
        {{"uint", "unsigned int"},
         {"uchar", "unsigned char"},
         {"ushort", "unsigned short"},
         {"u_char", "unsigned char"},
         {"u_short", "unsigned short"},
         {"u_int", "unsigned int"},
         {"png_byte", "unsigned char"},
         {"stbi_uc", "unsigned char"},
         {"JSAMPLE", "unsigned char"},
         {"BYTE", "unsigned char"},
         {"WORD", "unsigned short"},
         {"DWORD", "unsigned int"},
         {"GLubyte", "unsigned char"},
         {"GLfloat", "float"},
         {"__int8", "char"},
         {"__int16", "short"},
         {"__int32", "int"},
         {"Npp8u", "unsigned char"},
         {"Npp16u", "unsigned short"},
         {"Npp32s", "int"},
         {"Npp32f", "float"},
         {"Uint8", "unsigned char"},
         {"Uint32", "unsigned int"},
         {"byte", "unsigned char"},
         {"u8", "unsigned char"},
         {"u16", "unsigned short"},
         {"u32", "unsigned int"},
         {"GLuint", "unsigned int"},
         {"GLint", "int"},
         {"cufftReal", "float"},
         {"cufftDoubleReal", "double"}}};
    return types;
}

ElementType elementOf(const std::string& type)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> vectors{{{"uchar", "unsigned char"},
                                                                                           {"char", "char"},
                                                                                           {"ushort", "unsigned short"},
                                                                                           {"short", "short"},
                                                                                           {"uint", "unsigned int"},
                                                                                           {"int", "int"},
                                                                                           {"float", "float"},
                                                                                           {"double", "double"}}};
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> synonyms{
        {{"uint8_t", "unsigned char"},
         {"int8_t", "char"},
         {"signed char", "char"},
         {"uint16_t", "unsigned short"},
         {"int16_t", "short"},
         {"uint32_t", "unsigned int"},
         {"int32_t", "int"},
         {"unsigned", "unsigned int"}}};
    for (const auto& [prefix, scalar] : vectors)
        if (type.size() == prefix.size() + 1 && type.starts_with(prefix) && type.back() >= '1' && type.back() <= '4')
            return {std::string(scalar), type.back() - '0'};
    for (const auto& [synonym, scalar] : synonyms)
        if (type == synonym)
            return {std::string(scalar)};
    for (const auto& [name, meaning] : foreignTypes())
        if (type == name)
            return {std::string(meaning)};
    return {type};
}

bool appendNumber(std::vector<std::byte>& bytes, const std::string& type, double number)
{
    const auto whole = static_cast<std::int64_t>(std::clamp(number, -9e18, 9e18));
    const std::string scalar = elementOf(type).scalar;
    if (scalar == "float")
        append(bytes, static_cast<float>(number));
    else if (scalar == "double")
        append(bytes, number);
    else if (scalar == "bool")
        append(bytes, static_cast<std::uint8_t>(number != 0));
    else if (const auto size = builtInTypeBytes(scalar);
             !size || scalar.find("half") != std::string::npos || scalar.find("bfloat") != std::string::npos)
        return false;
    else {
        const auto* const first = reinterpret_cast<const std::byte*>(&whole);
        bytes.insert(bytes.end(), first, first + *size);
    }
    return true;
}

namespace
{

template <typename T>
void appendWhole(std::vector<std::byte>& bytes, const std::string& text, const std::string& type)
{
    std::int64_t negative = 0;
    std::uint64_t positive = 0;
    const char *const begin = text.data() + (text.starts_with('+') ? 1 : 0), *const end = text.data() + text.size();
    const bool isNegative = text.starts_with('-');
    const auto [next, error] =
        isNegative ? std::from_chars(begin, end, negative) : std::from_chars(begin, end, positive);
    if (error == std::errc::invalid_argument || next != end)
        throw std::invalid_argument("\"" + text + "\" is not a whole number, which the type " + type + " takes.");
    const bool fits = error == std::errc() && (isNegative ? std::in_range<T>(negative) : std::in_range<T>(positive));
    if (!fits)
        throw std::invalid_argument("\"" + text + "\" is not a number of the type " + type + ", which has " +
                                    std::to_string(std::numeric_limits<T>::min()) + " to " +
                                    std::to_string(std::numeric_limits<T>::max()) + ".");
    const T value = isNegative ? static_cast<T>(negative) : static_cast<T>(positive);
    const auto* const first = reinterpret_cast<const std::byte*>(&value);
    bytes.insert(bytes.end(), first, first + sizeof value);
}

double realOf(const std::string& text)
{
    double value = 0;
    const char *const begin = text.data() + (text.starts_with('+') ? 1 : 0), *const end = text.data() + text.size();
    const auto [next, error] = std::from_chars(begin, end, value);
    if (next != end || error == std::errc::invalid_argument)
        throw std::invalid_argument("\"" + text + "\" is not a number.");
    return error == std::errc() ? value : std::strtod(text.c_str(), nullptr); // infinity or zero
}

} // namespace

bool appendNumberText(std::vector<std::byte>& bytes, const std::string& type, const std::string& text)
{
    const std::string scalar = elementOf(type).scalar;
    if (scalar == "bool" && (text == "true" || text == "True" || text == "false" || text == "False"))
        return appendNumber(bytes, scalar, text.front() == 't' || text.front() == 'T');
    if (scalar == "float" || scalar == "double" || scalar == "bool")
        return appendNumber(bytes, scalar, realOf(text));
    if (scalar == "char")
        appendWhole<std::int8_t>(bytes, text, type);
    else if (scalar == "unsigned char")
        appendWhole<std::uint8_t>(bytes, text, type);
    else if (scalar == "short")
        appendWhole<std::int16_t>(bytes, text, type);
    else if (scalar == "unsigned short")
        appendWhole<std::uint16_t>(bytes, text, type);
    else if (scalar == "int")
        appendWhole<std::int32_t>(bytes, text, type);
    else if (scalar == "unsigned int")
        appendWhole<std::uint32_t>(bytes, text, type);
    else if (scalar == "long" || scalar == "long long" || scalar == "int64_t")
        appendWhole<std::int64_t>(bytes, text, type);
    else if (scalar == "unsigned long" || scalar == "unsigned long long" || scalar == "uint64_t" || scalar == "size_t")
        appendWhole<std::uint64_t>(bytes, text, type);
    else
        return false;
    return true;
}

bool isNumberType(const std::string& type)
{
    std::vector<std::byte> bytes;
    return elementOf(type).channels == 1 && appendNumber(bytes, type, 0);
}

} // namespace tilescope
