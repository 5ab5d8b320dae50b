#include "gpu/image/sample.h"
#include "gpu/run/plan_code.h"
#include "gpu/run/stages/preview_maker.h"
#include "tests/gpu/run/emulator_only.h"
#include "tests/gpu/thinned.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

using namespace tilescope;

namespace
{

using Previews = std::vector<std::shared_ptr<const Preview>>;

/// A run whose previews are kept.
struct PreviewRun {
    RunRequest request;
    Previews shown;
    std::mutex turn;

    PreviewRun(const Recipe& recipe, int width, int height)
    {
        request.recipe = recipe;
        request.image = std::make_shared<const Image>(makeSample("board", width, height));
        request.imageName = "board";
        request.depth = RunDepth::Picture;
        request.preview.emplace();
        request.preview->budgetMs = 0.01;
        request.preview->show = [this](std::shared_ptr<const Preview> preview) {
            const std::lock_guard lock(turn);
            shown.push_back(std::move(preview));
        };
    }
};

/// A part of a picture, or of a result.
Image cut(const Image& picture, const PixelRect& part) { return shrunkPart(picture, part, 1); }

struct Named {
    std::string operation, strategy;
};

bool runsInEmulator(const Registry& registry, const std::string& operation, const std::string& strategy)
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    recipe.block = registry.operation(operation).defaultBlock;
    return registry.plan(registry.completed(recipe), Image(64, 48, PixelFormat::Grey8)).deviceOnly.empty();
}

/// Strategies that the emulator runs, of operations for whose result in a part a part of the picture is enough.
std::vector<Named> localStrategies()
{
    std::vector<Named> all;
    const Registry registry;
    for (const char* operation : {"sobel", "blur", "adaptive_threshold"})
        for (const Strategy& strategy : registry.operation(operation).strategies)
            if (strategy.hasText() && runsInEmulator(registry, operation, strategy.name))
                all.push_back({operation, strategy.name});
    return thinned(all, 5);
}

class LocalPreview : public testing::TestWithParam<Named>
{
};

} // namespace

/// Enlarged: the preview has the blocks in view, with the values of the whole run.
TEST_P(LocalPreview, HasTheValuesOfTheWholeRunInView)
{
    Recipe recipe;
    recipe.operation = GetParam().operation;
    recipe.strategy = GetParam().strategy;
    recipe.block = Registry().operation(recipe.operation).defaultBlock;
    PreviewRun run(recipe, 400, 300);
    const PixelRect seen{130, 90, 41, 27};
    run.request.preview->view = {seen, 8};
    run.request.preview->budgetMs = 3.0; // less than the whole is expected to take, and more than the part
    if (GetParam().operation == "sobel")
        run.request.preview->budgetMs = 0.5;
    const Report report = Runner(emulatorOnly()).run(run.request, {});
    ASSERT_TRUE(report.picture);
    ASSERT_FALSE(run.shown.empty());
    const Preview& preview = *run.shown.front();
    ASSERT_TRUE(preview.picture);
    if (preview.scale > 1) // its blocks cover so much that the part is no less work
        return;
    EXPECT_EQ(intersected(seen, preview.part), seen);
    EXPECT_LT(preview.part.width, 400);
    EXPECT_EQ(*preview.picture, cut(*report.picture, preview.part));
    EXPECT_EQ(preview.geometry, report.geometry);
}

INSTANTIATE_TEST_SUITE_P(Strategies, LocalPreview, testing::ValuesIn(localStrategies()),
                         [](const auto& strategy) { return strategy.param.operation + "_" + strategy.param.strategy; });

/// Whatever the budget, something is shown: at a lower resolution.
TEST(Preview, IsSmallerWhereTimeIsShort)
{
    for (const char* operation : {"sobel", "blur", "adaptive_threshold", "template_matching", "covariance"}) {
        Recipe recipe;
        recipe.operation = operation;
        recipe.block = Registry().operation(operation).defaultBlock;
        PreviewRun run(recipe, 401, 300);
        const Report report = Runner(emulatorOnly()).run(run.request, {});
        ASSERT_FALSE(run.shown.empty()) << operation;
        const Preview& preview = *run.shown.front();
        ASSERT_TRUE(preview.picture) << operation;
        EXPECT_GT(preview.scale, 1) << operation;
        EXPECT_EQ(preview.width, report.picture->width()) << operation;
        EXPECT_EQ(preview.part, wholeOf(*report.picture)) << operation;
        const int shrinking = preview.shrinking();
        EXPECT_EQ(preview.picture->width(), (preview.width + shrinking - 1) / shrinking) << operation;
        EXPECT_EQ(preview.picture->height(), (preview.height + shrinking - 1) / shrinking) << operation;
        EXPECT_EQ(preview.isOfFewerImages, std::string(operation) == "covariance");
        EXPECT_EQ(preview.recipe, report.recipe) << "it stands for the run's own settings";
    }
}

