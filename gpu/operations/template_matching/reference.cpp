#include "gpu/operations/border.h"
#include "gpu/operations/template_matching/template_matching.h"

#include <cmath>

namespace tilescope::operations
{

namespace
{

struct Sums {
    std::int64_t values = 0, squares = 0, products = 0;
};

double coefficient(std::int64_t count, const Sums& window, const Sums& pattern)
{
    const std::int64_t covariance = count * window.products - window.values * pattern.values;
    const std::int64_t windowVariance = count * window.squares - window.values * window.values;
    const std::int64_t patternVariance = count * pattern.squares - pattern.values * pattern.values;
    if (windowVariance == 0 || patternVariance == 0)
        return 0;
    // The product of the two needs more than 64 bits, but each square root does not.
    return static_cast<double>(covariance) /
           (std::sqrt(static_cast<double>(windowVariance)) * std::sqrt(static_cast<double>(patternVariance)));
}

/// The picture, extended by as much border as the windows need: window (x, y) starts at its pixel (x, y).
Image extended(const Image& picture, const Image& pattern, Border border, const RowThreads& rows)
{
    Image result(picture.width() + pattern.width(), picture.height() + pattern.height(), PixelFormat::Grey8);
    rows.forEach(result.height(), [&](int y) {
        const int fromY = standIn(y - pattern.height() / 2, picture.height(), border);
        for (int x = 0; x < result.width(); ++x) {
            const int fromX = standIn(x - pattern.width() / 2, picture.width(), border);
            const bool isBlack = fromX < 0 || fromY < 0;
            result.row<std::uint8_t>(y)[x] = isBlack ? std::uint8_t{0} : picture.row<std::uint8_t>(fromY)[fromX];
        }
    });
    return result;
}

/// Sums over the window of `picture` at (x, y) and the pattern.
Sums sumsAt(const Image& picture, int x, int y, const Image& pattern)
{
    Sums sums;
    for (int row = 0; row < pattern.height(); ++row) {
        const std::uint8_t* pixels = picture.row<std::uint8_t>(y + row) + x;
        const std::uint8_t* weights = pattern.row<std::uint8_t>(row);
        int values = 0, squares = 0, products = 0; // of a row: additions of small integers are faster
        for (int column = 0; column < pattern.width(); ++column) {
            values += pixels[column];
            squares += pixels[column] * pixels[column];
            products += pixels[column] * weights[column];
        }
        sums.values += values;
        sums.squares += squares;
        sums.products += products;
    }
    return sums;
}

} // namespace

Image templateMatchingReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows)
{
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const Image picture = extended(inputs.picture, pattern, borderOf(recipe), rows);
    const std::int64_t count = std::int64_t{pattern.width()} * pattern.height();
    const Sums patternSums = sumsAt(pattern, 0, 0, pattern);

    const PixelRect region = regionOf(recipe, inputs.picture);
    Image result(inputs.picture.width(), inputs.picture.height(), PixelFormat::Float32); // zeros
    rows.forEach(region.height, [&](int row) {
        const int y = region.y + row;
        for (int x = region.x; x < region.right(); ++x) {
            if ((x - region.x) % 1024 == 0)
                rows.stopIfAsked();
            result.row<float>(y)[x] =
                static_cast<float>(coefficient(count, sumsAt(picture, x, y, pattern), patternSums));
        }
    });
    return result;
}

} // namespace tilescope::operations
