#include "gpu/operations/blur/blur.h"
#include "gpu/operations/border.h"

#include <cmath>

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

Image blurReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control)
{
    const Image& input = inputs.picture;
    const int filterWidth = static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("width")));
    const int radius = filterWidth / 2;
    const std::vector<float> filter = weights(filterWidth, std::get<std::string>(recipe.parameters.at("filter")),
                                              std::get<double>(recipe.parameters.at("sigma")));
    const int channels = channelCount(input.format());
    const Image padded = withBorder(input, radius, borderOf(recipe));

    Image result(input.width(), input.height(), input.format());
    for (int y = 0; y < input.height(); ++y)
        for (int x = 0; x < input.width(); ++x) {
            if (x % 1024 == 0 && control.stop.stop_requested())
                throw Cancelled();
            for (int channel = 0; channel < channels; ++channel) {
                float sum = 0;
                const float* weight = filter.data();
                for (int row = y; row < y + filterWidth; ++row)
                    for (int column = x; column < x + filterWidth; ++column)
                        sum += *weight++ * padded.row<std::uint8_t>(row)[column * channels + channel];
                result.row<std::uint8_t>(y)[x * channels + channel] = static_cast<std::uint8_t>(std::lround(sum));
            }
        }
    return result;
}

} // namespace tilescope::operations
