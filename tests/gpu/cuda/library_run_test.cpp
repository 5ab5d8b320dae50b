#include "device_fixture.h"

#include "gpu/recipe/plan.h"

#include <gmock/gmock.h>

using namespace tilescope;

namespace
{

/// Plans without a source of ours; skipped if the library is not installed.
class LibraryRun : public CudaDeviceTest
{
protected:
    void SetUp() override
    {
        CudaDeviceTest::SetUp();
        modules.clear();
    }

    static std::vector<std::byte> bytesOf(const std::vector<float>& values)
    {
        const auto* first = reinterpret_cast<const std::byte*>(values.data());
        return {first, first + values.size() * sizeof(float)};
    }

    static std::vector<float> valuesOf(const CudaResult& result)
    {
        std::vector<float> values(result.picture.size() / sizeof(float));
        std::memcpy(values.data(), result.picture.data(), result.picture.size());
        return values;
    }

    static std::vector<float> someValues(int count)
    {
        std::vector<float> values;
        for (int i = 0; i < count; ++i)
            values.push_back(static_cast<float>(i * 37 % 101) - 50);
        return values;
    }

    static Launch call(const std::string& library, const std::string& function, std::vector<Argument> arguments)
    {
        Launch launch;
        launch.library = library;
        launch.kernel = function;
        launch.arguments = std::move(arguments);
        return launch;
    }

    /// Forward and back: every value times rows × columns.
    static Plan transformPlan(int width, int height, const std::vector<float>& values)
    {
        const auto pixels = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
        const auto complexes = static_cast<std::size_t>(width / 2 + 1) * static_cast<std::size_t>(height);
        Plan plan;
        plan.deviceOnly = libraryDeviceOnly("cufft");
        plan.buffers = {{"output", pixels * sizeof(float), Buffer::Fill::Zero, {}},
                        {"values", pixels * sizeof(float), Buffer::Fill::Bytes, bytesOf(values)},
                        {"spectrum", complexes * 2 * sizeof(float), Buffer::Fill::Zero, {}}};
        plan.launches = {call("cufft", "cufftExecR2C", {1, height, width, BufferArgument{1}, BufferArgument{2}}),
                         call("cufft", "cufftExecC2R", {1, height, width, BufferArgument{2}, BufferArgument{0}})};
        plan.pictureWidth = width;
        plan.pictureHeight = height;
        plan.pictureFormat = PixelFormat::Float32;
        return plan;
    }

    /// Nothing if the library is not available: the test is then skipped.
    std::optional<CudaResult> runIfThere(const Plan& plan, const CudaOptions& options)
    {
        try {
            return run(plan, nullptr, options);
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, "strategy");
            EXPECT_THAT(error.what(), testing::HasSubstr("is not available: "));
            reason = error.what();
            return std::nullopt;
        }
    }

    std::string reason;
};

} // namespace

TEST_F(LibraryRun, ATransformForthAndBackGivesThePictureAgain)
{
    for (const auto& [width, height] : {std::pair{64, 48}, {1, 1}, {33, 7}, {1024, 513}, {64, 48}}) {
        const std::vector<float> values = someValues(width * height);
        const auto result = runIfThere(transformPlan(width, height, values), once());
        if (!result)
            GTEST_SKIP() << reason;
        const std::vector<float> back = valuesOf(*result);
        ASSERT_EQ(back.size(), values.size());
        const float scale = 1.0F / static_cast<float>(width * height);
        for (std::size_t i = 0; i < values.size(); ++i)
            ASSERT_NEAR(back[i] * scale, values[i], 1e-3) << width << "x" << height << " at " << i;
        ASSERT_EQ(result->launches.size(), 2u);
        EXPECT_EQ(result->launches[0].kernel, "cufftExecR2C");
        EXPECT_THAT(result->launches[0].source, testing::StartsWith("library cufft 1"));
        EXPECT_FALSE(result->launches[0].registers);
    }
}

/// Three pictures at once, in doubles: each is transformed separately and restored to the last digits.
TEST_F(LibraryRun, SeveralTransformsAtOnceKeepApart)
{
    constexpr int count = 3, width = 64, height = 32, pixels = width * height;
    std::vector<double> values;
    for (const float value : someValues(count * pixels))
        values.push_back(value);
    const auto* first = reinterpret_cast<const std::byte*>(values.data());
    const std::size_t bytes = values.size() * sizeof(double);
    Plan plan = transformPlan(width, height, someValues(pixels));
    plan.buffers = {{"output", bytes, Buffer::Fill::Zero, {}},
                    {"values", bytes, Buffer::Fill::Bytes, std::vector<std::byte>(first, first + bytes)},
                    {"spectra", std::size_t{count} * (width / 2 + 1) * height * 16, Buffer::Fill::Zero, {}}};
    plan.launches = {call("cufft", "cufftExecD2Z", {count, height, width, BufferArgument{1}, BufferArgument{2}}),
                     call("cufft", "cufftExecZ2D", {count, height, width, BufferArgument{2}, BufferArgument{0}})};
    plan.pictureWidth = 2 * width; // of floats: a double is as large as two
    plan.pictureHeight = count * height;
    const auto result = runIfThere(plan, once());
    if (!result)
        GTEST_SKIP() << reason;
    ASSERT_EQ(result->picture.size(), bytes);
    for (std::size_t i = 0; i < values.size(); ++i) {
        double back = 0;
        std::memcpy(&back, result->picture.data() + i * sizeof back, sizeof back);
        ASSERT_NEAR(back / pixels, values[i], 1e-12) << i;
    }
}

TEST_F(LibraryRun, IsTimedAsKernelsAre)
{
    constexpr int width = 512, height = 512;
    const std::vector<float> values = someValues(width * height);
    const auto result = runIfThere(transformPlan(width, height, values), CudaOptions());
    if (!result)
        GTEST_SKIP() << reason;
    EXPECT_GE(result->time.runs, 20);
    EXPECT_GT(result->time.medianUs, result->time.launchFloorUs.value_or(0));
    EXPECT_LT(result->time.medianUs, 1000);
    EXPECT_TRUE(result->time.coldMedianUs && result->launches[0].medianUs && result->launches[1].medianUs);
    std::printf("  512x512 forth and back: hot %.2f us, cold %.2f, %d runs\n", result->time.medianUs,
                *result->time.coldMedianUs, result->time.runs);
}

TEST_F(LibraryRun, WhatTheLibraryRefusesIsASentenceAndTheNextRunWorks)
{
    Plan plan = transformPlan(64, 48, someValues(64 * 48));
    plan.launches[0].arguments[1] = -1;
    try {
        run(plan, nullptr);
        FAIL() << "a transform of -1 rows was made";
    } catch (const SettingError& error) {
        if (std::string(error.what()).find("is not available: ") != std::string::npos)
            GTEST_SKIP() << error.what();
        EXPECT_THAT(error.what(), testing::HasSubstr("cuFFT does not support this: cufftMakePlanMany"));
    }
    EXPECT_NO_THROW(run(transformPlan(64, 48, someValues(64 * 48)), nullptr));
}

TEST_F(LibraryRun, APlanThatGivesOtherArgumentsIsRefused)
{
    Plan plan = transformPlan(64, 48, someValues(64 * 48));
    plan.launches[0].arguments.pop_back();
    EXPECT_THROW(run(plan, nullptr), std::invalid_argument);
}
