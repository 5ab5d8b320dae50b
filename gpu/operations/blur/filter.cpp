#include "gpu/operations/blur/filter.h"

#include "gpu/operations/blur/own_filter.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>

namespace tilescope::operations
{

namespace
{

OwnFilter ownFilterOf(const ParameterValues& parameters)
{
    return ownFilter(std::get<std::string>(parameters.at("weights")));
}

[[noreturn]] void refuseWeights(const Message& why)
{
    throw SettingError(
        "weights",
        joined(why, say(gpu::phrase("Use \"%1\", or the strategy \"shared_constant\", which accepts any weights."),
                        exampleWeights)),
        ParameterValue(std::string(exampleWeights)));
}

/// A row of weights before normalization, whose product with itself is the filter.
std::vector<double> lineOf(const ParameterValues& parameters)
{
    if (isOwnFilter(parameters)) {
        std::optional<std::vector<double>> line = ownFilterOf(parameters).line;
        if (!line)
            refuseWeights(gpu::phrase("This strategy sums along rows and then along columns, so the filter must be the "
                                      "product of a row with itself. These weights are not such a product."));
        return std::move(*line);
    }
    const auto width = static_cast<std::size_t>(blurWidth(parameters));
    const double sigma = std::get<double>(parameters.at("sigma"));

    std::vector<double> line(width, 1.0);
    if (!isBoxFilter(parameters))
        for (std::size_t i = 0; i < width; ++i) {
            const double distance = static_cast<double>(i) - static_cast<double>(width / 2);
            line[i] = std::exp(-distance * distance / (2 * sigma * sigma));
        }
    return line;
}

/// Of the largest weight: as far apart may be two that are meant to be equal.
constexpr double roundingOfWeights = 1e-6;

struct Half {
    double value = 0;
    std::uint16_t bits = 0;
};

/// The half nearest to a number from 0 to 65504: 10 bits after the leading one, with 2^-24 as the smallest step.
Half nearestHalf(double number)
{
    constexpr int fractionBits = 10, leastExponent = -14, bias = 15;
    int exponent = 0;
    std::frexp(number, &exponent); // number is 0.5 … 1 times 2^exponent
    exponent = number == 0 ? leastExponent : std::max(exponent - 1, leastExponent);
    const double steps = std::nearbyint(std::ldexp(number, fractionBits - exponent));
    // The leading one of a normal number adds 1 to the exponent field, which is 0 for subnormal numbers.
    const int field = (exponent + bias - 1) << fractionBits;
    return {std::ldexp(steps, exponent - fractionBits), static_cast<std::uint16_t>(field + static_cast<int>(steps))};
}

} // namespace

std::int32_t blurWidth(const ParameterValues& parameters)
{
    if (isOwnFilter(parameters))
        return ownFilterOf(parameters).width;
    return static_cast<std::int32_t>(std::get<std::int64_t>(parameters.at("width")));
}

bool isBoxFilter(const ParameterValues& parameters) { return std::get<std::string>(parameters.at("filter")) == "box"; }
bool isOwnFilter(const ParameterValues& parameters) { return std::get<std::string>(parameters.at("filter")) == "own"; }

std::vector<float> blurFilter(const ParameterValues& parameters)
{
    if (isOwnFilter(parameters)) {
        const std::vector<double> weights = ownFilterOf(parameters).weights;
        return {weights.begin(), weights.end()};
    }
    const std::vector<double> line = lineOf(parameters);
    const double sum = std::accumulate(line.begin(), line.end(), 0.0);

    std::vector<float> filter;
    filter.reserve(line.size() * line.size());
    for (const double vertical : line)
        for (const double horizontal : line)
            filter.push_back(static_cast<float>(vertical * horizontal / (sum * sum)));
    return filter;
}

std::vector<float> blurLine(const ParameterValues& parameters)
{
    const std::vector<double> line = lineOf(parameters);
    const double sum = std::accumulate(line.begin(), line.end(), 0.0);
    std::vector<float> weights;
    for (const double weight : line)
        weights.push_back(static_cast<float>(weight / sum));
    return weights;
}

void checkSymmetric(const ParameterValues& parameters)
{
    const std::vector<double> line = lineOf(parameters);
    const double most = roundingOfWeights * *std::ranges::max_element(line);
    for (std::size_t i = 0; i < line.size() / 2; ++i)
        if (std::abs(line[i] - line[line.size() - 1 - i]) > most)
            refuseWeights(gpu::phrase(
                "This strategy needs a filter that is symmetric from left to right. These weights are not symmetric."));
}

std::vector<std::int32_t> blurHalves(const ParameterValues& parameters, int scale)
{
    checkSymmetric(parameters);
    const std::vector<double> line = lineOf(parameters);
    for (std::size_t i = 0; i < line.size() / 2; ++i)
        if (line[i] > line[i + 1] + roundingOfWeights * line[line.size() / 2])
            refuseWeights(gpu::phrase(
                "This strategy adds FP16 values, which have 11 significant bits, from the ends of the window to its "
                "middle. This is exact enough only if no weight is larger than one nearer to the middle."));
    const double sum = std::accumulate(line.begin(), line.end(), 0.0);
    std::vector<double> weights(line.begin() + static_cast<std::ptrdiff_t>(line.size() / 2), line.end());
    double rest = 1;
    for (std::size_t i = 1; i < weights.size(); ++i) {
        weights[i] = nearestHalf(weights[i] / sum).value;
        rest -= 2 * weights[i];
    }
    weights[0] = rest;

    std::vector<std::int32_t> pairs;
    for (const double weight : weights)
        pairs.push_back(nearestHalf(std::ldexp(nearestHalf(weight).value, scale)).bits * 0x10001);
    return pairs;
}

} // namespace tilescope::operations
