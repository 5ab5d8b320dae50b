#include "gpu/image/sample.h"
#include "tests/gpu/run/emulator_only.h"

#include "tests/gpu/operations/matching_recipe.h"
#include "tests/gpu/operations/noise.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>

using namespace tilescope;

namespace
{

struct MatchingRow {
    std::string strategy;
    BackendChoice backend = BackendChoice::Emulator;
};

/// Template matching from recipe to report, on either backend; skipped for CUDA if there is no device.
class TemplateMatchingRun : public testing::TestWithParam<MatchingRow>
{
protected:
    TemplateMatchingRun() : m_runner(RunnerOptions::fromEnvironment()) {}

    void SetUp() override
    {
        if (GetParam().backend == BackendChoice::Cuda && !m_runner.device().device)
            GTEST_SKIP() << english(m_runner.device().reason);
    }

    /// The report of a run, which must agree with the reference and contain no errors of the kernel.
    Report run(const Image& picture, const std::string& pattern, BlockSize block = {32, 8}, std::int64_t tileWidth = 32)
    {
        SCOPED_TRACE(testing::Message() << picture.width() << "x" << picture.height() << ", template \"" << pattern
                                        << "\", block " << toText(block) << ", tile_width " << tileWidth);
        RunRequest request;
        request.recipe = matchingRecipe(pattern, GetParam().strategy, block, tileWidth);
        request.recipe.backend = GetParam().backend;
        request.recipe.counters = CounterMode::None;
        request.image = std::make_shared<const Image>(picture);
        Report report = runAccepted(request);
        EXPECT_TRUE(report.findings.empty());
        if (!report.check || !report.picture)
            throw std::runtime_error("The run has no picture or no check.");
        EXPECT_EQ(report.check->mismatches, 0u);
        EXPECT_LE(report.check->maxAbsDifference, 1e-6);
        return report;
    }

private:
    /// Uses the block that a refusal names, if the strategy needs another one.
    Report runAccepted(RunRequest& request)
    {
        try {
            return m_runner.run(request, {});
        } catch (const SettingError& error) {
            if (error.field != "block" || !error.nearest)
                throw;
            request.recipe.block = parseBlockSize(std::get<std::string>(*error.nearest));
            return m_runner.run(request, {});
        }
    }

    Runner m_runner;
};

Image flatImage(int width, int height, int level)
{
    Image image(width, height, PixelFormat::Grey8);
    for (std::byte& value : image.bytes())
        value = static_cast<std::byte>(level);
    return image;
}

} // namespace

TEST_P(TemplateMatchingRun, equalsItsReferenceForTemplatesOfEverySize)
{
    const Image picture = noiseImage(70, 66, PixelFormat::Grey8);
    for (const int side : thinned(std::vector{2, 3, 15, 16, 17, 31, 33, 63, 64}, 4)) {
        const std::string size = std::to_string(side);
        run(picture, "0,0," + size + "," + size);
        run(picture, std::to_string(70 - side) + "," + std::to_string(66 - side) + "," + size + "," + size, {16, 16},
            64);
        run(picture, "6,2," + size + "," + std::to_string(66 - side), {17, 3}, 96);
    }
}

TEST_P(TemplateMatchingRun, takesPicturesAndBlocksOfOne)
{
    for (const auto& [width, height] : {std::pair{1, 1}, {1, 70}, {70, 1}, {2, 2}})
        for (const BlockSize block : {BlockSize{32, 8}, {1, 1}, {1024, 1}, {1, 1024}}) {
            run(noiseImage(width, height, PixelFormat::Grey8), "", block);
            run(noiseImage(width, height, PixelFormat::Grey8),
                "0,0," + std::to_string(std::min(64, width)) + "," + std::to_string(std::min(64, height)), block);
        }
}

TEST_P(TemplateMatchingRun, isZeroWhereAnythingIsFlat)
{
    for (const int level : thinned(std::vector{255, 128, 0}, 3))
        for (const std::string pattern : {"", "0,0,64,64", "1,2,3,4"})
            EXPECT_EQ(*run(flatImage(66, 64, level), pattern).picture, Image(66, 64, PixelFormat::Float32));
}

