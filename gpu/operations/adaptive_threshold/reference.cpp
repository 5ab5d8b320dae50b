#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/border.h"

namespace tilescope::operations
{

Image adaptiveThresholdReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows)
{
    const Image& input = inputs.picture;
    const int window = static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("window")));
    const double offset = std::get<double>(recipe.parameters.at("offset")); // may be a fraction
    const bool invert = std::get<bool>(recipe.parameters.at("invert"));
    const Image padded = withBorder(input, window / 2, borderOf(recipe));

    Image result(input.width(), input.height(), PixelFormat::Grey8);
    rows.forEach(input.height(), [&](int y) {
        for (int x = 0; x < input.width(); ++x) {
            if (x % 1024 == 0)
                rows.stopIfAsked();
            int sum = 0;
            for (int row = y; row < y + window; ++row) {
                const auto* pixels = padded.row<std::uint8_t>(row) + x;
                for (int column = 0; column < window; ++column)
                    sum += pixels[column];
            }
            // Whole numbers on one side, so that only offset · window² can round.
            const bool above = sum - input.row<std::uint8_t>(y)[x] * window * window < offset * window * window;
            result.row<std::uint8_t>(y)[x] = above == invert ? 0 : 255;
        }
    });
    return result;
}

} // namespace tilescope::operations
