#include "gpu/cuda/gl_texture.h"

#include <gmock/gmock.h>

using namespace tilescope;
using testing::HasSubstr;

TEST(GlVendor, OnlyNvidiaShares)
{
    EXPECT_EQ(reasonAgainstGlVendor("NVIDIA Corporation"), "");
    EXPECT_THAT(reasonAgainstGlVendor("Intel"), HasSubstr("OpenGL runs on Intel, not on the CUDA device"));
    EXPECT_THAT(reasonAgainstGlVendor("Mesa"), HasSubstr("__GLX_VENDOR_LIBRARY_NAME=nvidia"));
    EXPECT_THAT(reasonAgainstGlVendor(""), HasSubstr("unknown vendor"));
}

TEST(GlVendor, SharingErrorsAreWords)
{
    EXPECT_THAT(reasonForSharingError(304, "…"), HasSubstr("WSL 2"));
    EXPECT_THAT(reasonForSharingError(999, "…"), HasSubstr("remote desktop"));
    EXPECT_THAT(reasonForSharingError(1, "something else."), HasSubstr("something else."));
}

TEST(GlSharing, WithMesasOpenGlIsRefusedWithAReason)
{
    const GlSharing sharing = probeGlSharing("Mesa/X.org");
    EXPECT_FALSE(sharing.available);
    EXPECT_FALSE(sharing.reason.empty());
}
