#include "gpu/recipe/parameter.h"

#include "gpu/recipe/message.h"
#include "gpu/recipe/recipe.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tilescope
{

namespace
{

std::string numberText(double value)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value).ptr;
    return std::string(text, end);
}

/// "3 px"
Message withUnit(const Parameter& parameter, const std::string& text)
{
    return parameter.unit.empty() ? Message(text) : say(gpu::phrase("%1 %2"), text, Message(parameter.unit));
}

Message allowedRange(const Parameter& parameter)
{
    const std::string first = numberText(parameter.minimum);
    const Message last = withUnit(parameter, numberText(parameter.maximum));
    if (parameter.type == ParameterType::Integer && parameter.step == 2)
        return static_cast<std::int64_t>(parameter.minimum) % 2 == 0
                   ? say(gpu::phrase("an even number from %1 to %2"), first, last)
                   : say(gpu::phrase("an odd number from %1 to %2"), first, last);
    if (parameter.type == ParameterType::Integer && parameter.step == 1)
        return say(gpu::phrase("a whole number from %1 to %2"), first, last);
    return say(gpu::phrase("from %1 to %2 in steps of %3"), first, last, numberText(parameter.step));
}

/// The allowed value nearest to x: minimum + k · step within the range.
double nearestAllowed(const Parameter& parameter, double x)
{
    if (std::isnan(x))
        return parameter.minimum;
    const double clamped = std::clamp(x, parameter.minimum, parameter.maximum);
    if (parameter.step <= 0)
        return clamped;
    const double steps = std::round((clamped - parameter.minimum) / parameter.step);
    const double last = std::floor((parameter.maximum - parameter.minimum) / parameter.step + 1e-9);
    return parameter.minimum + std::min(steps, last) * parameter.step;
}

[[noreturn]] void refuseType(const Parameter& parameter, const Message& wanted)
{
    throw SettingError(parameter.name, say(gpu::phrase("\"%1\" must be %2."), parameter.name, wanted),
                       parameter.defaultValue);
}

[[noreturn]] void refuseText(const Parameter& parameter, const std::string& text, const Message& wanted)
{
    throw SettingError(parameter.name,
                       say(gpu::phrase("\"%1\" cannot be \"%2\": it must be %3."), parameter.name, text, wanted),
                       parameter.defaultValue);
}

ParameterValue checkedInteger(const Parameter& parameter, std::int64_t value)
{
    const double nearest = nearestAllowed(parameter, static_cast<double>(value));
    const auto allowed = static_cast<std::int64_t>(nearest);
    if (allowed != value)
        throw SettingError(parameter.name,
                           say(gpu::phrase("\"%1\" cannot be %2: it must be %3. The nearest valid value is %4."),
                               parameter.name, std::to_string(value), allowedRange(parameter), std::to_string(allowed)),
                           ParameterValue(allowed));
    return value;
}

ParameterValue checkedReal(const Parameter& parameter, double value)
{
    // Any value in the range is accepted: the step of a real parameter is only the slider's step.
    if (!(value >= parameter.minimum && value <= parameter.maximum)) {
        const double nearest = nearestAllowed(parameter, value);
        throw SettingError(
            parameter.name,
            say(gpu::phrase("\"%1\" cannot be %2: it must be between %3 and %4. The nearest valid value is %5."),
                parameter.name, numberText(value), numberText(parameter.minimum),
                withUnit(parameter, numberText(parameter.maximum)), numberText(nearest)),
            ParameterValue(nearest));
    }
    return value;
}

ParameterValue checkedChoice(const Parameter& parameter, const std::string& value)
{
    if (std::find(parameter.choices.begin(), parameter.choices.end(), value) != parameter.choices.end())
        return value;
    std::string list;
    for (const auto& choice : parameter.choices)
        list += (list.empty() ? "" : ", ") + choice;
    throw SettingError(parameter.name,
                       say(gpu::phrase("\"%1\" cannot be \"%2\". Valid values: %3."), parameter.name, value, list),
                       parameter.defaultValue);
}

} // namespace

ParameterValue checkedValue(const Parameter& parameter, const ParameterValue& value)
{
    switch (parameter.type) {
    case ParameterType::Boolean:
        if (!std::holds_alternative<bool>(value))
            refuseType(parameter, gpu::phrase("on or off"));
        return value;
    case ParameterType::Integer:
        if (!std::holds_alternative<std::int64_t>(value))
            refuseType(parameter, allowedRange(parameter));
        return checkedInteger(parameter, std::get<std::int64_t>(value));
    case ParameterType::Real:
        if (const auto* integer = std::get_if<std::int64_t>(&value))
            return checkedReal(parameter, static_cast<double>(*integer));
        if (!std::holds_alternative<double>(value))
            refuseType(parameter, gpu::phrase("a number"));
        return checkedReal(parameter, std::get<double>(value));
    case ParameterType::Choice:
        if (!std::holds_alternative<std::string>(value))
            refuseType(parameter, gpu::phrase("one of its names"));
        return checkedChoice(parameter, std::get<std::string>(value));
    case ParameterType::Text:
        if (!std::holds_alternative<std::string>(value))
            refuseType(parameter, gpu::phrase("a string"));
        return value;
    }
    return value;
}

ParameterValue parseValue(const Parameter& parameter, const std::string& text)
{
    const char* const first = text.data();
    const char* const last = first + text.size();
    switch (parameter.type) {
    case ParameterType::Boolean:
        if (text == "on" || text == "true" || text == "1" || text == "yes")
            return true;
        if (text == "off" || text == "false" || text == "0" || text == "no")
            return false;
        refuseText(parameter, text, gpu::phrase("on or off"));
    case ParameterType::Integer: {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(first, last, value);
        if (error != std::errc() || end != last)
            refuseText(parameter, text, allowedRange(parameter));
        return checkedValue(parameter, value);
    }
    case ParameterType::Real: {
        double value = 0;
        const auto [end, error] = std::from_chars(first, last, value);
        if (error != std::errc() || end != last)
            refuseText(parameter, text, gpu::phrase("a number"));
        return checkedValue(parameter, value);
    }
    case ParameterType::Choice:
    case ParameterType::Text: return checkedValue(parameter, text);
    }
    return text;
}

std::string toText(const ParameterValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "on" : "off";
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto* real = std::get_if<double>(&value))
        return numberText(*real);
    return std::get<std::string>(value);
}

std::string titleOfChoice(std::string choice)
{
    std::ranges::replace(choice, '_', ' ');
    if (!choice.empty() && choice[0] >= 'a' && choice[0] <= 'z')
        choice[0] = static_cast<char>(choice[0] - 'a' + 'A');
    return choice;
}

} // namespace tilescope
