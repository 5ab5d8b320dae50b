#include "gpu/cuda/device_reason.h"

#include <gtest/gtest.h>

#include <set>

using namespace tilescope;

TEST(CudaErrorText, ThirteenErrorsAreSticky)
{
    const std::set<int> sticky{226, 700, 702, 710, 714, 715, 716, 717, 718, 719, 721, 810, 911};
    for (int code = 0; code < 1100; ++code)
        EXPECT_EQ(isStickyCudaError(code), sticky.contains(code)) << code;
}

TEST(CudaErrorText, RecoverableErrorsAreNotSticky)
{
    for (const int code : {0, 1, 2, 100, 200, 201, 205, 209, 218, 219, 222, 304, 500, 701, 999})
        EXPECT_FALSE(isStickyCudaError(code)) << code;
}

TEST(CudaErrorText, AdviceIsASentenceOrNothing)
{
    for (int code = 0; code < 1100; ++code) {
        const std::string advice = english(adviceForCudaError(code));
        if (!advice.empty()) {
            EXPECT_EQ(advice.back(), '.') << advice;
        }
    }
    EXPECT_NE(english(adviceForCudaError(700)).find("outside its buffers"), std::string::npos);
    EXPECT_TRUE(adviceForCudaError(0).empty());
}
