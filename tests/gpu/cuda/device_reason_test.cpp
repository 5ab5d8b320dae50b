#include "gpu/cuda/device_reason.h"

#include <gmock/gmock.h>

using namespace tilescope;
using testing::AllOf;
using testing::HasSubstr;

TEST(DeviceReason, NoDriverSaysWhatToInstall)
{
    EXPECT_THAT(english(reasonForNoDriver("libcuda.so.1: cannot open shared object file: No such file or directory")),
                AllOf(HasSubstr("no NVIDIA driver"), HasSubstr("driver 470 or newer"), HasSubstr("libcuda1"),
                      HasSubstr("--gpus all"), HasSubstr("emulator")));
}

TEST(DeviceReason, DriverThatDoesNotLoadKeepsTheLoadersWords)
{
    EXPECT_THAT(english(reasonForNoDriver("libcuda.so.1: invalid ELF header")),
                AllOf(HasSubstr("cannot be loaded"), HasSubstr("invalid ELF header")));
}

TEST(DeviceReason, OldDriverNamesBothVersions)
{
    EXPECT_THAT(english(reasonForOldDriver(10'020, "cuGraphInstantiateWithFlags")),
                AllOf(HasSubstr("too old"), HasSubstr("CUDA 10.2"), HasSubstr("cuGraphInstantiateWithFlags"),
                      HasSubstr("470"), HasSubstr("CUDA 11.4")));
    EXPECT_THAT(english(reasonForOldDriver(0, "cuInit")), AllOf(HasSubstr("too old"), HasSubstr("cuInit")));
}

TEST(DeviceReason, NoDeviceNamesTheVariableThatHides)
{
    EXPECT_THAT(english(reasonForNoDevice({100, "CUDA_ERROR_NO_DEVICE", "…"})), HasSubstr("CUDA_VISIBLE_DEVICES"));
}

TEST(DeviceReason, LibraryForLinkingIsNoDriver)
{
    EXPECT_THAT(english(reasonForNoDevice({34, "CUDA_ERROR_STUB_LIBRARY", "…"})), HasSubstr("LD_LIBRARY_PATH"));
}

TEST(DeviceReason, OtherErrorsKeepCudasWords)
{
    EXPECT_THAT(english(reasonForNoDevice({999, "CUDA_ERROR_UNKNOWN", "unknown error"})),
                AllOf(HasSubstr("CUDA_ERROR_UNKNOWN"), HasSubstr("unknown error"), HasSubstr("999")));
}

TEST(DeviceReason, OldDeviceNamesWhatIsNeeded)
{
    EXPECT_THAT(english(reasonForOldDevice("Tesla P100", 6, 0)),
                AllOf(HasSubstr("Tesla P100"), HasSubstr("6.0"), HasSubstr("7.5")));
}
