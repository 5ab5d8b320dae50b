#include "gpu/operations/blur/blur.h"
#include "gpu/operations/border.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>
#include <string>
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

/// The user's own weights: read number by number. A plan has refused every text that is not a row or a square.
std::vector<float> ownWeights(std::string text)
{
    std::ranges::replace(text, ',', ' ');
    const auto rows = static_cast<std::size_t>(std::ranges::count(text, ';')) + 1;
    std::ranges::replace(text, ';', ' ');
    std::vector<double> numbers;
    std::istringstream reader(text);
    for (std::string word; reader >> word;)
        std::from_chars(word.data(), word.data() + word.size(), numbers.emplace_back()); // in every locale
    if (rows == 1) { // one row: its product with itself
        const std::vector<double> row = numbers;
        numbers.clear();
        const double largest = row.empty() ? 1 : *std::ranges::max_element(row);
        for (const double down : row)
            for (const double along : row)
                numbers.push_back(down / largest * (along / largest));
    }
    const double largest = numbers.empty() ? 1 : *std::ranges::max_element(numbers);
    double sum = 0;
    for (const double number : numbers)
        sum += number / largest;
    std::vector<float> result;
    for (const double number : numbers)
        result.push_back(static_cast<float>(number / largest / sum));
    return result;
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
    const auto& kind = std::get<std::string>(recipe.parameters.at("filter"));
    const std::vector<float> filter =
        kind == "own" ? ownWeights(std::get<std::string>(recipe.parameters.at("weights")))
                      : weights(static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("width"))), kind,
                                std::get<double>(recipe.parameters.at("sigma")));
    const int filterWidth = static_cast<int>(std::sqrt(filter.size()));
    const int radius = filterWidth / 2;
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