/// A scaled blur of a scaled picture is about the scaled blur.
TEST(Preview, LooksLikeTheResult)
{
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = "shared_constant";
    recipe.parameters["width"] = std::int64_t{17};
    PreviewRun run(recipe, 300, 200);
    run.request.preview->budgetMs = 3;
    const Report report = Runner(emulatorOnly()).run(run.request, {});
    ASSERT_FALSE(run.shown.empty());
    const Preview& preview = *run.shown.front();
    ASSERT_GT(preview.scale, 1);
    const Image expected = shrunkPart(*report.picture, preview.part, preview.scale);
    double sum = 0;
    for (std::size_t i = 0; i < expected.bytes().size(); ++i)
        sum += std::abs(std::to_integer<int>(expected.bytes()[i]) - std::to_integer<int>(preview.picture->bytes()[i]));
    EXPECT_LT(sum / static_cast<double>(expected.bytes().size()), 4) << "mean difference in grey levels";
}

TEST(Preview, IsNotMadeOfWhatIsQuick)
{
    PreviewRun run({}, 64, 48);
    run.request.preview->budgetMs = 10;
    Runner(emulatorOnly()).run(run.request, {});
    EXPECT_TRUE(run.shown.empty());
}

TEST(Preview, IsNotMadeAtRest)
{
    PreviewRun run({}, 64, 48);
    run.request.depth = RunDepth::Full;
    Runner(emulatorOnly()).run(run.request, {});
    EXPECT_TRUE(run.shown.empty());
}

/// Another block changes no pixel, so only the blocks are drawn anew; another border or a text of the user's may.
TEST(Preview, KeepsAPictureThatDoesNotChange)
{
    struct Row {
        const char* name;
        void (*change)(Recipe& recipe);
        bool keeps;
    };
    const Row rows[] = {
        {"block",
         [](Recipe& r) {
             r.block = {32, 4};
         },
         true},
        {"strategy", [](Recipe& r) { r.strategy = "global"; }, true},
        {"parameter", [](Recipe& r) { r.parameters["border"] = std::string("zero"); }, false},
        {"text", [](Recipe& r) { r.source = Registry().operation("sobel").strategies.front().source.text; }, false},
    };
    for (const Row& row : rows) {
        Recipe recipe;
        recipe.strategy = Registry().operation("sobel").strategies.front().name;
        PreviewRun run(recipe, 200, 150);
        run.request.preview->shown = recipe;
        row.change(run.request.recipe);
        const Report report = Runner(emulatorOnly()).run(run.request, {});
        ASSERT_FALSE(run.shown.empty()) << row.name;
        EXPECT_EQ(!run.shown.front()->picture, row.keeps) << row.name;
        EXPECT_EQ(run.shown.front()->geometry, report.geometry) << row.name;
    }
}

/// A newer setting ends the run, but not before it has shown something.
TEST(Preview, IsShownBeforeASupersededRunEnds)
{
    std::stop_source superseded;
    superseded.request_stop();
    PreviewRun run({}, 300, 200);
    run.request.preview->superseded = superseded.get_token();
    EXPECT_THROW(Runner(emulatorOnly()).run(run.request, {}), Cancelled);
    EXPECT_EQ(run.shown.size(), 1u);

    PreviewRun quick({}, 64, 48); // shows nothing but its own picture
    quick.request.preview->superseded = superseded.get_token();
    quick.request.preview->budgetMs = 10;
    EXPECT_TRUE(Runner(emulatorOnly()).run(quick.request, {}).picture);
}

/// A strategy that never ran is assumed to be as slow as the slowest; then it is known whether it needs a preview.
TEST(Preview, LearnsHowLongAStrategyTakes)
{
    if (isSanitized)
        GTEST_SKIP() << "Durations are measured here, and sanitizers change them.";
    Runner runner(emulatorOnly());
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = "shared_constant";
    PreviewRun first(recipe, 900, 600), second(recipe, 900, 600);
    first.request.preview->budgetMs = second.request.preview->budgetMs = 100; // several times what it takes
    second.request.image = first.request.image;
    second.request.recipe.parameters["width"] = std::int64_t{7};
    runner.run(first.request, {});
    EXPECT_FALSE(first.shown.empty());
    for (int tries = 0; tries < 5; ++tries) { // in a slow moment it takes longer than the budget
        second.shown.clear();
        runner.run(second.request, {});
        if (second.shown.empty())
            break;
    }
    EXPECT_TRUE(second.shown.empty());
}

