#include "gpu/cuda/libraries/device_library.h"

#include <gmock/gmock.h>

#include <stdexcept>

using namespace tilescope;

namespace
{

Launch syrk()
{
    Launch launch;
    launch.library = "cublas";
    launch.kernel = "cublasSsyrk";
    launch.arguments = {0, 0, 64, 100, 0.01f, BufferArgument{1}, 64, 0.0f, BufferArgument{0}, 64};
    return launch;
}

std::string launchRefusal(const Launch& launch)
{
    try {
        checkLibraryLaunch(launch);
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return "";
}

} // namespace

TEST(LibraryCall, ArgumentsFollowTheFunctionsDeclaration)
{
    EXPECT_EQ(launchRefusal(syrk()), "");
    Launch convert;
    convert.library = "npp";
    convert.kernel = "nppiConvert_16s8u_C1R"; // a size is two numbers
    convert.arguments = {BufferArgument{0}, 128, BufferArgument{1}, 64, 64, 48};
    EXPECT_EQ(launchRefusal(convert), "");
    convert.arguments[0] = 0; // a null pointer
    EXPECT_EQ(launchRefusal(convert), "");
    Launch transform;
    transform.library = "cufft";
    transform.kernel = "cufftExecR2C";
    transform.arguments = {1, 48, 64, BufferArgument{0}, BufferArgument{1}};
    EXPECT_EQ(launchRefusal(transform), "");
    transform.kernel = "cufftExecZ2D";
    EXPECT_EQ(launchRefusal(transform), "");
    transform.arguments.erase(transform.arguments.begin()); // the number of transforms
    EXPECT_THAT(launchRefusal(transform), testing::HasSubstr("takes 5 arguments and is given 4"));
}

TEST(LibraryCall, WhatIsNotKnownIsRefused)
{
    Launch launch = syrk();
    launch.library = "opencv";
    EXPECT_THAT(launchRefusal(launch),
                testing::HasSubstr("no library \"opencv\"; there are npp, cublas, cufft and nccl"));
    launch = syrk();
    launch.kernel = "cublasDsyrk";
    EXPECT_THAT(launchRefusal(launch), testing::HasSubstr("cuBLAS's cublasDsyrk is not known here"));
}

TEST(LibraryCall, OtherArgumentsAreRefused)
{
    Launch launch = syrk();
    launch.arguments.pop_back();
    EXPECT_THAT(launchRefusal(launch), testing::HasSubstr("takes 10 arguments and is given 9"));
    launch = syrk();
    launch.arguments[4] = 1;
    EXPECT_THAT(launchRefusal(launch), testing::HasSubstr("takes a float as its argument 5"));
    launch.arguments[4] = 0.5f;
    launch.arguments[5] = 7; // the only valid integer is the null pointer
    EXPECT_THAT(launchRefusal(launch), testing::HasSubstr("takes a buffer as its argument 6"));
    launch.arguments[5] = TextureArgument{0};
    EXPECT_THAT(launchRefusal(launch), testing::HasSubstr("takes a buffer as its argument 6"));
    launch = syrk();
    launch.arguments[0] = std::uint32_t{0};
    EXPECT_THAT(launchRefusal(launch), testing::HasSubstr("takes a whole number as its argument 1"));
}

TEST(LibraryCall, ArgumentsAreReadFromLeftToRight)
{
    Launch launch;
    launch.arguments = {3, BufferArgument{2}, 0.5f, 0};
    char memory[3]{};
    const BufferAddress address = [&memory](std::size_t buffer) { return static_cast<void*>(memory + buffer); };
    ArgumentReader reader(launch, address);
    const auto values = valuesOf<int, const char*, float, char*>(reader);
    EXPECT_EQ(values, std::tuple(3, static_cast<const char*>(memory) + 2, 0.5f, static_cast<char*>(nullptr)));
}
