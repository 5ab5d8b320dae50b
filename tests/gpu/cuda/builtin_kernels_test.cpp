#include "gpu/cuda/builtin_kernels.h"
#include "gpu/ptx/module.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace tilescope;

TEST(BuiltinKernels, AreAsciiBecauseTheAssemblerTakesNothingElse)
{
    EXPECT_TRUE(std::ranges::all_of(builtinKernelsPtx(), [](char c) { return static_cast<unsigned char>(c) < 128; }));
}

TEST(BuiltinKernels, ReadAsPtxWithTheirParameters)
{
    const ptx::Module module = ptx::parseModule(builtinKernelsPtx(), "builtin_kernels.ptx");
    const ptx::Kernel* empty = module.findKernel("empty");
    const ptx::Kernel* pack = module.findKernel("packRgba");
    ASSERT_TRUE(empty && pack);
    EXPECT_TRUE(empty->parameters.empty());
    EXPECT_EQ(pack->parameterBytes, 24u);
    for (const char* copy : {"copyOne", "copyFour"}) {
        ASSERT_TRUE(module.findKernel(copy)) << copy;
        EXPECT_EQ(module.findKernel(copy)->parameterBytes, 24u) << copy;
    }
}
