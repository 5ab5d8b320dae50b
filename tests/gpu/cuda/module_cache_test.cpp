#include "gpu/cuda/backend/module_cache.h"

#include "device_fixture.h"

using namespace tilescope;

using CudaModuleCache = CudaDeviceTest;

TEST_F(CudaModuleCache, LoadsEqualCodeOnce)
{
    cuda::ModuleCache cache;
    const auto first = cache.load(modules[0], "one.cu");
    CompiledModule same = modules[0];
    EXPECT_EQ(cache.load(same, "other.cu"), first);
    same.ptx += "\n";
    EXPECT_NE(cache.load(same, "one.cu"), first);
    EXPECT_EQ(cache.size(), 2u);
}

TEST_F(CudaModuleCache, IsBoundedAndForgetsTheOldest)
{
    cuda::ModuleCache cache;
    CompiledModule code = modules[0];
    const auto first = cache.load(code, "one.cu");
    for (int i = 0; i < 100; ++i) {
        code.ptx += "\n";
        cache.load(code, "one.cu");
        cache.load(modules[0], "one.cu"); // used every time, so it stays
    }
    EXPECT_LE(cache.size(), 64u);
    EXPECT_EQ(cache.load(modules[0], "one.cu"), first);
}
