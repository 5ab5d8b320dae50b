#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/run/pixel_story.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

// The story of a pixel: what is found in the trace is compared with the picture and the result of a run, and with the
// CPU reference, none of which uses it.

using namespace tilescope;

namespace
{

Runner& runner()
{
    static Runner made(emulatorOnly());
    return made;
}

constexpr int width = 53, height = 37;

struct Case {
    std::string operation, strategy;
    bool isExplained = true; ///< the reads, times the weights, give the result
    std::string border = "replicate";
    BlockSize block{8, 8};
};

RunRequest requestFor(const Case& c)
{
    RunRequest request;
    request.recipe.operation = c.operation;
    request.recipe.strategy = c.strategy;
    request.recipe.block = c.block;
    if (c.operation != "covariance")
        request.recipe.parameters["border"] = c.border;
    if (c.operation == "blur")
        request.recipe.parameters["width"] = std::int64_t{5};
    if (c.operation == "adaptive_threshold")
        request.recipe.parameters["window"] = std::int64_t{7};
    request.image = std::make_shared<const Image>(makeSample("board", width, height));
    return request;
}

PixelStory storyOf(const Case& c, const StoryPixel& pixel) { return runner().story(requestFor(c), pixel, {}); }

double valueAt(const Image& image, const StoryPixel& pixel)
{
    if (image.format() == PixelFormat::Float32)
        return static_cast<double>(image.row<float>(pixel.y)[pixel.x]);
    return image.row<std::uint8_t>(pixel.y)[pixel.x * channelCount(image.format()) + pixel.channel];
}

/// The input as the operation reads it: converted to grey as the run does it, found by copying through a 1×1 box.
Image inputOf(const Case& c, const RunRequest& request)
{
    const Operation& operation = runner().registry().operation(c.operation);
    return operation.greyOnly ? toGrey(*request.image) : *request.image;
}

class PixelStories : public testing::TestWithParam<Case>
{
};

/// In the middle, and where the picture's border is read.
TEST_P(PixelStories, tellHowTheResultCameAbout)
{
    const Case& c = GetParam();
    const RunRequest request = requestFor(c);
    const Report report = runner().run(request, {});
    ASSERT_TRUE(report.picture);
    ASSERT_TRUE(report.reference);
    const Image input = inputOf(c, request);
    const int right = report.picture->width() - 1, bottom = report.picture->height() - 1;
    const int lastChannel = channelCount(report.picture->format()) - 1;
    for (const StoryPixel pixel :
         {StoryPixel{20, 18, 0}, {0, 0, 0}, {right, bottom, lastChannel}, {7, 8, lastChannel}}) {
        SCOPED_TRACE("pixel " + std::to_string(pixel.x) + ", " + std::to_string(pixel.y));
        const PixelStory story = runner().story(request, pixel, {});
        ASSERT_TRUE(story.stored);
        EXPECT_EQ(*story.stored, valueAt(*report.picture, pixel));
        EXPECT_EQ(story.isExplained(), c.isExplained);
        if (story.expected) {
            EXPECT_NEAR(story.expected->value, valueAt(*report.reference, pixel), story.tolerance);
            EXPECT_TRUE(story.isAsDefined());
        }
        for (const StoryRow& row : story.rows)
            if (row.source && row.value && row.source->x >= 0 && row.source->y >= 0 && row.source->x < input.width() &&
                row.source->y < input.height()) {
                EXPECT_EQ(*row.value, valueAt(input, *row.source)) << row.source->x << ", " << row.source->y;
            }
    }
}

std::vector<Case> cases()
{
    std::vector<Case> rows;
    for (const std::string border : {"replicate", "zero", "mirror"}) {
        for (const std::string strategy : {"global", "shared", "shared_constant", "texture", "constant"})
            rows.push_back({"blur", strategy, true, border});
        for (const std::string strategy :
             {"global", "shared", "texture", "constant", "registers", "local", "block_copy"})
            rows.push_back({"sobel", strategy, true, border});
        for (const std::string strategy : {"texture", "shared", "global"})
            rows.push_back({"adaptive_threshold", strategy, true, border});
        for (const std::string strategy : {"texture_texture", "texture_constant", "shared"})
            rows.push_back({"template_matching", strategy, true, border});
    }
    // A thread computes several pixels; launches that prepare a table, whose reads are no pixels.
    for (const std::string strategy : {"words", "vectors", "sliding_rows", "packed16", "half2", "loads_first"})
        rows.push_back({"sobel", strategy});
    for (const std::string strategy : {"words", "separable_fused"})
        rows.push_back({"blur", strategy});
    rows.push_back({"blur", "separable", false});
    rows.push_back({"adaptive_threshold", "integral", false});
    for (const std::string strategy : {"global", "shared"})
        rows.push_back({"covariance", strategy});
    return rows;
}

std::string nameOf(const testing::TestParamInfo<Case>& info)
{
    return info.param.operation + "_" + info.param.strategy + "_" + info.param.border;
}

INSTANTIATE_TEST_SUITE_P(Table, PixelStories, testing::ValuesIn(cases()), nameOf);

/// Pixel (20, 18) of a blur in blocks of 8×8: every part of the story by hand.
TEST(PixelStory, namesTheThreadAndTheElementsOfTheTile)
{
    const PixelStory story = storyOf({"blur", "shared"}, {20, 18, 1});
    ASSERT_TRUE(story.trace.store);
    EXPECT_EQ(story.trace.index, (Dim3{2, 2, 0}));
    EXPECT_EQ(story.trace.store->warp, 0U); // thread (4, 2) is number 20
    EXPECT_EQ(story.trace.store->lane, 20U);
    EXPECT_EQ(story.terms.size(), 25U);
    std::size_t ofTile = 0, ofFilter = 0;
    std::uint64_t before = 0;
    for (const StoryRow& row : story.rows) {
        const StoryRead& read = story.trace.reads.at(row.read.value());
        EXPECT_GE(read.access.event, before) << "in the order of the reads";
        before = read.access.event;
        const StoryRead& weight = story.trace.reads.at(row.weightReads[0].value());
        EXPECT_EQ(weight.memory, "filter");
        EXPECT_EQ(weight.offset, *row.term * sizeof(float));
        ++ofFilter;
        ++ofTile;
        ASSERT_TRUE(row.term && row.source && read.writer);
        const PixelTerm& term = story.terms[*row.term];
        EXPECT_EQ(row.source->x, 20 + term.dx);
        EXPECT_EQ(row.source->y, 18 + term.dy);
        EXPECT_EQ(read.memory, "tile");
        const int column = 4 + 2 + term.dx, line = 2 + 2 + term.dy; // in a tile of 12×12 pixels of 3 bytes
        EXPECT_EQ(read.element, static_cast<std::size_t>((line * 12 + column) * 3 + 1));
        EXPECT_LT(read.writer->event, read.access.event);
        // Thread (column % 8, line % 8) has filled it.
        EXPECT_EQ(read.writer->warp * 32 + read.writer->lane, static_cast<unsigned>(line % 8 * 8 + column % 8));
    }
    EXPECT_EQ(ofTile, 25U);
    EXPECT_EQ(ofFilter, 25U);
}

TEST(PixelStory, namesTheWeightsOfSobel)
{
    const PixelStory story = storyOf({"sobel", "global"}, {20, 18, 0});
    ASSERT_EQ(story.sums, (std::vector<std::string>{"gx", "gy"}));
    const double gx[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    for (const StoryRow& row : story.rows) {
        const PixelTerm& term = story.terms.at(row.term.value());
        EXPECT_EQ(term.weights[0], gx[term.dy + 1][term.dx + 1]);
        EXPECT_EQ(term.weights[1], gx[term.dx + 1][term.dy + 1]) << "gy is gx, transposed";
        EXPECT_EQ(row.read.has_value(), term.dx != 0 || term.dy != 0) << "the middle counts in neither";
    }
}

TEST(PixelStory, tellsStandInsAtTheBorder)
{
    const PixelStory story = storyOf({"sobel", "shared"}, {0, 0, 0});
    std::size_t standIns = 0;
    for (const PixelTerm& term : story.terms) {
        standIns += term.isStandIn;
        EXPECT_EQ(term.x, std::max(0, term.dx));
        EXPECT_EQ(term.y, std::max(0, term.dy));
    }
    EXPECT_EQ(standIns, 5U);
}

RunRequest broken(const Case& c, const std::string& mistakeName)
{
    RunRequest request = requestFor(c);
    const Operation& operation = runner().registry().operation(c.operation);
    const Strategy& strategy = runner().registry().strategy(operation, c.strategy);
    const auto mistake = std::ranges::find(strategy.mistakes, mistakeName, &Mistake::name);
    EXPECT_NE(mistake, strategy.mistakes.end());
    request.recipe.source = applied(strategy.source.text, *mistake);
    return request;
}

/// Without the barrier a warp reads elements of the tile that another one has not filled yet.
TEST(PixelStory, showsElementsThatNobodyHadFilled)
{
    const RunRequest request = broken({"blur", "shared"}, "no_barrier");
    const Report report = runner().run(request, {});
    ASSERT_TRUE(report.picture && report.reference);
    std::size_t wrong = 0;
    for (int y = 0; y < height && wrong < 4; y += 3)
        for (int x = 0; x < width && wrong < 4; x += 5) {
            const StoryPixel pixel{x, y, 0};
            const double shown = valueAt(*report.picture, pixel);
            if (std::abs(shown - valueAt(*report.reference, pixel)) <= 1)
                continue;
            ++wrong;
            const PixelStory story = runner().story(request, pixel, {}, shown);
            ASSERT_EQ(story.stored, shown) << "as in the picture, in the order of its run";
            EXPECT_TRUE(story.isExplained()) << "what was read gives what was stored";
            EXPECT_FALSE(story.isAsDefined());
            std::size_t tooLate = 0;
            for (const StoryRow& row : story.rows) {
                const StoryRead& read = story.trace.reads.at(row.read.value());
                EXPECT_NE(read.writer.has_value(), read.later.has_value());
                if (!read.later)
                    continue;
                ++tooLate;
                EXPECT_GT(read.later->event, read.access.event);
                EXPECT_EQ(row.value, 0xCD) << "what the emulator fills unwritten shared memory with";
            }
            EXPECT_GT(tooLate, 0U);
        }
    EXPECT_EQ(wrong, 4U);
}

TEST(PixelStory, leavesOpenWhatAnEditedKernelComputes)
{
    RunRequest request = requestFor({"sobel", "global"});
    std::string text = runner().registry().strategy(runner().registry().operation("sobel"), "global").source.text;
    const std::string line = "min(255, abs(gx) + abs(gy))";
    ASSERT_NE(text.find(line), std::string::npos);
    text.replace(text.find(line), line.size(), "min(255, abs(gx) / 3)");
    request.recipe.source = text;
    const PixelStory story = runner().story(request, {20, 18, 0}, {});
    ASSERT_TRUE(story.stored && story.expected);
    EXPECT_FALSE(story.isExplained() && story.expected->value > 0);
    EXPECT_FALSE(story.rows.empty());
}

TEST(PixelStory, tellsThatNoThreadStoresAPixel)
{
    RunRequest request = requestFor({"sobel", "global"});
    std::string text = runner().registry().strategy(runner().registry().operation("sobel"), "global").source.text;
    const std::string condition = "if (x < width && y < height) {";
    ASSERT_NE(text.find(condition), std::string::npos);
    text.replace(text.find(condition), condition.size(), "if (x < width - 1 && y < height) {");
    request.recipe.source = text;
    const PixelStory story = runner().story(request, {width - 1, 3, 0}, {});
    EXPECT_FALSE(story.trace.store);
    EXPECT_FALSE(story.stored);
    EXPECT_FALSE(story.isAsDefined());
}

TEST(PixelStory, refusesPixelsOutsideTheResult)
{
    EXPECT_THROW(storyOf({"sobel", "global"}, {width, 0, 0}), SettingError);
    EXPECT_THROW(storyOf({"sobel", "global"}, {0, -1, 0}), SettingError);
    EXPECT_THROW(storyOf({"sobel", "global"}, {0, 0, 1}), SettingError);
}

TEST(PixelStory, canBeCancelled)
{
    RunControl control;
    std::stop_source stop;
    control.stop = stop.get_token();
    stop.request_stop();
    EXPECT_THROW(runner().story(requestFor({"sobel", "global"}), {1, 1, 0}, control), Cancelled);
}

} // namespace
