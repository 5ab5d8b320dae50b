#include "gpu/image/sample.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <stdexcept>

namespace tilescope
{
namespace
{

/// FNV-1a.
std::uint64_t checksum(const Image& image)
{
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (const std::byte value : image.bytes())
        sum = (sum ^ static_cast<std::uint64_t>(value)) * 0x100000001B3u;
    return sum;
}

TEST(Sample, IsDrawnAtAnySize)
{
    for (const Sample& sample : samples())
        for (const auto& [width, height] : {std::pair{1, 1}, {31, 33}, {515, 509}, {1, 700}, {16384, 2}}) {
            SCOPED_TRACE(sample.name);
            const Image image = makeSample(sample.name, width, height);
            EXPECT_EQ(image.width(), width);
            EXPECT_EQ(image.height(), height);
            EXPECT_NE(image.format(), PixelFormat::Float32);
        }
}

TEST(Sample, HasLightAndDarkAndDetail)
{
    for (const Sample& sample : samples()) {
        const Image grey = toGrey(makeSample(sample.name, 256, 192));
        const auto pixels = grey.bytes();
        const auto [darkest, brightest] = std::minmax_element(pixels.begin(), pixels.end());
        EXPECT_LT(static_cast<int>(*darkest), 80) << sample.name;
        EXPECT_GT(static_cast<int>(*brightest), 200) << sample.name;
        int steps = 0; // neighbours that differ clearly
        for (int y = 0; y < grey.height(); ++y)
            for (int x = 1; x < grey.width(); ++x)
                steps += std::abs(grey.row<std::uint8_t>(y)[x] - grey.row<std::uint8_t>(y)[x - 1]) > 20;
        EXPECT_GT(steps, 256 * 192 / 50) << sample.name;
    }
}

/// The same bytes on every machine, with every compiler and any number of drawing threads. Only a change of a sample's
/// drawing may change its checksum here.
TEST(Sample, HasTheSameBytesEverywhere)
{
    const std::map<std::string, std::uint64_t> expected{{"board", 0x5E81DA0FDAF4DBD0u},
                                                        {"page", 0xE6062E79665B45BEu},
                                                        {"star", 0x36B4456A9B8C160u},
                                                        {"coins", 0xBFB8B4296648DEE8u}};
    for (const Sample& sample : samples())
        EXPECT_EQ(checksum(makeSample(sample.name, 515, 509)), expected.at(sample.name)) << sample.name;
}

TEST(Sample, RefusesNamesAndSizesInASentence)
{
    const auto messageOf = [](const auto& call) -> std::string {
        try {
            call();
        } catch (const std::invalid_argument& error) {
            return error.what();
        }
        return "accepted";
    };
    EXPECT_THAT(messageOf([] { makeSample("cat", 10, 10); }), testing::HasSubstr("board, page, star, coins"));
    for (const auto& [width, height] : {std::pair{0, 10}, {10, 0}, {-1, 5}, {16385, 1}, {1, 16385}})
        EXPECT_THAT(messageOf([width = width, height = height] { makeSample("star", width, height); }),
                    testing::HasSubstr("1 to 16384"));
    for (const std::string text :
         {"page@", "page@512", "page@512x", "page@x512", "page@512x512x3", "page@12 x12", "page@a"})
        EXPECT_THAT(messageOf([&text] { parseSample(text); }), testing::HasSubstr("page@512x512")) << text;
    EXPECT_THAT(messageOf([] { parseSample(""); }), testing::HasSubstr("board, page, star, coins"));
    EXPECT_THAT(messageOf([] { parseSample("dog@5x5"); }), testing::HasSubstr("dog"));
    EXPECT_THAT(messageOf([] { parseSample("page@0x5"); }), testing::HasSubstr("1 to 16384"));
    EXPECT_THAT(messageOf([] { parseSample("page@99999999999999999999x5"); }), testing::HasSubstr("WIDTHxHEIGHT"));
    EXPECT_THAT(messageOf([] { parseSample("page@9999999999x5"); }), testing::HasSubstr("1 to 16384"));
}

TEST(Sample, IsAskedForByNameAndSize)
{
    const SampleRequest plain = parseSample("coins");
    EXPECT_EQ(plain.name, "coins");
    EXPECT_EQ(plain.width, 1280);
    EXPECT_EQ(plain.height, 960);
    const SampleRequest sized = parseSample("page@640x480");
    EXPECT_EQ(sized.name, "page");
    EXPECT_EQ(sized.width, 640);
    EXPECT_EQ(sized.height, 480);
}

} // namespace
} // namespace tilescope
