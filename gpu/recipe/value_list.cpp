#include "gpu/recipe/message.h"
#include "gpu/recipe/parameter.h"

#include "gpu/recipe/recipe.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <string_view>

namespace tilescope
{

namespace
{

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

double numberIn(const Parameter& parameter, std::string_view text)
{
    text = trimmed(text);
    double number = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || result.ec != std::errc() || result.ptr != text.data() + text.size() || !std::isfinite(number))
        throw SettingError(
            parameter.name,
            say(gpu::phrase(
                    "For %1, \"%2\" is not a number. Enter values as 3,5,9 or a range as FROM..TO or FROM..TO:STEP."),
                parameter.name, std::string(text)));
    return number;
}

void addRange(const Parameter& parameter, std::string_view part, std::size_t dots, std::vector<ParameterValue>& values)
{
    const auto colon = part.find(':', dots);
    const double from = numberIn(parameter, part.substr(0, dots));
    const double to = numberIn(parameter, part.substr(dots + 2, colon == part.npos ? part.npos : colon - dots - 2));
    const double step = colon == part.npos ? parameter.step : numberIn(parameter, part.substr(colon + 1));
    const std::string range(part);
    if (!(step > 0) || !(to >= from))
        throw SettingError(
            parameter.name,
            say(gpu::phrase(
                    "For %1, the range %2 has no values. Enter the smaller number first and a step greater than 0."),
                parameter.name, range));
    if (const double count = std::floor((to - from) / step + 1e-9) + 1; count > static_cast<double>(mostValues)) {
        char number[32];
        std::snprintf(number, sizeof number, "%.10g", count);
        throw SettingError(parameter.name,
                           say(gpu::phrase("For %1, the range %2 has %3 values; the maximum is %4. Use a larger step."),
                               parameter.name, range, number, std::to_string(mostValues)));
    }
    for (int i = 0; from + i * step <= to + 1e-9 * step; ++i) {
        const double number = from + i * step;
        values.push_back(checkedValue(parameter, parameter.type == ParameterType::Integer
                                                     ? ParameterValue(std::int64_t(std::llround(number)))
                                                     : ParameterValue(number)));
    }
}

} // namespace

std::vector<ParameterValue> valuesIn(const Parameter& parameter, const std::string& text)
{
    if (parameter.type == ParameterType::Text)
        return {text};
    const bool isNumber = parameter.type == ParameterType::Integer || parameter.type == ParameterType::Real;
    std::vector<ParameterValue> values;
    std::string_view rest = text;
    while (true) {
        const auto comma = rest.find(',');
        const std::string_view part = trimmed(rest.substr(0, comma));
        const auto dots = part.find("..");
        if (isNumber && dots != part.npos)
            addRange(parameter, part, dots, values);
        else
            values.push_back(parseValue(parameter, std::string(part)));
        if (values.size() > mostValues)
            throw SettingError(parameter.name, say(gpu::phrase("%1 has more than 100000 values."), parameter.name));
        if (comma == rest.npos)
            return values;
        rest.remove_prefix(comma + 1);
    }
}

std::vector<int> blockSidesIn(const std::string& name, const std::string& text)
{
    Parameter side;
    side.name = name;
    side.defaultValue = std::int64_t(16);
    side.minimum = 1;
    side.maximum = 1024;
    std::vector<int> sides;
    for (const ParameterValue& value : valuesIn(side, text))
        sides.push_back(static_cast<int>(std::get<std::int64_t>(value)));
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

} // namespace tilescope
