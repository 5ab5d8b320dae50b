#include "gpu/operations/blur/filter.h"

#include <cmath>
#include <cstdint>
#include <numeric>

namespace tilescope::operations
{

namespace
{

/// A row of weights before they are made to sum to one: both filters are separable, such a row times itself.
std::vector<double> lineOf(const ParameterValues& parameters)
{
    const auto width = static_cast<std::size_t>(std::get<std::int64_t>(parameters.at("width")));
    const bool gaussian = std::get<std::string>(parameters.at("filter")) == "gaussian";
    const double sigma = std::get<double>(parameters.at("sigma"));

    std::vector<double> line(width, 1.0);
    if (gaussian)
        for (std::size_t i = 0; i < width; ++i) {
            const double distance = static_cast<double>(i) - static_cast<double>(width / 2);
            line[i] = std::exp(-distance * distance / (2 * sigma * sigma));
        }
    return line;
}

} // namespace

std::vector<float> blurFilter(const ParameterValues& parameters)
{
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

} // namespace tilescope::operations
