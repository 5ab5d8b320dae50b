#include "gpu/operations/template_matching/ntt_numbers.h"
#include "tests/gpu/operations/matching_recipe.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <cstring>
#include <numeric>

// The two strategies of template matching that transform tiles: their numbers, and the layout of their tiles.

namespace tilescope
{
namespace
{

struct Factor {
    std::uint32_t value = 0, quotient = 0;
};

std::vector<Factor> factorsOf(const std::vector<std::byte>& bytes)
{
    std::vector<Factor> factors(bytes.size() / sizeof(Factor));
    std::memcpy(factors.data(), bytes.data(), bytes.size());
    return factors;
}

std::uint64_t product(std::uint64_t a, std::uint64_t b) { return a * b % operations::nttPrime; }

/// base^(2^squarings)
std::uint64_t squared(std::uint64_t base, int squarings)
{
    for (int i = 0; i < squarings; ++i)
        base = product(base, base);
    return base;
}

TEST(NttNumbers, RootsTurnRoundAfterTwiceTheirHalf)
{
    const std::vector<Factor> roots = factorsOf(operations::nttRoots());
    ASSERT_EQ(roots.size(), 512u);
    for (int log = 0, half = 1; half < 256; ++log, half *= 2) {
        EXPECT_EQ(roots[half].value, 1u);
        const std::uint32_t root = half > 1 ? roots[half + 1].value : operations::nttPrime - 1;
        EXPECT_EQ(squared(root, log), operations::nttPrime - 1) << "half way round is -1; half " << half;
        for (int i = 0; i + 1 < half; ++i)
            EXPECT_EQ(roots[half + i + 1].value, product(roots[half + i].value, root));
        for (int i = half; i < 2 * half; ++i)
            EXPECT_EQ(product(roots[i].value, roots[256 + i].value), 1u) << "the inverse";
    }
}

TEST(NttNumbers, QuotientsReduceAnyRegister)
{
    for (const Factor& root : factorsOf(operations::nttRoots()))
        for (const std::uint32_t x : {0u, 1u, operations::nttPrime - 1, 2 * operations::nttPrime, 4'000'000'000u}) {
            const auto quotient = static_cast<std::uint32_t>(std::uint64_t{x} * root.quotient >> 32);
            const std::uint32_t remainder = x * root.value - quotient * operations::nttPrime; // as in ntt.cu
            EXPECT_LT(remainder, 2 * operations::nttPrime);
            EXPECT_EQ(remainder % operations::nttPrime, product(x, root.value));
        }
}

/// A single pixel has equal values at all frequencies; for any template, they sum to its first pixel.
TEST(NttNumbers, TheSpectrumIsTheTemplates)
{
    Image pixel(1, 1, PixelFormat::Grey8);
    pixel.row<std::uint8_t>(0)[0] = 200;
    for (const Factor& factor : factorsOf(operations::nttSpectrum(pixel)))
        ASSERT_EQ(product(factor.value, 65536), 200u);

    const Image noise = noiseImage(64, 33, PixelFormat::Grey8);
    std::uint64_t sum = 0;
    for (const Factor& factor : factorsOf(operations::nttSpectrum(noise)))
        sum += factor.value;
    EXPECT_EQ(sum % operations::nttPrime, noise.row<std::uint8_t>(0)[0]);
}

/// The template at the picture's corner, as large as the picture allows.
std::string rectangle(int side, int width = 64, int height = 64)
{
    return "0,0," + std::to_string(std::min(side, width)) + "," + std::to_string(std::min(side, height));
}

/// The integers among a launch's arguments, in their order.
std::vector<int> numbersOf(const Launch& launch)
{
    std::vector<int> numbers;
    for (const Argument& argument : launch.arguments)
        if (const auto* number = std::get_if<std::int32_t>(&argument))
            numbers.push_back(*number);
    return numbers;
}

struct FftTileRow {
    int width, height, side;   ///< of picture and template
    int tileWidth, tileHeight; ///< the transforms of cuFFT
    int across, down;          ///< tiles
};

TEST(TemplateFft, TilesAreThePowersOfTwoWithTheFewestPixels)
{
    for (const FftTileRow& row : {FftTileRow{4096, 4096, 16, 256, 256, 17, 17},
                                  {4096, 4096, 52, 512, 512, 9, 9},
                                  {4096, 4096, 64, 512, 512, 10, 10},
                                  {515, 509, 16, 128, 128, 5, 5},
                                  {64, 48, 16, 64, 64, 2, 1},
                                  {2, 2, 2, 64, 64, 1, 1},
                                  {5000, 2, 16, 256, 64, 21, 1}}) {
        SCOPED_TRACE(testing::Message() << row.width << "x" << row.height << ", " << row.side);
        const Image picture(row.width, row.height, PixelFormat::Grey8);
        const Plan plan = Registry().plan(matchingRecipe(rectangle(row.side, row.width, row.height), "fft"), picture);
        ASSERT_EQ(plan.launches.size(), 7u);
        const Launch &forth = plan.launches[3], &back = plan.launches[5];
        EXPECT_EQ(forth.kernel, "cufftExecD2Z");
        EXPECT_EQ(back.kernel, "cufftExecZ2D");
        EXPECT_EQ(numbersOf(forth), (std::vector{row.across * row.down + 1, row.tileHeight, row.tileWidth}))
            << "and the template as one tile more";
        EXPECT_EQ(numbersOf(back), (std::vector{row.across * row.down, row.tileHeight, row.tileWidth}));
        const std::vector<int> match = numbersOf(plan.launches[6]);
        const int stepX = match[11], stepY = match[12];
        EXPECT_GE(row.across * stepX, row.width);
        EXPECT_GE(row.down * stepY, row.height);
        EXPECT_LE(stepX + std::min(row.side, row.width) - 1, row.tileWidth) << "windows lie in their tiles";
        EXPECT_LE(stepY + std::min(row.side, row.height) - 1, row.tileHeight);
        EXPECT_THAT(english(plan.deviceOnly), testing::HasSubstr("cuFFT"));
    }
}

/// For 12,000 × 9000 pixels; a plan alone allocates only its words.
TEST(TemplateFft, LargePicturesTakeGigabytesAndNoMore)
{
    const Image picture(12'000, 9000, PixelFormat::Grey8);
    for (const std::string strategy : {"fft", "ntt"}) {
        const Plan plan = Registry().plan(matchingRecipe(rectangle(64), strategy), picture);
        const std::size_t bytes = std::accumulate(plan.buffers.begin(), plan.buffers.end(), std::size_t{0},
                                                  [](std::size_t sum, const Buffer& b) { return sum + b.bytes; });
        EXPECT_LT(bytes, std::size_t{4} << 30) << strategy;
    }
}

TEST(TemplateNtt, WindowsLieInTheirTiles)
{
    for (const auto& [width, height, side] :
         {std::tuple{4096, 4096, 16}, {4096, 4096, 64}, {193, 194, 64}, {255, 256, 2}, {2, 2, 2}, {2, 700, 16}}) {
        SCOPED_TRACE(testing::Message() << width << "x" << height << ", " << side);
        const Image picture(width, height, PixelFormat::Grey8);
        const Plan plan = Registry().plan(matchingRecipe(rectangle(side, width, height), "ntt", {16, 16}), picture);
        const Launch &rows = plan.launches.at(2), &columns = plan.launches.at(3), &match = plan.launches.at(4);
        const int stepX = numbersOf(rows)[0], rowCount = numbersOf(rows)[1], stepY = numbersOf(columns)[0];
        EXPECT_LE(stepX + std::min(side, width) - 1, 256);
        EXPECT_LE(stepY + std::min(side, height) - 1, 256);
        EXPECT_GE(static_cast<int>(columns.grid.z) * stepX, width);
        EXPECT_GE(static_cast<int>(columns.grid.y) * stepY, height);
        EXPECT_GE(rowCount, (static_cast<int>(columns.grid.y) - 1) * stepY + 256) << "a tile's rows are all there";
        EXPECT_EQ(rows.grid.x, columns.grid.z);
        EXPECT_EQ(match.grid.x, columns.grid.z);
        EXPECT_EQ(plan.geometry.blockWidth, stepX);
        EXPECT_EQ(plan.geometry.blockHeight, 16);
    }
}

TEST(TemplateNtt, TakesBlocksOfWholeRowsAndNamesTheNearest)
{
    const Image picture(64, 64, PixelFormat::Grey8);
    for (const auto& [block, rows] : {std::pair{BlockSize{32, 8}, 16}, {{8, 8}, 4}, {{1, 16}, 1}, {{32, 32}, 64}})
        EXPECT_EQ(Registry().plan(matchingRecipe("", "ntt", block), picture).geometry.blockHeight, rows);
    for (const auto& [block, nearest] :
         {std::pair{BlockSize{1, 1}, "4x4"}, {{17, 3}, "16x3"}, {{5, 7}, "6x8"}, {{100, 10}, "96x10"}})
        try {
            Registry().plan(matchingRecipe("", "ntt", block), picture);
            ADD_FAILURE() << toText(block) << " was taken";
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, "block");
            EXPECT_THAT(error.what(), testing::HasSubstr("number of threads must be a multiple of 16"));
            EXPECT_EQ(std::get<std::string>(error.nearest.value()), nearest);
        }
}

} // namespace
} // namespace tilescope
