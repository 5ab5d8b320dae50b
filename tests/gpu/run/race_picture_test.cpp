#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

// A race that does not show in the emulator's default order of warps is shown in another order.

using namespace tilescope;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

namespace
{

/// Sobel whose threads pass their result to the row below, one warp per row, which writes it. Warps that run one after
/// the other, from first to last, get it right without a barrier.
std::string handedDown(const std::string& barrier)
{
    return R"(
extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    __shared__ unsigned char results[8][32];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    int p[3][3];
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            p[dy + 1][dx + 1] = input[max(min(y + dy, height - 1), 0) * width + max(min(x + dx, width - 1), 0)];
    int gx = p[0][2] + 2 * p[1][2] + p[2][2] - p[0][0] - 2 * p[1][0] - p[2][0];
    int gy = p[2][0] + 2 * p[2][1] + p[2][2] - p[0][0] - 2 * p[0][1] - p[0][2];
    results[threadIdx.y][threadIdx.x] = min(255, abs(gx) + abs(gy));
    )" + barrier +
           R"(
    if (x < width && threadIdx.y > 0 && y - 1 < height)
        output[(y - 1) * width + x] = results[threadIdx.y - 1][threadIdx.x];
    if (x < width && threadIdx.y == 7 && y < height)
        output[y * width + x] = results[threadIdx.y][threadIdx.x];
}
)";
}

Report raceReport(const std::string& source, RunDepth depth = RunDepth::Full)
{
    RunRequest request;
    request.recipe.operation = "sobel";
    request.recipe.strategy = "global";
    request.recipe.block = {32, 8};
    request.recipe.source = source;
    request.image = std::make_shared<const Image>(makeSample("board", 67, 49));
    request.depth = depth;
    return Runner(emulatorOnly()).run(request, {});
}

bool hasRace(const Report& report)
{
    return std::any_of(report.findings.begin(), report.findings.end(),
                       [](const Finding& finding) { return finding.kind == FindingKind::Race; });
}

const char* const saysSo = "The image shown is from a different order";

} // namespace

TEST(RacePicture, IsTheWrongOneWhereTheUsualOrderSparesIt)
{
    const Report report = raceReport(handedDown(""));
    ASSERT_TRUE(report.picture && report.check);
    EXPECT_TRUE(hasRace(report));
    EXPECT_GT(report.check->mismatches, 0u);
    EXPECT_NE(report.picture->bytes()[0], report.reference->bytes()[0]);
    EXPECT_THAT(english(report.notes), Contains(HasSubstr(saysSo)));
    EXPECT_FALSE(report.failed());
}

TEST(RacePicture, IsRightWithTheBarrier)
{
    const Report report = raceReport(handedDown("__syncthreads();"));
    ASSERT_TRUE(report.check);
    EXPECT_FALSE(hasRace(report));
    EXPECT_EQ(report.check->mismatches, 0u);
    EXPECT_THAT(english(report.notes), Not(Contains(HasSubstr(saysSo))));
}

TEST(RacePicture, StaysTheUsualOrdersWhileASliderMoves)
{
    const Report report = raceReport(handedDown(""), RunDepth::Picture);
    ASSERT_TRUE(report.picture);
    EXPECT_THAT(english(report.notes), Not(Contains(HasSubstr(saysSo))));
}

TEST(RacePicture, IsTheUsualOrdersWhereThatIsWrongAlready)
{
    Registry registry;
    Recipe recipe;
    recipe.operation = "sobel";
    recipe.strategy = "shared";
    RunRequest request;
    request.recipe = registry.withMistake(recipe, "no_barrier");
    request.image = std::make_shared<const Image>(makeSample("board", 67, 49));
    Runner runner(emulatorOnly());
    const Report checked = runner.run(request, {});
    request.check = false;
    const Report unchecked = runner.run(request, {});
    ASSERT_TRUE(checked.check && checked.picture && unchecked.picture);
    EXPECT_GT(checked.check->mismatches, 0u);
    EXPECT_EQ(*checked.picture, *unchecked.picture);
    EXPECT_THAT(english(checked.notes), Not(Contains(HasSubstr(saysSo))));
}
