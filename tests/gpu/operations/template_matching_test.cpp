#include "tests/gpu/operations/matching_recipe.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <opencv2/imgproc.hpp>

#include <cmath>

namespace tilescope
{
namespace
{

Image matchingReference(const std::string& pattern, const Image& picture)
{
    return Registry().operation("template_matching").reference(matchingRecipe(pattern), picture, {});
}

Image flatImage(int width, int height, std::uint8_t level)
{
    Image image(width, height, PixelFormat::Grey8);
    for (std::byte& value : image.bytes())
        value = std::byte{level};
    return image;
}

/// OpenCV's value at (u, v) belongs to the window whose corner is (u, v): ours at (u + ⌊w/2⌋, v + ⌊h/2⌋). It has none
/// if the window leaves the picture. Its sums of products are floats, so it agrees only to about 1e-5 here.
TEST(TemplateMatchingReference, IsOpenCvsMovedToTheWindowsMiddle)
{
    const Image picture = noiseImage(131, 97, PixelFormat::Grey8);
    const cv::Mat mat(97, 131, CV_8UC1, const_cast<std::byte*>(picture.bytes().data()));
    for (const auto& [x, y, width, height] :
         {std::tuple{30, 20, 16, 16}, {0, 0, 2, 2}, {67, 33, 64, 64}, {128, 94, 3, 3}, {5, 7, 31, 2}, {9, 0, 2, 63}}) {
        SCOPED_TRACE(testing::Message() << x << "," << y << "," << width << "," << height);
        const Image result = matchingReference(std::to_string(x) + "," + std::to_string(y) + "," +
                                                   std::to_string(width) + "," + std::to_string(height),
                                               picture);
        cv::Mat expected;
        cv::matchTemplate(mat, mat(cv::Rect(x, y, width, height)), expected, cv::TM_CCOEFF_NORMED);
        for (int v = 0; v < expected.rows; ++v)
            for (int u = 0; u < expected.cols; ++u)
                ASSERT_NEAR(result.row<float>(v + height / 2)[u + width / 2], expected.at<float>(v, u), 1e-4);
        EXPECT_EQ(result.row<float>(y + height / 2)[x + width / 2], 1.0f) << "the template on itself";
    }
}

/// With the border replicated by hand, OpenCV has a value for every pixel.
TEST(TemplateMatchingReference, ClampsToThePictureWhereWindowsLeaveIt)
{
    const Image picture = noiseImage(40, 30, PixelFormat::Grey8);
    const cv::Mat mat(30, 40, CV_8UC1, const_cast<std::byte*>(picture.bytes().data()));
    cv::Mat extended, expected;
    cv::copyMakeBorder(mat, extended, 4, 4, 5, 4, cv::BORDER_REPLICATE); // of 9 rows 4 are above, of 10 columns 5 left
    cv::matchTemplate(extended, mat(cv::Rect(12, 8, 10, 9)), expected, cv::TM_CCOEFF_NORMED);
    ASSERT_EQ(expected.size(), mat.size());
    const Image result = matchingReference("12,8,10,9", picture);
    for (int y = 0; y < 30; ++y)
        for (int x = 0; x < 40; ++x)
            ASSERT_NEAR(result.row<float>(y)[x], expected.at<float>(y, x), 1e-4) << x << "," << y;
}

/// White with one pixel a level darker, as are the 64×64 template and every window that contains the pixel: γ is 1 at
/// the template's place, −1/(N − 1) at the others, and 0 for entirely white windows. Floats lose all of these digits.
TEST(TemplateMatchingReference, IsExactWhereSumsAreLargest)
{
    Image picture = flatImage(150, 140, 255);
    picture.row<std::uint8_t>(50)[60] = 254;
    const Image result = matchingReference("20,10,64,64", picture);
    for (int y = 32; y <= 108; ++y)
        for (int x = 32; x <= 118; ++x) {
            const int left = x - 32, top = y - 32;
            const bool holdsPixel = left <= 60 && 60 < left + 64 && top <= 50 && 50 < top + 64;
            const float expected = left == 20 && top == 10 ? 1.0f : holdsPixel ? -1.0f / 4095.0f : 0.0f;
            ASSERT_EQ(result.row<float>(y)[x], expected) << x << "," << y;
        }
}

/// Half black and half white: the product of the variances is 7e22, beyond 64 bits.
TEST(TemplateMatchingReference, IsOneAndMinusOneAtFullContrast)
{
    Image picture(128, 64, PixelFormat::Grey8);
    for (int y = 0; y < 64; ++y)
        for (int x = 32; x < 96; ++x)
            picture.row<std::uint8_t>(y)[x] = 255;
    const Image result = matchingReference("0,0,64,64", picture);
    EXPECT_EQ(result.row<float>(32)[32], 1.0f);
    EXPECT_EQ(result.row<float>(32)[96], -1.0f);
    EXPECT_EQ(result.row<float>(32)[64], 0.0f) << "white alone";
}

/// OpenCV gives 1 everywhere for a flat template; here a flat window or template gives 0.
TEST(TemplateMatchingReference, IsZeroWhereAnythingIsFlat)
{
    for (const int level : {0, 7, 255})
        for (const auto& [width, height] : {std::pair{1, 1}, {5, 1}, {64, 64}}) {
            const Image zeros(width, height, PixelFormat::Float32);
            EXPECT_EQ(matchingReference("", flatImage(width, height, static_cast<std::uint8_t>(level))), zeros);
        }
    Image halfFlat = flatImage(64, 20, 9);
    halfFlat.row<std::uint8_t>(10)[50] = 8;
    EXPECT_EQ(matchingReference("0,0,16,16", halfFlat), Image(64, 20, PixelFormat::Float32)) << "a flat template";
    EXPECT_EQ(matchingReference("44,4,16,16", halfFlat).row<float>(10)[10], 0.0f) << "a flat window";
}

TEST(TemplateMatchingReference, TakesATemplateOfTheSizeThatThePictureAllows)
{
    for (const auto& [width, height, side] :
         {std::tuple{512, 300, 256}, {8, 8, 36}, {1, 1, 1}, {1, 40, 16}, {3, 2, 6}}) {
        const Image picture = noiseImage(width, height, PixelFormat::Grey8);
        const Plan plan = Registry().plan(matchingRecipe("", "texture_texture"), picture);
        EXPECT_EQ(plan.buffers.at(2).bytes, static_cast<std::size_t>(side)) << width << "x" << height;
        EXPECT_EQ(plan.textures.at(1).width * plan.textures.at(1).height, side);
    }
}

struct SharedTileRow {
    BlockSize block;
    std::int64_t tileWidth;
    std::string pattern;
    int tileColumns, tileRows, pitch;
};

TEST(TemplateMatchingPlan, RoundsTheTilesPitchUp)
{
    const Image picture(700, 700, PixelFormat::Grey8);
    const std::vector<SharedTileRow> rows{
        {{32, 8}, 32, "", 48, 24, 64},           // within 64
        {{32, 8}, 32, "0,0,32,16", 64, 24, 64},  // exactly 64
        {{32, 8}, 32, "0,0,33,16", 65, 24, 128}, // one beyond
        {{16, 16}, 96, "0,0,64,64", 160, 80, 192},
        {{1, 1}, 32, "0,0,2,3", 34, 4, 64},
        {{64, 16}, 512, "0,0,64,64", 576, 80, 576}, // 45 KB
    };
    for (const SharedTileRow& row : rows) {
        SCOPED_TRACE(toText(row.block) + " " + row.pattern);
        const Plan plan = Registry().plan(matchingRecipe(row.pattern, "shared", row.block, row.tileWidth), picture);
        const std::size_t bytes = static_cast<std::size_t>(row.pitch) * static_cast<std::size_t>(row.tileRows);
        EXPECT_TRUE(plan.geometry.hasSharedTile);
        EXPECT_EQ(plan.geometry.blockWidth, row.tileWidth);
        EXPECT_EQ(plan.geometry.blockHeight, row.block.height);
        EXPECT_EQ(plan.geometry.tileWidth, row.tileColumns);
        EXPECT_EQ(plan.geometry.tileHeight, row.tileRows);
        EXPECT_EQ(plan.geometry.tilePitch, row.pitch);
        EXPECT_EQ(plan.geometry.sharedBytes, bytes);
        EXPECT_EQ(plan.launches.at(0).dynamicSharedBytes, bytes);
        EXPECT_EQ(plan.launches.at(0).grid.x, static_cast<unsigned>((700 + row.tileWidth - 1) / row.tileWidth));
        EXPECT_EQ(plan.launches.at(0).block, (Dim3{unsigned(row.block.width), unsigned(row.block.height), 1}));
        EXPECT_TRUE(plan.notes.empty());
    }
}

/// To the kernel of listing 15-6, in its blocks.
TEST(TemplateMatchingPlan, FallsBackAsTheListingDoesWhenTheTileDoesNotFit)
{
    const Image picture(700, 700, PixelFormat::Grey8);
    struct Row {
        BlockSize block;
        std::int64_t tileWidth;
        std::string fits;
    };
    for (const Row& row : {Row{{32, 32}, 512, "Use a tile_width of 448 to keep"}, // 512 bytes × 96 rows are the 48 KB
                           Row{{1, 1024}, 64, "Use a tile_width of 32 with a block of 1x320 to keep"}}) {
        Recipe recipe = matchingRecipe("0,0,64,64", "shared", row.block, row.tileWidth);
        recipe.source = "// edited";
        const Plan plan = Registry().plan(recipe, picture);
        EXPECT_EQ(plan.sources.at(0).name, "template_matching/texture_texture.cu");
        EXPECT_NE(plan.sources.at(0).text, "// edited");
        EXPECT_EQ(plan.launches.at(0).block, (Dim3{8, 8, 1}));
        EXPECT_EQ(plan.launches.at(0).grid, (Dim3{88, 88, 1}));
        EXPECT_FALSE(plan.geometry.hasSharedTile);
        EXPECT_EQ(plan.launches.at(0).dynamicSharedBytes, 0u);
        ASSERT_EQ(plan.notes.size(), 1u);
        for (const std::string& words :
             {row.fits, std::string("48 KB"), std::string("\"texture_texture\" runs instead, in blocks of 8x8"),
              std::string("edited kernel source is not used")})
            EXPECT_THAT(english(plan.notes[0]), testing::HasSubstr(words));
        Plan other = Registry().plan(matchingRecipe("0,0,64,64", "texture_texture", {8, 8}), picture);
        other.notes = plan.notes;
        EXPECT_EQ(plan, other);
    }
}

TEST(TemplateMatchingPlan, ChoosesBySizesAndSaysWhy)
{
    struct Row {
        int side;
        std::string pattern, strategy, why;
        BlockSize block = {32, 8};
    };
    for (const Row& row :
         {Row{512, "0,0,16,16", "shared", "512x512 pixels is so little work"},
          Row{512, "0,0,16,16", "dp4a_rows", "too little for threads with 32 results", {1, 1024}},
          Row{512, "0,0,36,36", "dp4a_rows", "too little for threads with 32 results"},
          Row{512, "0,0,52,52", "ntt", "so much work"}, Row{4096, "0,0,16,16", "dp4a_rows", "rows are so short"},
          Row{4096, "0,0,25,25", "ntt", "so much work"},
          Row{4096, "0,0,52,8", "shifted_templates", "enough work for 32 results per thread"},
          Row{4096, "0,0,52,52", "shifted_templates", "enough work for 32 results per thread", {17, 3}}}) {
        SCOPED_TRACE(row.why);
        const Image picture(row.side, row.side, PixelFormat::Grey8);
        const std::int64_t tileWidth = row.block.height > 8 ? 512 : 32; // too large for a tile
        Recipe recipe = matchingRecipe(row.pattern, "automatic", row.block, tileWidth);
        Plan plan = Registry().plan(recipe, picture);
        ASSERT_EQ(plan.notes.size(), 1u);
        EXPECT_THAT(english(plan.notes[0]), testing::AllOf(testing::StartsWith("Using \"" + row.strategy + "\": "),
                                                           testing::HasSubstr("a template of ")));
        EXPECT_THAT(english(plan.notes[0]), testing::HasSubstr(row.why));
        plan.notes.clear();
        recipe.strategy = row.strategy;
        EXPECT_EQ(plan, Registry().plan(recipe, picture));
    }
}

TEST(TemplateMatchingPlan, RunsAnEditedTextAsTheStrategyThatItBelongsTo)
{
    Recipe recipe = matchingRecipe("", "automatic");
    recipe.source = "// edited";
    const Plan plan = Registry().plan(recipe, Image(64, 64, PixelFormat::Grey8));
    EXPECT_EQ(plan.sources.at(0).text, "// edited");
    EXPECT_EQ(plan.sources.at(0).name, "template_matching/dp4a_rows.cu");
    EXPECT_EQ(english(plan.notes),
              std::vector<std::string>{"Using \"dp4a_rows\": the edited source belongs to this strategy."});
}

/// Every copy is padded with zeros; the words of a column follow one another.
TEST(TemplateMatchingPlan, ShiftsTheTemplateFourTimes)
{
    Image picture(20, 20, PixelFormat::Grey8);
    for (int i = 0; i < 6; ++i)
        picture.row<std::uint8_t>(i / 3)[i % 3] = static_cast<std::uint8_t>(i + 1);
    const Plan plan = Registry().plan(matchingRecipe("0,0,3,2", "shifted_templates"), picture);
    const std::vector<int> expected{1, 2, 3, 0, 0, 1, 2, 3, 0, 0, 1, 2, 0, 0, 0, 1,  // first words of row 0
                                    4, 5, 6, 0, 0, 4, 5, 6, 0, 0, 4, 5, 0, 0, 0, 4,  // and of row 1
                                    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 2, 3, 0, 0,  // second words of row 0
                                    0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 5, 6, 0, 0}; // and of row 1
    std::vector<int> content;
    for (const std::byte value :
         plan.buffers.back().content.empty() ? plan.buffers.at(4).content : plan.buffers.back().content)
        content.push_back(static_cast<int>(value));
    EXPECT_EQ(content, expected);
}

TEST(TemplateMatchingPlan, ShowsItsResultInADivergingMap)
{
    const Plan plan = Registry().plan(matchingRecipe(""), Image(20, 20, PixelFormat::Grey8));
    const DisplayScale expected{
        .map = ColourMap::Diverging, .automatic = false, .low = -1, .high = 1, .unit = "correlation γ"};
    EXPECT_EQ(plan.display, expected);
    EXPECT_EQ(plan.pictureFormat, PixelFormat::Float32);
}

} // namespace
} // namespace tilescope
