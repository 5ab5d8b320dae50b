#include "gpu/direct/number_text.h"

#include "gpu/declared/value_bytes.h"
#include "gpu/direct/direct_launch.h"

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

namespace tilescope
{

namespace
{

[[noreturn]] void refuseValue(const std::string& text)
{
    throw DirectLaunchError("\"" + text +
                            "\" is no value of a parameter: give a NumPy file (image.npy), "
                            "zeros:float32:480x640, empty:float32:1000, a number, int64:5, 1,2,3,4 for a vector, "
                            "@NAME for the memory of another parameter, or bytes:00ff.");
}

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
        throw DirectLaunchError("\"" + text + "\" is not a whole number, which the type " + type + " takes.");
    const bool fits = error == std::errc() && (isNegative ? std::in_range<T>(negative) : std::in_range<T>(positive));
    if (!fits)
        throw DirectLaunchError("\"" + text + "\" is not a number of the type " + type + ", which has " +
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
        refuseValue(text);
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

} // namespace tilescope
