#include "gpu/run/check.h"

#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/operations/noise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace tilescope;

TEST(Check, countsDifferencesAboveTheTolerance)
{
    Image reference(2, 2, PixelFormat::Rgb8);
    Image result = reference;
    EXPECT_EQ(compare(result, reference, 0), (CheckReport{0, 0, 0, 0}));
    result.row<std::uint8_t>(1)[5] = 1;
    result.row<std::uint8_t>(0)[0] = 2;
    EXPECT_EQ(compare(result, reference, 1), (CheckReport{2, 1, 2, 0.25}));
    EXPECT_EQ(compare(result, reference, 0), (CheckReport{2, 2, 2, 0.25}));
}

TEST(Check, floatsAreComparedWithTheReferencesLargest)
{
    Image reference(1, 2, PixelFormat::Float32);
    Image result = reference;
    *reference.row<float>(0) = -4e-4F;
    *reference.row<float>(1) = 1e-4F;
    EXPECT_EQ(compare(result, reference, 1e-3).mismatches, 2u) << "what is all zeros is never right";
    *result.row<float>(0) = -4e-4F;
    *result.row<float>(1) = 1.003e-4F;
    EXPECT_EQ(compare(result, reference, 1e-3).mismatches, 0u);
    *result.row<float>(1) = 1.005e-4F;
    EXPECT_EQ(compare(result, reference, 1e-3).mismatches, 1u);

    const Image flat(1, 2, PixelFormat::Float32);
    *result.row<float>(0) = *result.row<float>(1) = 3e-15F;
    EXPECT_EQ(compare(result, flat, 1e-3).mismatches, 0u) << "products of two rounded zeros";
    *result.row<float>(0) = 1e-7F;
    EXPECT_EQ(compare(result, flat, 1e-3).mismatches, 1u);
}

/// Neither a kernel that gives zeros nor one that writes nothing passes, on any small sample, even with little
/// contrast. Flat pictures are an exception: edges, covariances and matches are 0 there.
TEST(Check, noOperationTakesZerosOrNothingForItsResult)
{
    std::vector<Image> pictures{darkImage(128, 96, PixelFormat::Grey8)};
    for (const Sample& sample : samples())
        pictures.push_back(makeSample(sample.name, 256, 192));
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Image& picture : pictures) {
            SCOPED_TRACE(operation.name);
            const Image input = operation.greyOnly ? toGrey(picture) : picture;
            Recipe recipe;
            recipe.operation = operation.name;
            recipe.strategy = "shared"; // any strategy: the reference belongs to the operation
            const Image reference = operation.reference(registry.completed(recipe), input, {});
            Image zeros = reference, untouched = reference;
            std::ranges::fill(zeros.bytes(), std::byte{0});
            std::ranges::fill(untouched.bytes(), std::byte{0xCD}); // the emulator's initial content of memory
            for (const Strategy& strategy : operation.strategies) {
                const double tolerance = operation.toleranceOf(strategy.name);
                EXPECT_GT(compare(zeros, reference, tolerance).mismatches, 0u) << strategy.name;
                EXPECT_GT(compare(untouched, reference, tolerance).mismatches, 0u) << strategy.name;
            }
        }
}

TEST(Check, countsNaNUnlessTheReferenceHasIt)
{
    Image reference(1, 2, PixelFormat::Float32);
    Image result = reference;
    const float nan = std::numeric_limits<float>::quiet_NaN();
    *result.row<float>(0) = nan;
    EXPECT_EQ(compare(result, reference, 10).mismatches, 1u);
    *reference.row<float>(0) = nan;
    EXPECT_EQ(compare(result, reference, 10).mismatches, 0u);
}

TEST(Check, refusesPicturesThatCannotBeCompared)
{
    EXPECT_THROW(compare(Image(2, 1, PixelFormat::Grey8), Image(1, 2, PixelFormat::Grey8), 0), std::invalid_argument);
    EXPECT_THROW(compare(Image(2, 1, PixelFormat::Grey8), Image(2, 1, PixelFormat::Rgb8), 0), std::invalid_argument);
}
