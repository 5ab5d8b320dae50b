#include "gpu/cuda/device_reason.h"

#include <gmock/gmock.h>

using namespace tilescope;
using testing::AllOf;
using testing::HasSubstr;

TEST(DeviceReason, NoDriverSaysWhatToInstall)
{
    EXPECT_THAT(reasonForNoDevice({35, 0, 13000, "cudaErrorInsufficientDriver", "…"}),
                AllOf(HasSubstr("no NVIDIA driver"), HasSubstr("driver 580 or newer"), HasSubstr("emulator")));
}

TEST(DeviceReason, OldDriverNamesBothVersions)
{
    EXPECT_THAT(reasonForNoDevice({35, 12040, 13000, "cudaErrorInsufficientDriver", "…"}),
                AllOf(HasSubstr("too old"), HasSubstr("CUDA 12.4"), HasSubstr("CUDA 13.0"), HasSubstr("580")));
    EXPECT_THAT(reasonForNoDevice({35, 11080, 12080, "cudaErrorInsufficientDriver", "…"}),
                AllOf(HasSubstr("CUDA 11.8"), HasSubstr("CUDA 12.8"), HasSubstr("525")));
}

TEST(DeviceReason, NoDeviceNamesTheVariableThatHides)
{
    EXPECT_THAT(reasonForNoDevice({100, 13000, 13000, "cudaErrorNoDevice", "…"}), HasSubstr("CUDA_VISIBLE_DEVICES"));
}

TEST(DeviceReason, OtherErrorsKeepCudasWords)
{
    EXPECT_THAT(reasonForNoDevice({999, 13000, 13000, "cudaErrorUnknown", "unknown error"}),
                AllOf(HasSubstr("cudaErrorUnknown"), HasSubstr("unknown error"), HasSubstr("999")));
}

TEST(DeviceReason, OldDeviceNamesWhatIsNeeded)
{
    EXPECT_EQ(minimumComputeCapability(13000), 75);
    EXPECT_EQ(minimumComputeCapability(12080), 50);
    EXPECT_THAT(reasonForOldDevice("Tesla P100", 6, 0, 13000),
                AllOf(HasSubstr("Tesla P100"), HasSubstr("6.0"), HasSubstr("CUDA 13.0"), HasSubstr("7.5")));
}
