#include "gpu/operations/blur/blur.h"
#include "gpu/operations/border.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tilescope::operations
{

namespace
{

/// The weight at (dx, dy) from the centre, before normalization.
double weightAt(int dx, int dy, const std::string& filter, double sigma)
{
    return filter == "box" ? 1.0 : std::exp(-(dx * dx + dy * dy) / (2 * sigma * sigma));
}

std::vector<float> weights(int width, const std::string& filter, double sigma)
{
    const int radius = width / 2;
    double sum = 0;
    for (int dy = -radius; dy <= radius; ++dy)
        for (int dx = -radius; dx <= radius; ++dx)
            sum += weightAt(dx, dy, filter, sigma);
    std::vector<float> result;
    for (int dy = -radius; dy <= radius; ++dy)
        for (int dx = -radius; dx <= radius; ++dx)
            result.push_back(static_cast<float>(weightAt(dx, dy, filter, sigma) / sum));
    return result;
}

} // namespace

Image blurReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows)
{
    const Image& input = inputs.picture;
    const int filterWidth = static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("width")));
    const int radius = filterWidth / 2;
    const std::vector<float> filter = weights(filterWidth, std::get<std::string>(recipe.parameters.at("filter")),
                                              std::get<double>(recipe.parameters.at("sigma")));
    const int channels = channelCount(input.format());
    const Image padded = withBorder(input, radius, borderOf(recipe));

    // The sums of a row grow together, weight by weight: a compiler makes vectors of that, and each sum adds its
    // products in the same order as if it were alone.
    Image result(input.width(), input.height(), input.format());
    rows.forEach(input.height(), [&](int y) {
        std::vector<float> sums(static_cast<std::size_t>(input.width()) * channels);
        const float* weight = filter.data();
        for (int row = y; row < y + filterWidth; ++row) {
            rows.stopIfAsked();
            for (int column = 0; column < filterWidth; ++column, ++weight) {
                const std::uint8_t* source = padded.row<std::uint8_t>(row) + column * channels;
                for (std::size_t i = 0; i < sums.size(); ++i)
                    sums[i] += *weight * source[i];
            }
        }
        std::ranges::transform(sums, result.row<std::uint8_t>(y),
                               [](float sum) { return static_cast<std::uint8_t>(std::lround(sum)); });
    });
    return result;
}

} // namespace tilescope::operations
