#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/run/check.h"
#include "tests/gpu/operations/noise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace tilescope
{
namespace
{

constexpr int width = 128, height = 96;

struct Picture {
    std::string name;
    Image image;
};

/// The upper half of every 8 rows is dark: in patches 8 apart the first 32 pixels vary by a hundredth of the others.
Image stripedImage()
{
    Image image = noiseImage(width, height, PixelFormat::Rgb8);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < 3 * width && y % 8 < 4; ++x)
            image.row<std::uint8_t>(y)[x] &= 3;
    return image;
}

std::vector<Picture> pictures()
{
    Image flat(width, height, PixelFormat::Rgb8);
    std::ranges::fill(flat.bytes(), std::byte{90});
    std::vector<Picture> list{
        {"flat", flat}, {"dark", darkImage(width, height, PixelFormat::Rgb8)}, {"striped", stripedImage()}};
    for (const Sample& sample : samples())
        list.push_back({sample.name, makeSample(sample.name, width, height)});
    return list;
}

/// `height` rows of the result from `top` on, `width` bytes of each from `left` on.
struct Area {
    int left = 0, top = 0, width = 0, height = 0;
};

/// The right result, where the area's bytes come from elsewhere: `dx` bytes to the left of their place.
Image displaced(const Image& right, Area area, int dx)
{
    Image wrong = right;
    for (int y = area.top; y < area.top + area.height; ++y)
        std::copy_n(right.row<std::byte>(y) + area.left - dx, area.width, wrong.row<std::byte>(y) + area.left);
    return wrong;
}

Image filled(const Image& right, Area area, std::byte value)
{
    Image wrong = right;
    for (int y = area.top; y < area.top + area.height; ++y)
        std::fill_n(wrong.row<std::byte>(y) + area.left, area.width, value);
    return wrong;
}

std::vector<Picture> wrongResults(const Image& right)
{
    const int pixel = static_cast<int>(right.bytes().size()) / (right.width() * right.height());
    const int row = right.width() * pixel, rows = right.height();
    const Area whole{0, 0, row, rows};
    const int block = 16 * pixel;
    const std::byte untouched{0xCD}; // what the emulator's memory holds
    return {{"zeros", filled(right, whole, std::byte{0})},
            {"nothing written", filled(right, whole, untouched)},
            {"shifted by a pixel", displaced(right, {pixel, 0, row - pixel, rows}, pixel)},
            {"a row of zeros", filled(right, {0, 0, row, 1}, std::byte{0})},
            {"a row of zeros", filled(right, {0, rows / 2 + 5, row, 1}, std::byte{0})},
            {"a row that is not written", filled(right, {0, rows - 1, row, 1}, untouched)},
            {"a block of zeros", filled(right, {0, 0, block, 16}, std::byte{0})},
            {"a block of zeros", filled(right, {2 * block, 16, block, 16}, std::byte{0})},
            {"a block that is its neighbour", displaced(right, {block, 32, block, 16}, block)}};
}

/// Of each row: the largest magnitude.
std::vector<double> largestOfRows(const Image& image)
{
    std::vector<double> largest;
    for (int y = 0; y < image.height(); ++y)
        largest.push_back(std::abs(*std::max_element(image.row<float>(y), image.row<float>(y) + image.width(),
                                                     [](float a, float b) { return std::abs(a) < std::abs(b); })));
    return largest;
}

/// Whether some value is off by more than any rounding makes it: by two levels or, of floats, by a hundredth of the
/// largest values in its row and in row x, which a symmetric matrix has as column x.
bool isWrong(const Image& result, const Image& right)
{
    if (right.format() != PixelFormat::Float32)
        return !std::ranges::equal(result.bytes(), right.bytes(), [](std::byte a, std::byte b) {
            return std::abs(std::to_integer<int>(a) - std::to_integer<int>(b)) < 2;
        });
    const std::vector<double> largest = largestOfRows(right);
    for (int y = 0; y < right.height(); ++y)
        for (int x = 0; x < right.width(); ++x) {
            const double other = largest[static_cast<std::size_t>(x) % largest.size()];
            const double scale = std::sqrt(largest[static_cast<std::size_t>(y)] * other);
            if (std::abs(result.row<float>(y)[x] - right.row<float>(y)[x]) > 0.01 * scale)
                return true;
        }
    return false;
}

/// A flat picture has no edges, covariances or matches: zeros are right there, and what is shifted is right.
TEST(WrongResults, NeverPass)
{
    const Registry registry;
    for (const Operation& operation : registry.operations()) {
        std::set<std::string> seen, kinds;
        for (const Picture& picture : pictures()) {
            const Image input = operation.greyOnly ? toGrey(picture.image) : picture.image;
            Recipe recipe;
            recipe.operation = operation.name;
            recipe.strategy = operation.strategies.front().name;
            if (operation.name == "covariance")
                recipe.parameters["stride"] = std::int64_t{8};
            recipe = registry.completed(recipe);
            const Image right = operation.reference(recipe, input, {});
            for (const Picture& wrong : wrongResults(right)) {
                kinds.insert(wrong.name);
                if (!isWrong(wrong.image, right))
                    continue;
                seen.insert(wrong.name);
                for (const Strategy& strategy : operation.strategies) {
                    recipe.strategy = strategy.name;
                    EXPECT_GT(compare(wrong.image, right, operation.toleranceOf(recipe, input, right)).mismatches, 0u)
                        << operation.name << " " << strategy.name << ", " << picture.name << ": " << wrong.name;
                }
            }
        }
        EXPECT_EQ(seen, kinds) << operation.name;
    }
}

} // namespace
} // namespace tilescope
