#include "tests/gpu/operations/covariance_cases.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <tuple>

namespace tilescope
{
namespace
{

using testing::HasSubstr;

TEST(CovariancePlan, HoldsTheTextsSetInTwoGigabytesAndUploadsNothing)
{
    for (const std::string strategy : {"global", "shared"}) {
        const Recipe recipe = covarianceRecipe(generated("55x45", 200'000), {32, 32}, strategy);
        const Plan plan = Registry().plan(recipe, Image(1, 1, PixelFormat::Grey8));
        std::size_t bytes = 0;
        for (const Buffer& buffer : plan.buffers) {
            bytes += buffer.bytes;
            EXPECT_TRUE(buffer.fill == Buffer::Fill::None || buffer.fill == Buffer::Fill::Zero) << buffer.name;
        }
        EXPECT_LT(bytes, 2'010'000'000u);
        EXPECT_EQ(plan.pictureWidth, 2475);
        EXPECT_NO_THROW(checkLimits(plan, DeviceLimits{}));
        std::vector<std::string> kernels;
        for (const Launch& launch : plan.launches)
            kernels.push_back(launch.kernel);
        EXPECT_THAT(kernels, testing::ElementsAre("generate", "mean", "centre", "covariance"));
        EXPECT_EQ(plan.mainLaunch, 3u);
        EXPECT_EQ(plan.launches.back().grid, (Dim3{78, 78, 1}));
        EXPECT_EQ(plan.geometry.sharedBytes, strategy == "shared" ? 8192u : 0u);
    }
}

/// As in the text, whose chunk_size is a template's argument; the block's side may still be anything.
TEST(CovariancePlan, GivesTheCompilerTheChunk)
{
    const Image picture(24, 24, PixelFormat::Grey8);
    for (const int side : {2, 7, 32}) {
        const Plan plan = Registry().plan(covarianceRecipe({}, {side, side}, "shared"), picture);
        EXPECT_THAT(plan.definitions, testing::ElementsAre("CHUNK_SIZE=" + std::to_string(side)));
        EXPECT_THAT(plan.sources.front().text, testing::Not(HasSubstr("extern __shared__")));
        EXPECT_EQ(plan.launches[plan.mainLaunch].dynamicSharedBytes, 0u);
    }
}

TEST(CovariancePlan, PadsToWholeTilesWithZeros)
{
    const Image picture(1, 1, PixelFormat::Grey8);
    const Plan padded = Registry().plan(covarianceRecipe(generated("55x45", 1'001), {16, 16}, "padded"), picture);
    EXPECT_EQ(padded.buffers[1].bytes, std::size_t{1'008} * 2'560 * sizeof(float));
    EXPECT_EQ(padded.buffers[1].fill, Buffer::Fill::Zero);
    EXPECT_EQ(padded.launches[padded.mainLaunch].grid, (Dim3{20, 20, 1}));
    EXPECT_EQ(padded.geometry.blockWidth, 128);
}

TEST(CovariancePlan, SplitsTheSumsOfManyImages)
{
    const Image picture(1, 1, PixelFormat::Grey8);
    for (const auto& [rows, parts, rowsOfPart] : {std::tuple{1, 1, 16}, {8'192, 1, 8'192}, {200'000, 25, 8'000}}) {
        SCOPED_TRACE(rows);
        const Plan plan = Registry().plan(covarianceRecipe(generated("55x45", rows), {16, 16}, "split"), picture);
        const Launch& products = plan.launches.at(plan.mainLaunch);
        EXPECT_EQ(products.grid, (Dim3{20, 20, static_cast<unsigned>(parts)}));
        EXPECT_EQ(products.arguments.at(2), Argument(rowsOfPart));
        EXPECT_EQ(plan.launches.back().kernel, "add");
        EXPECT_EQ(plan.buffers[1].bytes, sizeof(float) * 2'560 * rowsOfPart * parts);
    }
}

struct Words {
    std::string strategy;
    BlockSize block;
    std::vector<std::string> kernels;
    std::size_t wordsOfPixel;
};

/// 1,001 images are 1,001 words of floats, 501 of halves and 251 of levels, padded to whole chunks of 16.
TEST(CovariancePlan, MakesWordsForTensorCores)
{
    const std::vector<Words> all{
        {"tf32", {32, 4}, {"generate", "mean", "centreRounded", "covariance", "add"}, 1'008},
        {"tf32x3", {32, 8}, {"generate", "mean", "centre", "covariance", "add"}, 1'008},
        {"half", {32, 4}, {"generate", "mean", "centre", "halve", "covariance", "add"}, 512},
        {"half3", {32, 8}, {"generate", "mean", "centre", "halveTwice", "covariance", "add"}, 512},
        {"integer", {32, 4}, {"generate", "mean", "pack", "covariance", "addLevels"}, 256},
    };
    for (const Words& words : all) {
        SCOPED_TRACE(words.strategy);
        const Plan plan = Registry().plan(covarianceRecipe(generated("55x45", 1'001), words.block, words.strategy),
                                          Image(1, 1, PixelFormat::Grey8));
        std::vector<std::string> kernels;
        for (const Launch& launch : plan.launches)
            kernels.push_back(launch.kernel);
        EXPECT_EQ(kernels, words.kernels);
        const Launch& products = plan.launches.at(plan.mainLaunch);
        EXPECT_EQ(products.kernel, "covariance");
        const Buffer& multiplied = plan.buffers.at(std::get<BufferArgument>(products.arguments.at(0)).buffer);
        EXPECT_EQ(multiplied.bytes, sizeof(float) * 2'560 * words.wordsOfPixel);
        EXPECT_EQ(multiplied.fill, Buffer::Fill::Zero);
        EXPECT_EQ(plan.minimumCapability, 80);
        EXPECT_NO_THROW(checkLimits(plan, DeviceLimits{}));
    }
}

struct Turned {
    std::string strategy;
    BlockSize block;
    std::size_t pitch, sharedBytes;
    unsigned blocksAcross, parts;
};

/// 20,001 images are 626 chunks of 32, divided equally among three parts.
TEST(CovariancePlan, TurnsImagesForWarpgroups)
{
    for (const Turned& turned :
         {Turned{"warpgroup", {32, 8}, 2'560, 98'304, 20, 3}, Turned{"large_tiles", {32, 12}, 2'496, 196'608, 13, 3}}) {
        SCOPED_TRACE(turned.strategy);
        const Plan plan = Registry().plan(covarianceRecipe(generated("55x45", 20'001), turned.block, turned.strategy),
                                          Image(1, 1, PixelFormat::Grey8));
        std::vector<std::string> kernels;
        for (const Launch& launch : plan.launches)
            kernels.push_back(launch.kernel);
        EXPECT_THAT(kernels, testing::ElementsAre("generate", "mean", "centreTurned", "covariance", "add"));
        const Launch& products = plan.launches.at(plan.mainLaunch);
        EXPECT_EQ(products.grid, (Dim3{turned.blocksAcross, turned.blocksAcross, turned.parts}));
        EXPECT_EQ(products.dynamicSharedBytes, turned.sharedBytes);
        const Buffer& words = plan.buffers.at(std::get<BufferArgument>(products.arguments.at(0)).buffer);
        EXPECT_EQ(words.bytes, sizeof(float) * turned.pitch * 32 * 209 * 3);
        EXPECT_EQ(words.fill, Buffer::Fill::Zero);
        EXPECT_EQ(products.arguments.at(2), Argument(32 * 209));
        EXPECT_EQ(plan.minimumCapability, 90);
        EXPECT_TRUE(plan.architectureSpecific);
        EXPECT_THAT(english(plan.deviceOnly), HasSubstr("9.0"));
    }
}

TEST(CovariancePlan, TakesSmallerPatchesFromASmallerPicture)
{
    const Plan plan = Registry().plan(covarianceRecipe({}), Image(5, 3, PixelFormat::Grey8));
    EXPECT_EQ(plan.pictureWidth, 15);
    EXPECT_THAT(english(plan.notes), testing::ElementsAre(HasSubstr("5x3"), HasSubstr("only one image")));
    EXPECT_TRUE(Registry().plan(covarianceRecipe({}), Image(12, 8, PixelFormat::Grey8)).notes.empty());
}

struct CovarianceRefusal {
    ParameterValues values;
    BlockSize block;
    std::string field, nearest;
    std::vector<std::string> words;
    std::string strategy = "shared";
};

TEST(CovariancePlan, SaysThatOneImageAloneVariesWithNothing)
{
    const Image picture = noiseImage(8, 8, PixelFormat::Grey8);
    const Plan alone = Registry().plan(covarianceRecipe(patches("8x8", 4)), picture);
    ASSERT_EQ(alone.notes.size(), 1U);
    EXPECT_THAT(english(alone.notes[0]), HasSubstr("only one image"));
    const Image larger = noiseImage(12, 8, PixelFormat::Grey8);
    EXPECT_TRUE(Registry().plan(covarianceRecipe(patches("8x8", 4)), larger).notes.empty());
}

TEST(CovariancePlan, RefusesWhatCannotBeInASentence)
{
    const ParameterValues folder{{"data", std::string("folder")}, {"folder", std::string("faces")}};
    const std::vector<CovarianceRefusal> refusals{
        {{}, {32, 4}, "block", "11x11", {"32x4", "square"}},
        {{}, {1, 1}, "block", "2x2", {"1x1", "2x2 to 32x32"}},
        {{}, {1024, 1}, "block", "32x32", {"1024x1"}},
        {{}, {8, 8}, "block", "16x16", {"8x8", "256 threads"}, "registers"},
        {{}, {32, 8}, "block", "32x12", {"32x8", "384 threads"}, "large_tiles"},
        {patches("8", 4), {16, 16}, "patch", "8x8", {"\"8\"", "such as 8x8"}},
        {patches("", 4), {16, 16}, "patch", "8x8", {"8x8"}},
        {patches("8x8x8", 4), {16, 16}, "patch", "8x8", {"8x8x8"}},
        {patches("99999999999x8", 4), {16, 16}, "patch", "8x8", {"not a valid patch size"}},
        {patches("1x65", 4), {16, 16}, "patch", "2x64", {"must be 2 to 64 pixels", "4096x4096"}},
        {patches("-8x8", 4), {16, 16}, "patch", "2x8", {"-8x8"}},
        {generated("64x64", 1'000'000), {16, 16}, "rows", "244140", {"4 GB", "244140"}},
        {folder, {16, 16}, "folder", "", {"no images"}},
    };
    for (const CovarianceRefusal& refusal : refusals) {
        SCOPED_TRACE(refusal.field + " " + refusal.words.front());
        try {
            Registry().plan(covarianceRecipe(refusal.values, refusal.block, refusal.strategy),
                            Image(64, 64, PixelFormat::Grey8));
            FAIL() << "was accepted";
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, refusal.field);
            EXPECT_EQ(error.nearest ? toText(*error.nearest) : "", refusal.nearest);
            for (const std::string& word : refusal.words)
                EXPECT_THAT(error.what(), HasSubstr(word));
        }
    }
}

} // namespace
} // namespace tilescope
