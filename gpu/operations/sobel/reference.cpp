#include "gpu/operations/border.h"
#include "gpu/operations/sobel/sobel.h"

#include <algorithm>
#include <cstdlib>

namespace tilescope::operations
{

Image sobelReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows)
{
    const Image& input = inputs.picture;
    const Image padded = withBorder(input, 1, borderOf(recipe));
    const auto pixel = [&padded](int x, int y) { return static_cast<int>(padded.row<std::uint8_t>(y + 1)[x + 1]); };
    Image result(input.width(), input.height(), PixelFormat::Grey8);
    rows.forEach(input.height(), [&](int y) {
        for (int x = 0; x < input.width(); ++x) {
            if (x % 1024 == 0)
                rows.stopIfAsked();
            const int gx = pixel(x + 1, y - 1) + 2 * pixel(x + 1, y) + pixel(x + 1, y + 1) - pixel(x - 1, y - 1) -
                           2 * pixel(x - 1, y) - pixel(x - 1, y + 1);
            const int gy = pixel(x - 1, y + 1) + 2 * pixel(x, y + 1) + pixel(x + 1, y + 1) - pixel(x - 1, y - 1) -
                           2 * pixel(x, y - 1) - pixel(x + 1, y - 1);
            result.row<std::uint8_t>(y)[x] = static_cast<std::uint8_t>(std::min(255, std::abs(gx) + std::abs(gy)));
        }
    });
    return result;
}

} // namespace tilescope::operations
