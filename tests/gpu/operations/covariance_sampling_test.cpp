#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/operations/covariance_cases.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tilescope
{
namespace
{

SampleReport samplingOf(const Recipe& sample, const Recipe& whole, const Image& picture)
{
    return Registry().operation("covariance").sampling(sample, whole, picture, {});
}

/// How far the sample's covariance is from that of all images: the root mean square, as a fraction of √(Cxx·Cyy).
double trueError(const Recipe& sample, const Recipe& whole, const Image& picture)
{
    const Registry registry;
    const auto& reference = registry.operation("covariance").reference;
    const Image part = reference(sample, picture, {}), all = reference(whole, picture, {});
    double sum = 0;
    for (int y = 0; y < all.height(); ++y)
        for (int x = 0; x < all.width(); ++x) {
            const double difference = static_cast<double>(part.row<float>(y)[x]) - all.row<float>(y)[x];
            sum += difference * difference / (static_cast<double>(all.row<float>(y)[y]) * all.row<float>(x)[x]);
        }
    return std::sqrt(sum / (all.width() * all.height()));
}

TEST(CovarianceSampling, NamesTheErrorOfARandomSet)
{
    const Image none(1, 1, PixelFormat::Grey8);
    const Recipe whole = covarianceRecipe(generated("8x8", 40'000));
    for (const std::int64_t rows : {100, 1000, 20'000}) {
        const Recipe sample = covarianceRecipe(generated("8x8", rows));
        const SampleReport report = samplingOf(sample, whole, none);
        EXPECT_EQ(report.taken, rows);
        EXPECT_EQ(report.all, 40'000);
        ASSERT_TRUE(report.error);
        const double error = trueError(sample, whole, none);
        EXPECT_NEAR(*report.error, error, 0.2 * error) << rows;
        EXPECT_LT(error, 1.2 / std::sqrt(static_cast<double>(rows)));
    }
}

/// Patches of a picture are not random: neighbours overlap, and an even spread is better than a random one.
TEST(CovarianceSampling, DoesNotBelittleTheErrorOfPatches)
{
    for (const char* name : {"board", "page"}) {
        const Image picture = Registry().prepared(Registry().operation("covariance"), makeSample(name, 256, 192));
        const Recipe whole = covarianceRecipe(patches("8x8", 1, 1'000'000));
        const Recipe sample = covarianceRecipe(patches("8x8", 1, 400));
        const SampleReport report = samplingOf(sample, whole, picture);
        EXPECT_EQ(report.taken, 400);
        EXPECT_EQ(report.all, 249 * 185);
        EXPECT_NE(report.choice.find("evenly spread"), std::string::npos);
        ASSERT_TRUE(report.error);
        EXPECT_GT(*report.error, 0.7 * trueError(sample, whole, picture)) << name;
        EXPECT_LT(*report.error, 0.5) << name;
    }
}

TEST(CovarianceSampling, HasNoErrorWhereThereIsNone)
{
    const Image none(1, 1, PixelFormat::Grey8);
    const Recipe whole = covarianceRecipe(generated("8x8", 1000)), one = covarianceRecipe(generated("8x8", 1));
    EXPECT_EQ(samplingOf(whole, whole, none).error, 0.0);
    EXPECT_FALSE(samplingOf(one, whole, none).error) << "one image has no spread";
    EXPECT_FALSE(samplingOf(covarianceRecipe(patches("8x8", 1, 50)), covarianceRecipe(patches("8x8", 1)),
                            Image(64, 64, PixelFormat::Grey8))
                     .error)
        << "nothing varies";
}

} // namespace
} // namespace tilescope
