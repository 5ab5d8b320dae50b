#include "gpu/cuda/gl_texture.h"

#include <gmock/gmock.h>

using namespace tilescope;
using testing::HasSubstr;

TEST(GlVendor, OnlyNvidiaShares)
{
    EXPECT_TRUE(reasonAgainstGlVendor("NVIDIA Corporation").empty());
    EXPECT_THAT(english(reasonAgainstGlVendor("Intel")), HasSubstr("OpenGL runs on Intel, not on the CUDA device"));
    EXPECT_THAT(english(reasonAgainstGlVendor("Mesa")), HasSubstr("__GLX_VENDOR_LIBRARY_NAME=nvidia"));
    EXPECT_THAT(english(reasonAgainstGlVendor("")), HasSubstr("unknown vendor"));
}

TEST(GlVendor, SharingErrorsAreWords)
{
    EXPECT_THAT(english(reasonForSharingError(304, Message("…"))), HasSubstr("WSL 2"));
    EXPECT_THAT(english(reasonForSharingError(999, Message("…"))), HasSubstr("remote desktop"));
    EXPECT_THAT(english(reasonForSharingError(1, Message("something else."))), HasSubstr("something else."));
}

TEST(GlSharing, WithMesasOpenGlIsRefusedWithAReason)
{
    const GlSharing sharing = probeGlSharing("Mesa/X.org", 0);
    EXPECT_FALSE(sharing.available);
    EXPECT_FALSE(sharing.reason.empty());
}
