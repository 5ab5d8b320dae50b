#include "gpu/cuda/builtin_kernels.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace tilescope;

TEST(BuiltinKernels, AreAsciiBecauseTheAssemblerTakesNothingElse)
{
    EXPECT_TRUE(std::ranges::all_of(builtinKernelsPtx(), [](char c) { return static_cast<unsigned char>(c) < 128; }));
}

TEST(BuiltinKernels, HoldBothKernels)
{
    for (const char* name : {".visible .entry empty(", ".visible .entry packRgba("})
        EXPECT_NE(builtinKernelsPtx().find(name), std::string::npos) << name;
}
