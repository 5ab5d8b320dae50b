#include "gpu/declared/value_bytes.h"

#include "gpu/recipe/plan.h"

#include <algorithm>
#include <array>
#include <cstdint>
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
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 11> synonyms{
        {{"ushort", "unsigned short"},
         {"uint8_t", "unsigned char"},
         {"int8_t", "char"},
         {"signed char", "char"},
         {"uint16_t", "unsigned short"},
         {"int16_t", "short"},
         {"uint32_t", "unsigned int"},
         {"int32_t", "int"},
         {"unsigned", "unsigned int"},
         {"uint", "unsigned int"},
         {"uchar", "unsigned char"}}};
    for (const auto& [prefix, scalar] : vectors)
        if (type.size() == prefix.size() + 1 && type.starts_with(prefix) && type.back() >= '1' && type.back() <= '4')
            return {std::string(scalar), type.back() - '0'};
    for (const auto& [synonym, scalar] : synonyms)
        if (type == synonym)
            return {std::string(scalar)};
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

bool isNumberType(const std::string& type)
{
    std::vector<std::byte> bytes;
    return elementOf(type).channels == 1 && appendNumber(bytes, type, 0);
}

} // namespace tilescope
