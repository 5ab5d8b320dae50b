#include "gpu/declared/declared_numbers.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <string_view>

namespace tilescope
{

std::vector<DeclaredNumber> numbersOf(const std::vector<std::string>& texts)
{
    std::vector<DeclaredNumber> numbers;
    for (const std::string& text : texts)
        numbers.push_back({text});
    return numbers;
}

DeclaredNumbers::DeclaredNumbers(const Declaration& operation, const DeclaredResult& result, const std::string& file,
                                 const Recipe& recipe, const Image& picture, bool isPitched)
    : m_file(file), m_values{{"width", picture.width()},
                             {"height", picture.height()},
                             {"pixels", double(picture.width()) * picture.height()},
                             {"channels", channelCount(picture.format())},
                             {"pitch", isPitched ? static_cast<double>(pitchOf(picture.width(), picture.format()))
                                                 : double(picture.width()) * channelCount(picture.format())},
                             {"block.x", recipe.block.width},
                             {"block.y", recipe.block.height},
                             {"threads", recipe.block.threads()}}
{
    for (const Parameter& parameter : operation.parameters) {
        add(parameter, recipe.parameters.at(parameter.name));
        m_parameters.insert(parameter.name);
    }
    m_resultWidth = side(result.width);
    m_resultHeight = side(result.height);
    m_values["result.width"] = m_resultWidth;
    m_values["result.height"] = m_resultHeight;
    takeResultChannels(1);
}

void DeclaredNumbers::takeChannels(int channels)
{
    if (!m_parameters.contains("channels"))
        m_values["channels"] = channels;
    if (!m_parameters.contains("pitch"))
        m_values["pitch"] = m_values["width"] * channels;
}

void DeclaredNumbers::add(const Parameter& parameter, const ParameterValue& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        m_values[parameter.name] = static_cast<double>(*whole);
    else if (const auto* real = std::get_if<double>(&value))
        m_values[parameter.name] = *real;
    else if (const auto* flag = std::get_if<bool>(&value))
        m_values[parameter.name] = *flag ? 1 : 0;
    else if (const auto choice = std::ranges::find(parameter.choices, std::get<std::string>(value));
             choice != parameter.choices.end())
        m_values[parameter.name] = static_cast<double>(choice - parameter.choices.begin());
}

double DeclaredNumbers::number(const DeclaredNumber& written) const
{
    try {
        const double value = Expression(written.text, Expression::Values::Names).number([&](const auto& name) {
            const auto known = m_values.find(name.path);
            if (known != m_values.end())
                return ExpressionValue(known->second);
            std::string all;
            for (const std::string& other : names())
                all += (all.empty() ? "" : ", ") + other;
            throw ExpressionError("There is no \"" + name.path + "\" in \"" + written.text + "\"; there are: " + all +
                                  ".");
        });
        if (std::isfinite(value))
            return value;
        throw ExpressionError("\"" + written.text + "\" is not a finite number.");
    } catch (const ExpressionError& error) {
        throw DeclarationError(joined(say(gpu::phrase("%1:"), m_file), Message(std::string(error.what()))));
    }
}

std::vector<double> DeclaredNumbers::numbers(const std::vector<DeclaredNumber>& written) const
{
    std::vector<double> values;
    for (const DeclaredNumber& one : written) {
        std::string_view text = one.text;
        const std::string_view function = text.substr(0, text.find('('));
        if (text.ends_with(')') && (function == "gaussian" || function == "gaussian_row")) {
            text.remove_prefix(function.size() + 1);
            text.remove_suffix(1);
            const std::vector<double> window = gaussian(listedIn(text, false), function == "gaussian");
            values.insert(values.end(), window.begin(), window.end());
        } else {
            values.push_back(number(one));
        }
    }
    return values;
}

std::vector<double> DeclaredNumbers::gaussian(const std::vector<std::string>& arguments, bool isSquare) const
{
    constexpr int most = 127;
    const double radius = arguments.empty() ? -1 : number({arguments[0]});
    const double sigma = arguments.size() > 1 ? number({arguments[1]}) : 0.3 * (radius - 1) + 0.8;
    if (arguments.size() > 2 || radius < 0 || radius > most || radius != std::floor(radius) || sigma <= 0)
        throw DeclarationError(m_file, 0,
                               say(gpu::phrase("The weights of a Gaussian filter need a whole radius from 0 to %1 and "
                                               "a positive sigma: gaussian(2) or gaussian(2, 1.5)"),
                                   std::to_string(most)));
    const int reach = static_cast<int>(radius), rows = isSquare ? reach : 0;
    std::vector<double> weights;
    for (int y = -rows; y <= rows; ++y)
        for (int x = -reach; x <= reach; ++x)
            weights.push_back(std::exp(-(x * x + y * y) / (2 * sigma * sigma)));
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

std::vector<std::string> DeclaredNumbers::names() const
{
    std::vector<std::string> all;
    for (const auto& [name, value] : m_values)
        all.push_back(name);
    return all;
}

int DeclaredNumbers::side(const DeclaredNumber& written) const
{
    constexpr int most = 1 << 20;
    const double value = number(written);
    if (value < 1 || value > most || value != std::floor(value))
        throw DeclarationError(
            say(gpu::phrase("The side \"%1\" of the result is %2; it must be a whole number from 1 to %3."),
                written.text, textOf(value), std::to_string(most)));
    return static_cast<int>(value);
}

std::string DeclaredNumbers::textOf(double value)
{
    return value == std::floor(value) && std::abs(value) < 1e15 ? std::to_string(static_cast<std::int64_t>(value))
                                                                : std::to_string(value);
}

bool isPlainNumber(const DeclaredNumber& written)
{
    return std::ranges::none_of(written.text, [](char c) { return std::isalpha(static_cast<unsigned char>(c)); });
}

Dim3 DeclaredNumbers::sides(const std::vector<DeclaredNumber>& written) const
{
    std::array<unsigned, 3> sides{1, 1, 1};
    for (std::size_t i = 0; i < written.size() && i < sides.size(); ++i) {
        const double value = std::ceil(number(written[i]));
        if (value < 1 || value > 2147483647.0)
            throw DeclarationError(
                m_file, 0,
                say(gpu::phrase("\"%1\" evaluates to %2, but grid and block dimensions must be at least 1."),
                    written[i].text, textOf(value)));
        sides[i] = static_cast<unsigned>(value);
    }
    return {sides[0], sides[1], sides[2]};
}

std::size_t DeclaredNumbers::sharedBytes(const DeclaredNumber& written) const
{
    const double bytes = std::ceil(number(written));
    if (bytes < 0 || bytes > 1 << 20)
        throw DeclarationError(
            m_file, 0,
            say(gpu::phrase("\"%1\" evaluates to %2, but a block can have 0 to %3 bytes of shared memory."),
                written.text, textOf(bytes), std::to_string(1 << 20)));
    return static_cast<std::size_t>(bytes);
}

} // namespace tilescope