/// All white but one pixel: the largest sums and the smallest variances, where floats would lose all digits.
TEST_P(TemplateMatchingRun, isExactWhereSumsAreLargest)
{
    Image picture = flatImage(100, 90, 255);
    picture.row<std::uint8_t>(50)[60] = 254;
    const Report report = run(picture, "20,10,64,64");
    EXPECT_EQ(report.picture->row<float>(42)[52], 1.0f);
    EXPECT_FLOAT_EQ(report.picture->row<float>(43)[52], -1.0f / 4095);
    EXPECT_EQ(unvalued(report.annotations.boxes.at(1)), (Box{20, 10, 64, 64, "1.00", Box::Where::Both}));
}

/// The product of the variances needs 76 bits here.
TEST_P(TemplateMatchingRun, reachesBothEndsAtFullContrast)
{
    Image picture(128, 64, PixelFormat::Grey8);
    for (int y = 0; y < 64; ++y)
        std::fill_n(picture.row<std::uint8_t>(y) + 32, 64, std::uint8_t{255});
    const Report report = run(picture, "0,0,64,64");
    EXPECT_EQ(report.picture->row<float>(32)[32], 1.0f);
    EXPECT_EQ(report.picture->row<float>(32)[96], -1.0f);
}

TEST_P(TemplateMatchingRun, saysWhenTheTileDoesNotFit)
{
    const Report report = run(noiseImage(65, 80, PixelFormat::Grey8), "0,0,64,64", {32, 32}, 512);
    const bool hasTile = GetParam().strategy == "shared" || GetParam().strategy == "window_sums";
    const bool chooses = GetParam().strategy == "automatic";
    EXPECT_EQ(report.notes.size(), hasTile || chooses ? 1u : 0u);
    EXPECT_THAT(report.launches.back().source, testing::HasSubstr(hasTile   ? "texture_texture.cu"
                                                                  : chooses ? "ntt.cu"
                                                                            : GetParam().strategy + ".cu"));
    EXPECT_FALSE(report.geometry.hasSharedTile);
}

std::vector<MatchingRow> matchingRows()
{
    std::vector<MatchingRow> rows;
    const Registry registry;
    for (const Strategy& strategy : registry.operation("template_matching").strategies)
        for (const BackendChoice backend : {BackendChoice::Emulator, BackendChoice::Cuda})
            if (strategy.library.empty()) // tests/gpu/strategies compares those of libraries with the reference
                rows.push_back({strategy.name, backend});
    return rows;
}

INSTANTIATE_TEST_SUITE_P(Every, TemplateMatchingRun, testing::ValuesIn(thinned(matchingRows(), 5)),
                         [](const auto& row) {
                             return row.param.strategy +
                                    (row.param.backend == BackendChoice::Cuda ? "_cuda" : "_emulated");
                         });

TEST(TemplateMatchingFile, isAskedForAndUsed)
{
    RunnerOptions options = emulatorOnly();
    const Image picture = noiseImage(50, 40, PixelFormat::Grey8);
    Image eye(5, 4, PixelFormat::Grey8);
    for (int y = 0; y < 4; ++y)
        std::copy_n(picture.row<std::uint8_t>(30 + y) + 20, 5, eye.row<std::uint8_t>(y));
    std::vector<std::string> asked;
    options.loadFile = [&](const FileRequest& request, const RunControl&) {
        asked.push_back(request.path);
        return LoadedFile{std::make_shared<const Image>(eye), {Message("It was grey already.")}};
    };
    RunRequest request;
    request.recipe = matchingRecipe("eye.png");
    request.image = std::make_shared<const Image>(picture);
    const Report report = Runner(options).run(request, {});
    EXPECT_THAT(asked, testing::ElementsAre("eye.png"));
    EXPECT_THAT(english(report.notes), testing::ElementsAre("It was grey already."));
    EXPECT_EQ(unvalued(report.annotations.boxes.at(0)), (Box{20, 30, 5, 4, "1.00", Box::Where::Both}));
    EXPECT_EQ(report.display.map, ColourMap::Diverging);
    ASSERT_TRUE(report.check);
    EXPECT_EQ(report.check->mismatches, 0u);

    request.annotate = false; // only the figures
    EXPECT_TRUE(Runner(options).run(request, {}).annotations.boxes.empty());
}
