#include "gpu/run/check.h"

#include <gtest/gtest.h>

#include <limits>

using namespace tilescope;

TEST(Check, countsDifferencesAboveTheTolerance)
{
    Image reference(2, 2, PixelFormat::Rgb8);
    Image result = reference;
    EXPECT_EQ(compare(result, reference, {}), CheckReport());
    result.row<std::uint8_t>(1)[5] = 1;
    result.row<std::uint8_t>(0)[0] = 2;
    EXPECT_EQ(compare(result, reference, {1}), (CheckReport{2, 1, 2, 0.25, {}, 1}));
    EXPECT_EQ(compare(result, reference, {}), (CheckReport{2, 2, 2, 0.25}));
}

TEST(Check, relatesDifferencesToTheScaleOfTheirValues)
{
    Image reference(1, 3, PixelFormat::Float32);
    *reference.row<float>(0) = 8;
    *reference.row<float>(1) = 0.5F;
    Image result = reference;
    *result.row<float>(0) = 8.25F;
    *result.row<float>(1) = 0.75F;
    *result.row<float>(2) = 0.25F;
    const Tolerance tolerance{0.125, [](std::size_t value, double wanted) {
                                  return value < 2 ? Allowance{wanted / 8, wanted} : Allowance{0.25};
                              }};
    EXPECT_EQ(compare(result, reference, tolerance), (CheckReport{0.25, 1, 3, 0.25, 0.5, 0.125}));
    EXPECT_EQ(compare(reference, reference, tolerance), (CheckReport{0, 0, 0, 0, 0, 0.125}));

    Operation operation;
    operation.scaleText = "both";
    EXPECT_EQ(allowedText(compare(result, reference, tolerance), operation), "12.5 % of both");
    EXPECT_EQ(allowedText(compare(result, reference, {0.25}), operation), "0.25");
}

TEST(Check, countsNaNUnlessTheReferenceHasIt)
{
    Image reference(1, 2, PixelFormat::Float32);
    Image result = reference;
    const float nan = std::numeric_limits<float>::quiet_NaN();
    *result.row<float>(0) = nan;
    EXPECT_EQ(compare(result, reference, {10}).mismatches, 1u);
    *reference.row<float>(0) = nan;
    EXPECT_EQ(compare(result, reference, {10}).mismatches, 0u);
}

TEST(Check, refusesPicturesThatCannotBeCompared)
{
    EXPECT_THROW(compare(Image(2, 1, PixelFormat::Grey8), Image(1, 2, PixelFormat::Grey8), {}), std::invalid_argument);
    EXPECT_THROW(compare(Image(2, 1, PixelFormat::Grey8), Image(2, 1, PixelFormat::Rgb8), {}), std::invalid_argument);
}