/// While blocks run on several threads, what is said to be stored has its final values; also in rows with a pitch, and
/// in strategies with several launches.
TEST(PartialPicture, HasTheFinalValues)
{
    for (const auto& [operation, strategy] :
         {Named{"sobel", "shared"}, Named{"sobel", "block_copy"}, Named{"blur", "words"}, Named{"blur", "separable"},
          Named{"adaptive_threshold", "shared"}}) {
        const Registry registry;
        Recipe recipe;
        recipe.operation = operation;
        recipe.strategy = strategy;
        recipe.block = {32, 4};
        recipe = registry.completed(recipe);
        const Image input = registry.prepared(registry.operation(operation), makeSample("board", 203, 149));
        const Plan plan = registry.plan(recipe, input);
        Toolchain toolchain(ToolchainOptions::fromEnvironment());
        const std::vector<CompiledModule> code = emulatorCode(toolchain, recipe.compiler, plan, {});
        std::vector<std::pair<int, std::vector<std::byte>>> seen;
        const std::size_t packed =
            static_cast<std::size_t>(plan.pictureWidth) * static_cast<std::size_t>(bytesPerPixel(plan.pictureFormat));
        const PartialPicture partial{[&](std::span<const std::byte> pixels, std::size_t pitch, int rows) {
                                         std::vector<std::byte> copy;
                                         for (int y = 0; y < rows; ++y) {
                                             const auto row =
                                                 pixels.subspan(static_cast<std::size_t>(y) * pitch, packed);
                                             copy.insert(copy.end(), row.begin(), row.end());
                                         }
                                         seen.emplace_back(rows, std::move(copy));
                                     },
                                     std::chrono::milliseconds(0)};
        for (const unsigned threads : {1U, 4U}) {
            seen.clear();
            const EmulatorResult result = Emulator({.threads = threads}).run(plan, code, input, {}, {}, partial);
            ASSERT_FALSE(seen.empty()) << operation << ' ' << strategy;
            int before = 0;
            for (const auto& [rows, bytes] : seen) {
                EXPECT_GE(rows, before);
                EXPECT_TRUE(std::equal(bytes.begin(), bytes.end(), result.picture.begin()))
                    << operation << ' ' << strategy << ", the first " << rows << " rows";
                before = rows;
            }
            // Of several threads, one may still be at the first block when the others are done.
            EXPECT_TRUE(before > 0 || threads > 1) << operation << ' ' << strategy;
        }
    }
}

TEST(Preview, RowsOfTheRunReplaceItsOwn)
{
    const Image whole = toGrey(makeSample("board", 60, 40));
    Preview preview;
    preview.width = 60;
    preview.height = 40;
    preview.part = wholeOf(whole);
    preview.scale = 4;
    preview.picture = std::make_shared<const Image>(15, 10, PixelFormat::Grey8);
    const auto half = withRows(preview, whole.bytes(), whole.pitchBytes(), 22);
    EXPECT_EQ(half->finishedRows, 22);
    const Image expected = shrunkPart(whole, preview.part, 4);
    for (int y = 0; y < 10; ++y)
        EXPECT_EQ(std::equal(expected.row<std::uint8_t>(y), expected.row<std::uint8_t>(y) + 15,
                             half->picture->row<std::uint8_t>(y)),
                  y < 5)
            << y;
    const auto all = withRows(*half, whole.bytes(), whole.pitchBytes(), 40);
    EXPECT_EQ(*all->picture, expected);
}

/// A run that is not computed because it would take too long has a preview each time.
TEST(Preview, IsMadeOfWhatWouldTakeTooLong)
{
    RunnerOptions options = emulatorOnly();
    options.longestEmulationSeconds = 0.001;
    Runner runner(options);
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = "global";
    for (const std::int64_t width : {9, 11}) {
        recipe.parameters["width"] = width;
        PreviewRun run(recipe, 600, 400);
        run.request.preview->budgetMs = 1;
        const Report report = runner.run(run.request, {});
        EXPECT_TRUE(report.uncomputed && !report.picture);
        ASSERT_EQ(run.shown.size(), 1u) << width;
        EXPECT_TRUE(run.shown.front()->picture);
    }
}
