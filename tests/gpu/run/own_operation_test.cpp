#include "gpu/operations/plan_parts.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/operations/noise.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>

// An operation as a user adds it: without mistakes, and without declaring its amount of work.

namespace tilescope
{
namespace
{

using testing::HasSubstr;

/// Inverts each pixel, after each thread has computed so many random numbers that it takes long. None of them is 1.
constexpr char text[] = R"(
extern "C" __global__ void invert(const unsigned char* input, unsigned char* output, int width, int height, int turns)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    unsigned value = input[y * width + x];
    unsigned number = value;
    for (int i = 0; i < turns; ++i)
        number = number * 1664525u + 1013904223u;
    output[y * width + x] = number == 1u ? 0 : 255 - value;
}
)";

Plan planInvert(const Recipe& recipe, const Inputs& inputs)
{
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    Plan plan;
    plan.sources = {{"invert/global.cu", text}};
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, PixelFormat::Grey8))};
    plan.pictureBuffer = 1;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.geometry = haloGeometry(recipe.block, 0);
    const auto turns = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("turns")));
    plan.launches = {{.kernel = "invert",
                      .source = 0,
                      .grid = gridOver(width, height, recipe.block),
                      .block = blockOf(recipe.block),
                      .arguments = {BufferArgument{0}, BufferArgument{1}, width, height, turns}}};
    return plan;
}

Image inverted(const Recipe&, const Inputs& inputs, const RowThreads&)
{
    Image result = inputs.picture;
    for (int y = 0; y < result.height(); ++y)
        for (int x = 0; x < result.width(); ++x)
            result.row<std::uint8_t>(y)[x] = static_cast<std::uint8_t>(255 - result.row<std::uint8_t>(y)[x]);
    return result;
}

Operation invert()
{
    Operation operation;
    operation.name = "invert";
    operation.title = "Invert";
    operation.parameters = {{.name = "turns",
                             .label = "Turns",
                             .defaultValue = std::int64_t{1},
                             .minimum = 1,
                             .maximum = 1'000'000'000,
                             .choices = {},
                             .unit = "",
                             .meaning = "How often."}};
    operation.strategies = {{.name = "global",
                             .title = "Global memory",
                             .idea = "",
                             .source = {"invert/global.cu", text},
                             .plan = planInvert}};
    operation.greyOnly = true;
    operation.reference = inverted;
    return operation;
}

class OwnOperation : public testing::Test
{
protected:
    OwnOperation() : m_runner(options()) {}

    Report run(std::int64_t turns, int side)
    {
        RunRequest request;
        request.recipe.operation = "invert";
        request.recipe.strategy = "global";
        request.recipe.parameters["turns"] = turns;
        request.recipe.counters = CounterMode::None;
        request.image = std::make_shared<const Image>(noiseImage(side, side, PixelFormat::Grey8));
        return m_runner.run(request, {});
    }

    Runner m_runner;

private:
    static RunnerOptions options()
    {
        RunnerOptions options = emulatorOnly();
        options.emulatorThreads = 1; // so that the same amount is too long on every machine
        options.operations = {invert()};
        return options;
    }
};

TEST_F(OwnOperation, IsComparedWithItsReference)
{
    const Report report = run(1, 75);
    ASSERT_TRUE(report.check);
    EXPECT_EQ(report.check->mismatches, 0u);
    EXPECT_TRUE(report.notes.empty()) << english(report.notes.front());
    EXPECT_TRUE(m_runner.registry().mistakes(m_runner.registry().operation("invert"), "global").empty());
}

/// 2,048 warps with 300,000 iterations each: too many to check all for races.
TEST_F(OwnOperation, IsNotSearchedForRacesWithoutEnd)
{
    const Report report = run(300'000, 256);
    EXPECT_THAT(english(report.notes),
                testing::Contains(testing::AllOf(HasSubstr("Data races are checked in all blocks of runs of up to "
                                                           "150,000,000 warp instructions"),
                                                 HasSubstr("With an image of "))));
    EXPECT_EQ(report.check->mismatches, 0u);
}

TEST_F(OwnOperation, IsNotComputedWhereItWouldTakeLong)
{
    const Report report = run(300'000, 2048);
    EXPECT_FALSE(report.picture);
    ASSERT_TRUE(report.uncomputed);
    EXPECT_GT(report.uncomputed->emulationSeconds, 60);
    EXPECT_THAT(english(report.notes),
                testing::ElementsAre(testing::AllOf(HasSubstr("Emulating the whole image would take about "),
                                                    HasSubstr(" With an image of "))));
}

} // namespace
} // namespace tilescope
