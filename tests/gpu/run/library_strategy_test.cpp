#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/image/sample.h"
#include "gpu/run/compile_check.h"
#include "gpu/run/sweep.h"
#include "tests/fakes/fake_gpu.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>

// Strategies implemented by a library, on a machine without a GPU and with one, which is a fake.

using namespace tilescope;
using namespace tilescope::test;
using testing::HasSubstr;

namespace
{

class LibraryStrategy : public testing::Test
{
protected:
    LibraryStrategy() : options(emulatorOnly())
    {
        request.recipe.operation = "sobel";
        request.recipe.strategy = "npp";
        request.image = std::make_shared<const Image>(makeSample("board", 65, 49));
    }

    template <typename Act>
    static std::string refusalOf(const std::string& field, const Act& act)
    {
        try {
            act();
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, field);
            return error.what();
        }
        ADD_FAILURE() << "nothing was refused";
        return "";
    }

    RunnerOptions options;
    RunRequest request;
};

} // namespace

TEST_F(LibraryStrategy, WithoutAGpuSaysWhatItNeeds)
{
    Runner runner(options);
    EXPECT_THAT(refusalOf("strategy", [&] { runner.run(request, {}); }),
                testing::AllOf(HasSubstr("The kernels of NPP"), HasSubstr("run only on an NVIDIA GPU"),
                               HasSubstr("No GPU can be used here")));
    EXPECT_THAT(refusalOf("strategy", [&] { runner.trace(request, {}, {}, {}); }), HasSubstr("only on an NVIDIA GPU"));
    EXPECT_THAT(refusalOf("strategy", [&] { runner.reuse(request, {}); }), HasSubstr("only on an NVIDIA GPU"));
    request.recipe.strategy = "global";
    EXPECT_FALSE(runner.run(request, {}).failed()) << "the next setting works";
}

TEST_F(LibraryStrategy, ASweepGoesOnAfterIt)
{
    Runner runner(options);
    const SweepRow row = runSweepRow(runner, request, {});
    EXPECT_FALSE(row.report);
    EXPECT_THAT(english(row.reason), HasSubstr("only on an NVIDIA GPU"));
}

TEST_F(LibraryStrategy, HasNoTextToCheck)
{
    Runner runner(options);
    request.recipe.source = "extern \"C\" __global__ void sobel() {}";
    EXPECT_THAT(refusalOf("source", [&] { runner.run(request, {}); }), HasSubstr("there is no source"));
    EXPECT_THAT(refusalOf("source", [&] { runner.compileOnly(request.recipe, request.image, {}); }),
                HasSubstr("there is no source"));
    request.recipe.source.reset();
    EXPECT_THAT(refusalOf("source", [&] { runner.compileOnly(request.recipe, request.image, {}); }),
                HasSubstr("there is no source"));
}

TEST_F(LibraryStrategy, NamesTheNearestBorderThatItHas)
{
    Runner runner(options);
    request.recipe.parameters["border"] = std::string("mirror");
    try {
        runner.run(request, {});
        FAIL() << "NPP has no mirrored border";
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "border");
        EXPECT_EQ(error.nearest, ParameterValue(std::string("replicate")));
    }
}

TEST_F(LibraryStrategy, OnAGpuIsTimedAndNotCounted)
{
    const auto gpu = std::make_shared<FakeGpu>();
    useFakeGpu(options, gpu);
    Runner runner(options);
    const Report report = runner.run(request, {});
    EXPECT_EQ(report.backend, BackendChoice::Cuda);
    EXPECT_EQ(gpu->runs, 1);
    EXPECT_TRUE(report.time && report.check);
    EXPECT_FALSE(report.counters || report.lines || report.occupancy || report.estimate);
    ASSERT_EQ(report.launches.size(), 2u);
    EXPECT_EQ(report.launches[0].kernel, "nppiGradientVectorSobelBorder_8u16s_C1R");
    EXPECT_EQ(report.launches[0].source, "library npp 13.0");
    EXPECT_EQ(report.launches[0].grid, Dim3());

    request.recipe.backend = BackendChoice::Emulator;
    EXPECT_THAT(refusalOf("strategy", [&] { runner.run(request, {}); }), HasSubstr("Choose the backend \"cuda\""));
}
