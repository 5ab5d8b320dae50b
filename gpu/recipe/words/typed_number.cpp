#include "gpu/recipe/words/typed_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

/// Without spaces, those that separate thousands included, and with an ASCII minus.
std::string withoutSpaces(std::string text)
{
    const auto replaceAll = [&text](std::string_view what, std::string_view by) {
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
            text.replace(at, what.size(), by);
    };
    for (const std::string_view space : {" ", "\t", "\n", "\r", "\u00a0", "\u2009", "\u202f"})
        replaceAll(space, "");
    replaceAll("\u2212", "-");
    return text;
}

/// The digits of "12,345"; none if the marks do not separate thousands.
std::optional<std::string> ungrouped(const std::string& whole, char group)
{
    constexpr std::size_t thousands = 3;
    const std::size_t sign = whole.starts_with('-') || whole.starts_with('+') ? 1 : 0;
    std::string digits = whole.starts_with('-') ? "-" : "";
    std::size_t from = sign;
    for (std::size_t mark = whole.find(group); from <= whole.size(); mark = whole.find(group, from)) {
        const std::string part = whole.substr(from, mark == std::string::npos ? mark : mark - from);
        const bool isGrouped = whole.find(group) != std::string::npos;
        const bool isFirst = from == sign;
        if (isGrouped &&
            (isFirst ? part.empty() || part.size() > thousands || part[0] == '0' : part.size() != thousands))
            return std::nullopt;
        digits += part;
        if (mark == std::string::npos)
            return digits;
        from = mark + 1;
    }
    return std::nullopt;
}

std::optional<double> readAs(const std::string& text, char decimal, char group)
{
    const std::size_t mark = text.find(decimal);
    const std::optional<std::string> whole = ungrouped(text.substr(0, mark), group);
    if (!whole)
        return std::nullopt;
    std::string digits = *whole;
    if (mark != std::string::npos)
        digits += '.' + text.substr(mark + 1);
    if (std::ranges::count(digits, '.') > 1 || digits.find(',') != std::string::npos)
        return std::nullopt;
    double number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool isWhole = error == std::errc() && end == digits.data() + digits.size();
    return isWhole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

std::vector<double> typedNumbers(const std::string& text)
{
    const std::string typed = withoutSpaces(text);
    std::vector<double> numbers;
    for (const auto& [decimal, group] : {std::pair('.', ','), std::pair(',', '.')})
        if (const auto number = readAs(typed, decimal, group); number && std::ranges::count(numbers, *number) == 0)
            numbers.push_back(*number);
    return numbers;
}

} // namespace tilescope
