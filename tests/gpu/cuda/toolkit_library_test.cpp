#include "gpu/cuda/libraries/toolkit_library.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

using namespace tilescope;

namespace
{

namespace fs = std::filesystem;

const ToolkitLibrary::Description npp{"NPP", "nppc", {13, 12}, "libnpp-13-0"};

std::string libraryRefusal(const std::vector<fs::path>& files)
{
    try {
        ToolkitLibrary library(npp, files);
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "strategy");
        return error.what();
    }
    return "";
}

} // namespace

TEST(ToolkitLibrary, SaysWhatToInstallWhereThereIsNone)
{
    EXPECT_THAT(libraryRefusal({}),
                testing::AllOf(testing::HasSubstr("NPP is not available: libnppc.so.13 was not found"),
                               testing::HasSubstr("package libnpp-13-0")));
}

TEST(ToolkitLibrary, SaysWhyAFileDoesNotLoad)
{
    const fs::path file = fs::path(testing::TempDir()) / "libnppc.so.13";
    std::ofstream(file) << "this is no library";
    EXPECT_THAT(libraryRefusal({file}), testing::HasSubstr("its file cannot be loaded ("));
    fs::remove(file);
}

TEST(ToolkitLibrary, SaysWhichFunctionAVersionLacks)
{
    // Any library can serve as the main file; the system's own is always present.
    const std::vector<fs::path> usual{"/lib/x86_64-linux-gnu/libm.so.6", "/usr/lib/x86_64-linux-gnu/libm.so.6",
                                      "/usr/lib64/libm.so.6", "/lib/aarch64-linux-gnu/libm.so.6"};
    const auto file = std::find_if(usual.begin(), usual.end(), [](const fs::path& path) { return fs::exists(path); });
    if (file == usual.end())
        GTEST_SKIP() << "The C library lies in none of the usual places.";
    ToolkitLibrary library({"Mathematics", "m", {6}, "libc6"}, {*file});
    EXPECT_EQ(library.find<double (*)(double)>("m", "cos")(0), 1);
    EXPECT_THAT([&] { library.find<void (*)()>("m", "nppiNothing"); },
                testing::ThrowsMessage<SettingError>(testing::HasSubstr("its version 6 does not have nppiNothing")));
    EXPECT_THAT([&] { library.find<void (*)()>("nppif", "nppiNothing"); },
                testing::ThrowsMessage<SettingError>(testing::HasSubstr("libnppif.so.6 cannot be loaded")));
}
