#include "gpu/operations/covariance/covariance.h"
#include "gpu/operations/covariance/principal_axes.h"
#include "tests/gpu/npy_file.h"
#include "tests/gpu/operations/covariance_cases.h"
#include "tests/gpu/operations/noise.h"
#include "tests/gpu/operations/opencv_view.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

namespace tilescope
{
namespace
{

using testing::HasSubstr;

Inputs withStack(const Image& picture, int width, int height)
{
    Inputs inputs(picture);
    inputs.files["folder"] = {std::make_shared<const Image>(noiseImage(width, height, PixelFormat::Grey8)), {}};
    return inputs;
}

Image referenceOf(const Recipe& recipe, const Inputs& inputs)
{
    return Registry().operation("covariance").reference(recipe, inputs, {});
}

/// One row per image: every step-th patch, in reading order.
cv::Mat patchRows(const Image& picture, int width, int height, int stride, int step)
{
    const cv::Mat whole = matOf(picture);
    cv::Mat rows;
    int number = 0;
    for (int y = 0; y + height <= whole.rows; y += stride)
        for (int x = 0; x + width <= whole.cols; x += stride)
            if (number++ % step == 0)
                rows.push_back(cv::Mat(whole(cv::Rect(x, y, width, height)).clone().reshape(1, 1)));
    return rows;
}

void expectCovariance(const Image& result, const cv::Mat& levels)
{
    cv::Mat data, covariance, mean;
    levels.convertTo(data, CV_64F, 1.0 / 255);
    cv::calcCovarMatrix(data, covariance, mean, cv::COVAR_NORMAL | cv::COVAR_ROWS | cv::COVAR_SCALE, CV_64F);
    ASSERT_EQ(result.width(), covariance.cols);
    ASSERT_EQ(result.height(), covariance.rows);
    for (int y = 0; y < covariance.rows; ++y)
        for (int x = 0; x < covariance.cols; ++x)
            ASSERT_NEAR(result.row<float>(y)[x], covariance.at<double>(y, x), 1e-7) << x << "," << y;
}

TEST(CovarianceReference, IsOpenCvsOfAllPatches)
{
    const Image picture = noiseImage(61, 47, PixelFormat::Grey8);
    for (const auto& [size, width, height, stride] :
         {std::tuple{"8x8", 8, 8, 4}, {"2x5", 2, 5, 1}, {"64x2", 61, 2, 7}, {"16x11", 16, 11, 64}})
        expectCovariance(referenceOf(covarianceRecipe(patches(size, stride)), picture),
                         patchRows(picture, width, height, stride, 1));
}

TEST(CovarianceReference, TakesPatchesFromAllOverThePictureWhenThereAreTooMany)
{
    const Image picture = noiseImage(64, 64, PixelFormat::Grey8); // 61 × 61 patches: 3721
    const Recipe recipe = covarianceRecipe(patches("4x4", 1, 1000));
    const cv::Mat every = patchRows(picture, 4, 4, 1, 3);
    expectCovariance(referenceOf(recipe, picture), every.rowRange(0, 1000));
    EXPECT_THAT(english(Registry().plan(recipe, picture).notes), testing::ElementsAre(HasSubstr("one in every 3")));
}

TEST(CovarianceReference, IsOpenCvsOfAFolder)
{
    const Image picture = noiseImage(3, 3, PixelFormat::Grey8);
    const Inputs inputs = withStack(picture, 7, 5 * 20);
    ParameterValues values = patches("7x5", 1);
    values["data"] = std::string("folder");
    values["folder"] = std::string("faces");
    const cv::Mat rows = matOf(*inputs.files.at("folder").image).reshape(1, 20);
    expectCovariance(referenceOf(covarianceRecipe(values), inputs), rows);
    values["rows"] = std::int64_t{13};
    expectCovariance(referenceOf(covarianceRecipe(values), inputs), rows.rowRange(0, 13));
}

TEST(CovarianceReference, OfTheGeneratedSetIsThatOfEvenNoise)
{
    const Image picture(1, 1, PixelFormat::Grey8);
    const Recipe recipe = covarianceRecipe(generated("4x4", 50'000));
    const Image result = referenceOf(recipe, picture);
    EXPECT_EQ(result, referenceOf(recipe, picture));
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
            EXPECT_NEAR(result.row<float>(y)[x], x == y ? 1.0 / 12 : 0.0, 0.002); // uniform from 0 to 1: variance 1/12
}

TEST(CovarianceReference, StopsWhenAsked)
{
    std::stop_source source;
    source.request_stop();
    RunControl control;
    control.stop = source.get_token();
    const Image picture(1, 1, PixelFormat::Grey8);
    EXPECT_THROW(
        Registry().operation("covariance").reference(covarianceRecipe(generated("55x45", 100'000)), picture, control),
        Cancelled);
}

TEST(CovarianceFiles, AsksForAFolderOnlyWhereItIsWanted)
{
    const auto files = Registry().operation("covariance").files;
    EXPECT_TRUE(files(covarianceRecipe({{"folder", std::string("faces")}})).empty());
    ParameterValues values{{"data", std::string("folder")}, {"patch", std::string("55x45")}};
    EXPECT_THROW(files(covarianceRecipe(values)), SettingError); // none is named
    values["folder"] = std::string("faces");
    EXPECT_THAT(files(covarianceRecipe(values)),
                testing::ElementsAre(FileRequest{"folder", "faces", FileRequest::Kind::Folder, 55, 45}));
}

TEST(CovarianceReference, IsThatOfAFolderForTheSameImagesInAFile)
{
    const Image picture = noiseImage(3, 3, PixelFormat::Grey8), stack = noiseImage(7, 5 * 20, PixelFormat::Grey8);
    const TestFile file(npyText(stack, 5));
    const std::string& path = file.path();
    ParameterValues values{{"data", std::string("file")}, {"file", path}, {"rows", std::int64_t{13}}};
    const Recipe recipe = covarianceRecipe(values);
    const auto requests = Registry().operation("covariance").files(recipe);
    ASSERT_THAT(requests, testing::ElementsAre(FileRequest{"file", path, FileRequest::Kind::Images, 0, 0, 13}));
    Inputs inputs(picture);
    inputs.files["file"] = loadStoredImages(requests[0], {});
    ASSERT_TRUE(inputs.files["file"].image);
    EXPECT_EQ(inputs.files["file"].image->height(), 5 * 13) << "no more than are taken";
    EXPECT_THAT(english(Registry().plan(recipe, inputs).notes), testing::ElementsAre(HasSubstr("The first 13")));
    const cv::Mat rows = matOf(stack).reshape(1, 20);
    expectCovariance(referenceOf(recipe, inputs), rows.rowRange(0, 13));

    // More than were loaded, and none that were: they are read as they are needed.
    values["rows"] = std::int64_t{20};
    expectCovariance(referenceOf(covarianceRecipe(values), inputs), rows);
    inputs.files["file"].image = nullptr;
    expectCovariance(referenceOf(covarianceRecipe(values), inputs), rows);
    const Plan plan = Registry().plan(covarianceRecipe(values), inputs);
    const auto buffer = std::ranges::find(plan.buffers, "stack", &Buffer::name);
    ASSERT_NE(buffer, plan.buffers.end());
    EXPECT_TRUE(std::ranges::equal(buffer->content, stack.bytes()));
}

TEST(CovarianceFiles, NeedAFileWhoseImagesHaveTheirOwnSize)
{
    const Registry registry;
    const auto files = registry.operation("covariance").files;
    EXPECT_THROW(files(covarianceRecipe({{"data", std::string("file")}})), SettingError); // none is named
    const Recipe recipe = covarianceRecipe({{"data", std::string("file")}, {"file", std::string("set.npy")}});
    const Image picture(9, 9, PixelFormat::Grey8);
    EXPECT_THROW(registry.plan(recipe, picture), SettingError);
    for (const auto [width, height, stackHeight] : {std::array{9, 0, 18}, std::array{9, 1, 18}, std::array{9, 65, 650},
                                                    std::array{65, 9, 18}, std::array{9, 19, 18}}) {
        Inputs inputs(picture); // any loader could return them
        inputs.files["file"].image = std::make_shared<const Image>(noiseImage(width, stackHeight, PixelFormat::Grey8));
        inputs.files["file"].height = height;
        EXPECT_THROW(registry.plan(recipe, inputs), SettingError) << width << ", " << height;
    }
}

/// Any loader could return a wrong stack.
TEST(CovarianceFiles, RefusesAStackOfAnotherSize)
{
    const Image picture(9, 9, PixelFormat::Grey8);
    const Recipe recipe = covarianceRecipe({{"data", std::string("folder")}, {"folder", std::string("faces")}});
    EXPECT_THROW(Registry().plan(recipe, withStack(picture, 7, 80)), SettingError);
    EXPECT_THROW(Registry().plan(recipe, withStack(picture, 8, 7)), SettingError);
    EXPECT_NO_THROW(Registry().plan(recipe, withStack(picture, 8, 8)));
}

Annotations annotated(const Recipe& recipe, const Inputs& inputs, bool full)
{
    const Image covariance = referenceOf(recipe, inputs);
    std::vector<std::byte> sums(sizeof(std::uint32_t) * 64);
    const std::uint32_t sum = 51;
    std::memcpy(sums.data(), &sum, sizeof sum);
    const Outputs outputs{covariance, {std::move(sums)}, Registry().plan(recipe, inputs).geometry};
    return operations::CovarianceAnnotator()(recipe, inputs, outputs, full, {});
}

TEST(CovarianceAnnotations, HatchTheTilesThatExit)
{
    const Image picture = noiseImage(40, 40, PixelFormat::Grey8);
    const Annotations quick = annotated(covarianceRecipe({}, {32, 32}), picture, false); // C is 64×64: four tiles
    EXPECT_THAT(quick.hatches, testing::ElementsAre(Hatch{32, 0, 32, 32}));
    EXPECT_TRUE(quick.gallery.empty() && quick.series.empty());

    const Annotations odd =
        annotated(covarianceRecipe(patches("5x7", 1), {16, 16}), picture, false); // 35×35: 3 × 3 tiles
    EXPECT_THAT(odd.hatches, testing::ElementsAre(Hatch{16, 0, 19, 16}, Hatch{32, 16, 3, 16}));
}

TEST(CovarianceAnnotations, SayTheTextsMeasure)
{
    const Image picture = noiseImage(40, 40, PixelFormat::Grey8);
    for (const auto& [strategy, side, cgma] :
         {std::tuple{"shared", 2, 0.25}, {"shared", 8, 1.0}, {"shared", 32, 4.0}, {"global", 32, 0.125}}) {
        const Annotations annotations = annotated(covarianceRecipe({}, {side, side}, strategy), picture, false);
        ASSERT_EQ(annotations.facts.size(), 3u);
        EXPECT_EQ(annotations.facts[0].name, "CGMA");
        EXPECT_EQ(annotations.facts[0].value, cgma);
        EXPECT_EQ(annotations.facts[1].value, 81); // 9 × 9 patches
        EXPECT_EQ(annotations.facts[2].value, 64);
    }
}

TEST(CovarianceAnnotations, HoldTheEigenImagesAndTheirSpectrum)
{
    const Image picture = noiseImage(90, 90, PixelFormat::Grey8);
    const Recipe recipe = covarianceRecipe({});
    const Annotations annotations = annotated(recipe, picture, true);
    ASSERT_EQ(annotations.gallery.size(), 17u);
    EXPECT_FLOAT_EQ(annotations.gallery[0].image->row<float>(0)[0], 51.0F / 441 / 255); // 21 × 21 patches
    ASSERT_EQ(annotations.series.size(), 1u);
    const std::vector<double>& spectrum = annotations.series[0].values;
    ASSERT_EQ(spectrum.size(), 64u);
    EXPECT_TRUE(annotations.series[0].logarithmic);
    EXPECT_TRUE(std::is_sorted(spectrum.rbegin(), spectrum.rend()));

    const Image covariance = referenceOf(recipe, picture);
    double trace = 0;
    for (int i = 0; i < 64; ++i)
        trace += covariance.row<float>(i)[i];
    EXPECT_NEAR(std::accumulate(spectrum.begin(), spectrum.end(), 0.0), trace, 1e-6);

    for (std::size_t k = 0; k < 16; ++k) { // C v = λ v, of length one, its largest component positive
        const Image& eigenImage = *annotations.gallery[k + 1].image;
        ASSERT_EQ(eigenImage.width() * eigenImage.height(), 64);
        const float* v = eigenImage.row<float>(0);
        EXPECT_NEAR(std::inner_product(v, v + 64, v, 0.0), 1, 1e-5);
        EXPECT_GT(*std::max_element(v, v + 64, [](float a, float b) { return std::abs(a) < std::abs(b); }), 0);
        for (int y = 0; y < 64; ++y)
            EXPECT_NEAR(std::inner_product(v, v + 64, covariance.row<float>(y), 0.0), spectrum[k] * v[y], 1e-6);
    }
}

TEST(CovarianceAnnotations, SurviveWhatAnEditedKernelMayMake)
{
    const Image picture = noiseImage(40, 40, PixelFormat::Grey8);
    Image covariance(64, 64, PixelFormat::Float32);
    covariance.row<float>(3)[5] = std::numeric_limits<float>::quiet_NaN();
    const Annotations nothing =
        operations::CovarianceAnnotator()(covarianceRecipe({}), picture, {covariance, {}}, true, {});
    EXPECT_TRUE(nothing.gallery.empty() && nothing.series.empty());

    covariance.row<float>(3)[5] = 0; // all zero: any direction is an eigenvector
    const Annotations flat =
        operations::CovarianceAnnotator()(covarianceRecipe({}), picture, {covariance, {}}, true, {});
    EXPECT_EQ(flat.gallery.size(), 16u);
    EXPECT_TRUE(flat.series.empty());
}

TEST(PrincipalAxes, LeaveTheSolverBehindWhenCancelled)
{
    Image matrix(1500, 1500, PixelFormat::Float32); // takes Eigen several seconds
    for (int i = 0; i < 1500; ++i)
        matrix.row<float>(i)[i] = static_cast<float>(i);
    std::stop_source source;
    source.request_stop();
    RunControl control;
    control.stop = source.get_token();
    EXPECT_THROW(operations::principalAxes(matrix, 16, std::make_shared<std::mutex>(), control), Cancelled);
    EXPECT_THROW(operations::principalAxes(Image(3, 2, PixelFormat::Float32), 1, std::make_shared<std::mutex>(), {}),
                 std::invalid_argument);
}

} // namespace
} // namespace tilescope
