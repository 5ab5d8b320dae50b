#include "gpu/operations/blur/filter.h"

#include <cmath>
#include <cstdint>
#include <numeric>

namespace tilescope::operations
{

std::vector<float> blurFilter(const ParameterValues& parameters)
{
    const auto width = static_cast<std::size_t>(std::get<std::int64_t>(parameters.at("width")));
    const bool gaussian = std::get<std::string>(parameters.at("filter")) == "gaussian";
    const double sigma = std::get<double>(parameters.at("sigma"));

    // Both filters are separable: a row of weights, normalised, times itself.
    std::vector<double> line(width, 1.0);
    if (gaussian)
        for (std::size_t i = 0; i < width; ++i) {
            const double distance = static_cast<double>(i) - static_cast<double>(width / 2);
            line[i] = std::exp(-distance * distance / (2 * sigma * sigma));
        }
    const double sum = std::accumulate(line.begin(), line.end(), 0.0);

    std::vector<float> filter;
    filter.reserve(width * width);
    for (const double vertical : line)
        for (const double horizontal : line)
            filter.push_back(static_cast<float>(vertical * horizontal / (sum * sum)));
    return filter;
}

} // namespace tilescope::operations
