#include "gpu/run/check.h"

#include <gtest/gtest.h>

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
