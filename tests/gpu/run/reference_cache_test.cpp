#include "gpu/image/sample.h"
#include "gpu/run/stages/run_context.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <atomic>

// The CPU reference is computed once for a picture and its parameters.

namespace tilescope
{
namespace
{

class ReferenceCacheTest : public testing::Test
{
protected:
    ReferenceCacheTest() : m_image(std::make_shared<const Image>(makeSample("board", 65, 49))) {}

    /// Counts how often references are computed.
    RunnerOptions counting()
    {
        RunnerOptions options = emulatorOnly();
        options.operations = Registry().operations();
        for (Operation& operation : options.operations)
            operation.reference = [this, own = operation.reference](const Recipe& recipe, const Inputs& inputs,
                                                                    const RowThreads& rows) {
                ++m_computed;
                return own(recipe, inputs, rows);
            };
        return options;
    }

    RunRequest request(const std::string& operation, const std::string& strategy, const ParameterValues& values = {})
    {
        RunRequest request;
        request.recipe.operation = operation;
        request.recipe.strategy = strategy;
        request.recipe.parameters = values;
        request.image = m_image;
        return request;
    }

    ImagePtr m_image;
    std::atomic<int> m_computed{0};
};

TEST_F(ReferenceCacheTest, DoesNotFollowStrategyAndBlock)
{
    Runner runner(counting());
    const Report first = runner.run(request("sobel", "global"), {});
    RunRequest other = request("sobel", "shared");
    other.recipe.block = {32, 4};
    const Report second = runner.run(other, {});
    EXPECT_EQ(m_computed, 1);
    EXPECT_EQ(first.reference, second.reference);
    EXPECT_EQ(first.cpuReferenceMs, second.cpuReferenceMs);
}

TEST_F(ReferenceCacheTest, KeepsSeveral)
{
    Runner runner(counting());
    const RunRequest narrow = request("blur", "global", {{"width", std::int64_t{3}}});
    const RunRequest wide = request("blur", "global", {{"width", std::int64_t{9}}});
    const Report first = runner.run(narrow, {});
    runner.run(wide, {});
    runner.run(request("sobel", "global"), {});
    EXPECT_EQ(m_computed, 3);
    EXPECT_EQ(runner.run(narrow, {}).reference, first.reference);
    runner.run(wide, {});
    EXPECT_EQ(m_computed, 3);
}

TEST_F(ReferenceCacheTest, DoesNotFollowParametersThatDoNotChangeTheResult)
{
    Runner runner(counting());
    for (const std::int64_t matches : {1, 7})
        for (const std::int64_t tileWidth : {32, 64})
            runner.run(request("template_matching", "shared", {{"matches", matches}, {"tile_width", tileWidth}}), {});
    EXPECT_EQ(m_computed, 1);
}

TEST_F(ReferenceCacheTest, FollowsThePicture)
{
    Runner runner(counting());
    runner.run(request("sobel", "global"), {});
    m_image = std::make_shared<const Image>(makeSample("page", 65, 49));
    EXPECT_EQ(runner.run(request("sobel", "global"), {}).check->mismatches, 0U);
    EXPECT_EQ(m_computed, 2);
}

/// Each reference is 64 MB: the fifth replaces the first.
TEST_F(ReferenceCacheTest, DropsTheOldestFirst)
{
    RunnerOptions options = counting();
    for (Operation& operation : options.operations)
        operation.reference = [this](const Recipe&, const Inputs& inputs, const RowThreads&) {
            ++m_computed;
            return Image(8192, 8192, inputs.picture.format());
        };
    ReferenceCache cache;
    const Registry registry(options.operations);
    const Operation& sobel = registry.operation("sobel");
    const Image grey = registry.prepared(sobel, *m_image);
    std::vector<ImagePtr> inputs;
    const RunRequest asked = request("sobel", "global");
    const RunControl control;
    const auto of = [&](std::size_t input) {
        RunContext run{asked, control, registry.completed(asked.recipe), sobel, inputs[input], Inputs(grey)};
        return cache
            .of(run, 1, [&](const RowThreads& rows) { return run.operation.reference(run.recipe, run.inputs, rows); })
            .picture;
    };
    for (std::size_t i = 0; i < 6; ++i)
        inputs.push_back(std::make_shared<const Image>(grey));
    for (std::size_t i = 0; i < 4; ++i)
        of(i);
    of(0);
    EXPECT_EQ(m_computed, 4);
    of(4);
    of(5); // beside the newest, 256 MB are kept: 4, 0, 3 and 2
    of(0);
    EXPECT_EQ(m_computed, 6);
    of(1);
    EXPECT_EQ(m_computed, 7) << "was dropped";
    inputs[5].reset();
    of(4);
    EXPECT_EQ(m_computed, 7);
}

} // namespace
} // namespace tilescope
