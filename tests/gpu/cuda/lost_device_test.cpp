#include "device_fixture.h"

#include <cstdlib>
#include <iostream>

using namespace tilescope;

namespace
{

/// In a child process, because the fault destroys the process's CUDA context. Exits with 0 on success.
[[noreturn]] void faultAndReport()
{
    int wrong = 0;
    {
        const auto backend = CudaBackend::open(*probeDevice().device);
        const std::vector<CompiledModule> modules{{"hand", handKernels, {}, {}}};
        Plan plan = handPlan("outOfBounds", 8, 8, {});
        plan.launches[0].block = {1, 1, 1};
        for (int attempt = 0; attempt < 2; ++attempt) { // the second time without touching CUDA
            try {
                backend->run(plan, modules, nullptr, CudaOptions{}, RunControl{});
                ++wrong;
            } catch (const CudaError& error) {
                std::cerr << error.what() << "\n";
                wrong += error.sticky && error.code == 700 ? 0 : 1;
            }
        }
    } // destroying the backend of a lost device is safe
    std::_Exit(wrong);
}

} // namespace

TEST(LostCudaDeviceDeathTest, AnIllegalAddressIsAStickyError)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    if (const DeviceProbe probe = probeDevice(); !probe.device)
        GTEST_SKIP() << english(probe.reason);
    EXPECT_EXIT(faultAndReport(), testing::ExitedWithCode(0), "kernel outOfBounds failed.*illegal memory access");
}
