#include "gpu/image/sample.h"
#include "tests/gpu/operations/covariance_cases.h"
#include "tests/gpu/run/emulator_only.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>

#include <cmath>
#include <ctime>

// Runs that would take the emulator too long.

namespace tilescope
{
namespace
{

using testing::HasSubstr;

RunRequest requestFor(const Recipe& recipe, int side = 16)
{
    RunRequest request;
    request.recipe = recipe;
    request.image = std::make_shared<const Image>(makeSample("board", side, side));
    return request;
}

/// Takes 0.1 s at most, so that a small run is too long.
RunnerOptions impatient()
{
    RunnerOptions options = emulatorOnly();
    options.emulatorThreads = 2;
    options.longestEmulationSeconds = isSanitized ? 0.5 : 0.25; // beside another test's process
    return options;
}

Recipe templates()
{
    Recipe recipe;
    recipe.operation = "template_matching";
    recipe.strategy = "texture_constant";
    recipe.parameters["template"] = "0,0,64,64";
    return recipe;
}

TEST(Uncomputed, HasTheCountsOfTheWholeAndTheSumOverASample)
{
    if (isSanitized)
        GTEST_SKIP() << "Durations are measured here, and sanitizers change them.";
    const Recipe recipe = covarianceRecipe(generated("12x12", 40'000));
    RunnerOptions options = impatient();
    options.longestEmulationSeconds = 0.08;
    const Report report = Runner(options).run(requestFor(recipe), {});
    EXPECT_EQ(report.recipe, recipe);
    ASSERT_TRUE(report.isSample());
    const SampleReport& sample = *report.uncomputed->sample;
    EXPECT_GT(report.uncomputed->emulationSeconds, options.longestEmulationSeconds);
    EXPECT_EQ(sample.all, 40'000);
    EXPECT_GT(sample.taken, 100);
    EXPECT_LT(sample.taken, 20'000);
    ASSERT_TRUE(sample.error);
    EXPECT_NEAR(*sample.error, 1 / std::sqrt(static_cast<double>(sample.taken)), 0.3 * *sample.error);
    ASSERT_TRUE(sample.check) << "against the reference of the same sample";
    EXPECT_EQ(sample.check->mismatches, 0U);
    ASSERT_TRUE(report.picture);
    EXPECT_EQ(report.picture->width(), 144);
    EXPECT_THAT(english(report.notes),
                testing::Contains(testing::AllOf(HasSubstr("Emulating the whole image would take about"),
                                                 HasSubstr(english(sampleText(sample))), HasSubstr("\"rows\" = "))));

    EXPECT_FALSE(report.check) << "the whole was not computed";
    EXPECT_FALSE(report.cpuReferenceMs);
    EXPECT_FALSE(report.emulation);
    EXPECT_TRUE(report.lines);

    RunnerOptions patient = emulatorOnly();
    patient.emulatorThreads = 2;
    const Report whole = Runner(patient).run(requestFor(recipe), {});
    EXPECT_FALSE(whole.uncomputed);
    EXPECT_EQ(report.launches.back().sharedBytes, whole.launches.back().sharedBytes);
    EXPECT_EQ(report.launches.back().counters, whole.launches.back().counters);
    EXPECT_EQ(report.occupancy, whole.occupancy);
    // Two of the launches that prepare D have blocks of too many kinds.
    const auto isNear = [](double estimated, double exact) { return std::abs(estimated - exact) < 0.01 * exact; };
    ASSERT_TRUE(report.counters && report.estimate);
    EXPECT_FALSE(report.counters->exact);
    EXPECT_TRUE(
        isNear(static_cast<double>(report.counters->instructions), static_cast<double>(whole.counters->instructions)));
    EXPECT_TRUE(isNear(report.estimate->lowerUs, whole.estimate->lowerUs));
    EXPECT_TRUE(isNear(report.estimate->upperUs, whole.estimate->upperUs));
}

TEST(Uncomputed, SampleIsTheResultOfFewerImages)
{
    RunRequest request = requestFor(covarianceRecipe(generated("12x12", 100'000)));
    Runner runner(impatient());
    request.depth = RunDepth::Picture;
    const Report report = runner.run(request, {});
    ASSERT_TRUE(report.isSample());
    EXPECT_FALSE(report.uncomputed->sample->check) << "while a slider moves";
    request.recipe.parameters["rows"] = report.uncomputed->sample->taken;
    // With the usual limit: on a machine that has become busier, so many images may take longer than they promised.
    const Report fewer = Runner(emulatorOnly()).run(request, {});
    ASSERT_TRUE(fewer.picture);
    EXPECT_FALSE(fewer.uncomputed);
    EXPECT_EQ(*report.picture, *fewer.picture);
}

TEST(Uncomputed, HasNoPictureWhereNothingSmallerEstimatesIt)
{
    for (const RunDepth depth : {RunDepth::Picture, RunDepth::Full}) {
        RunRequest request = requestFor(templates(), 1024);
        request.depth = depth;
        const Report report = Runner(impatient()).run(request, {});
        ASSERT_TRUE(report.uncomputed);
        EXPECT_FALSE(report.isSample());
        EXPECT_FALSE(report.picture);
        EXPECT_FALSE(report.failed());
        EXPECT_FALSE(report.check);
        EXPECT_TRUE(report.annotations.boxes.empty());
        ASSERT_TRUE(report.counters);
        EXPECT_TRUE(report.counters->exact);
        EXPECT_TRUE(report.estimate);
        EXPECT_THAT(english(report.notes), testing::Contains(HasSubstr("the image was not computed")));
    }
}

/// The text's own set, and a picture of the largest size.
TEST(Uncomputed, IsThereAtOnceAtAnySize)
{
    RunRequest text = requestFor(covarianceRecipe(generated("55x45", 200'000)));
    RunRequest picture = requestFor(templates());
    picture.image = std::make_shared<const Image>(16384, 16384, PixelFormat::Grey8);
    Runner runner(emulatorOnly());
    for (RunRequest* request : {&text, &picture}) {
        if (isSanitized && request == &text)
            continue; // its sample takes minutes
        request->depth = RunDepth::Picture;
        const std::clock_t begin = std::clock();
        const Report report = runner.run(*request, {});
        EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 20); // CPU seconds
        ASSERT_TRUE(report.uncomputed);
        EXPECT_EQ(report.isSample(), request == &text);
        ASSERT_TRUE(report.counters);
        EXPECT_EQ(report.counters->exact, request == &picture) << "two launches that prepare D are estimated";
    }
}

TEST(Uncomputed, NeedsClasses)
{
    Recipe recipe;
    recipe.strategy = "global";
    recipe.source =
        "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int "
        "height)\n{\n    for (int i = 0; i < 5000 + input[threadIdx.x]; ++i)\n"
        "        ((volatile unsigned char*)output)[threadIdx.x] = i;\n}\n";
    try {
        Runner(impatient()).run(requestFor(recipe, 2048), {});
        FAIL() << "ran";
    } catch (const SettingError& error) {
        EXPECT_THAT(error.what(), HasSubstr("Emulating this would take about "));
    }
}

} // namespace
} // namespace tilescope
