#include "gpu/image/sample.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/fakes/failing_new.h"
#include "tests/gpu/thinned.h"

#include <gtest/gtest.h>

#include <algorithm>

// Memory runs out at each of the first thousand allocations of a run, of whichever thread: the run ends with an
// exception that has words, or with the right picture; the next run is whole.

namespace tilescope
{
namespace
{

constexpr long mostPlaces = 1000;

struct ScarceRow {
    const char* name;
    Recipe recipe;
    RunDepth depth = RunDepth::Full;
};

std::vector<ScarceRow> scarceRows()
{
    const auto recipe = [](const char* operation, const char* strategy, CounterMode counters) {
        Recipe made;
        made.operation = operation;
        made.strategy = strategy;
        made.counters = counters;
        return made;
    };
    Recipe racing = recipe("sobel", "shared", CounterMode::Full);
    racing.source =
        "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, "
        "int height)\n{\n    __shared__ int word;\n    word = threadIdx.x;\n    output[word] = input[word];\n}\n";
    return {{"picture", recipe("sobel", "global", CounterMode::None), RunDepth::Picture},
            {"counted", recipe("blur", "shared", CounterMode::Auto)},
            {"two kernels", recipe("adaptive_threshold", "shared", CounterMode::Full)},
            {"faults", racing}};
}

class Scarce : public testing::TestWithParam<ScarceRow>
{
};

TEST_P(Scarce, aRunWithoutMemoryEndsInWords)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    options.emulatorThreads = 2;
    Runner runner(options);
    RunRequest request;
    request.recipe = GetParam().recipe;
    request.depth = GetParam().depth;
    request.image = std::make_shared<const Image>(makeSample("board", 33, 17));
    request.imageName = "sample:board";
    const Report expected = runner.run(request, {}); // compiles, so that the other runs take the code from the cache
    ASSERT_TRUE(expected.picture);

    const long step = isSanitized ? 7 : 1;
    int failures = 0;
    bool hasFailed = true;
    for (long place = 1; hasFailed && place <= mostPlaces; place += step) {
        SCOPED_TRACE("allocation " + std::to_string(place));
        Report report;
        try {
            const test::FailingNew scarce(place);
            report = runner.run(request, {});
            hasFailed = scarce.hasFailed();
        } catch (const std::exception& error) {
            ++failures;
            EXPECT_STRNE(error.what(), "");
            continue;
        }
        ASSERT_TRUE(report.picture);
        EXPECT_EQ(*report.picture, *expected.picture);
    }
    EXPECT_GT(failures, 50 / step);
    const Report after = runner.run(request, {});
    EXPECT_EQ(*after.picture, *expected.picture);
    EXPECT_EQ(after.findings.size(), expected.findings.size());
}

INSTANTIATE_TEST_SUITE_P(Runs, Scarce, testing::ValuesIn(scarceRows()), [](const auto& row) {
    std::string name = row.param.name;
    std::replace(name.begin(), name.end(), ' ', '_');
    return name;
});

} // namespace
} // namespace tilescope
