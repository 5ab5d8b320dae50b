#include "ptx_fixture.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace tilescope::ptx
{
namespace
{

struct Expected {
    const char* path;
    const char* kernel;
    std::size_t instructions, parameterBytes, staticShared, globalLoads, globalStores, sharedLoads, sharedStores,
        constantLoads, barriers, branches;
};

/// Counted in the text: `grep -c` of the opcodes.
const Expected expectations[] = {
    {"counters/box5.nvrtc.ptx", "box5", 130, 24, 0, 1, 1, 25, 1, 0, 1, 6},
    {"counters/blur3.nvrtc.ptx", "blur3", 209, 28, 0, 3, 3, 21, 3, 7, 1, 11},
    {"counters/blur3.clang.ptx", "blur3", 164, 28, 0, 3, 3, 9, 3, 3, 1, 14},
    {"counters/sobel.nvrtc.ptx", "sobel", 76, 24, 0, 8, 2, 0, 0, 0, 0, 4},
    {"counters/sobel.clang.ptx", "sobel", 74, 24, 0, 8, 1, 0, 0, 0, 0, 4},
    {"counters/covariance.nvrtc.ptx", "cov", 140, 32, 2048, 4, 2, 32, 2, 0, 2, 6},
};

TEST(Counters, WhatTheKernelsHold)
{
    for (const Expected& expected : expectations) {
        SCOPED_TRACE(expected.path);
        const Module module = parseData(expected.path);
        EXPECT_TRUE(faultsOf(module).empty());
        EXPECT_EQ(module.target, "sm_75");
        const Kernel* kernel = module.findKernel(expected.kernel);
        ASSERT_TRUE(kernel);
        EXPECT_EQ(kernel->instructions.size(), expected.instructions);
        EXPECT_EQ(kernel->parameterBytes, expected.parameterBytes);
        EXPECT_EQ(kernel->staticSharedBytes, expected.staticShared);
        EXPECT_EQ(countOf(*kernel, Opcode::Ld, Space::Global), expected.globalLoads);
        EXPECT_EQ(countOf(*kernel, Opcode::St, Space::Global), expected.globalStores);
        EXPECT_EQ(countOf(*kernel, Opcode::Ld, Space::Shared), expected.sharedLoads);
        EXPECT_EQ(countOf(*kernel, Opcode::St, Space::Shared), expected.sharedStores);
        EXPECT_EQ(countOf(*kernel, Opcode::Ld, Space::Constant), expected.constantLoads);
        EXPECT_EQ(countOf(*kernel, Opcode::Bar), expected.barriers);
        EXPECT_EQ(countOf(*kernel, Opcode::Bra), expected.branches);
        EXPECT_EQ(kernel->localBytes, 0u);
    }
}

TEST(Counters, AccessesLieOnTheLinesOfTheSource)
{
    const Module module = parseData("counters/box5.nvrtc.ptx");
    std::map<std::pair<Opcode, Space>, std::set<int>> lines;
    for (const Instruction& instruction : module.kernels.at(0).instructions) {
        const Location& location = module.locations.at(instruction.location);
        EXPECT_EQ(module.files.at(location.userFile), "box5.cu");
        lines[{instruction.opcode, instruction.space}].insert(location.userLine);
    }
    EXPECT_EQ((lines[{Opcode::Ld, Space::Global}]), std::set<int>{9});
    EXPECT_EQ((lines[{Opcode::St, Space::Shared}]), std::set<int>{9});
    EXPECT_EQ((lines[{Opcode::Ld, Space::Shared}]), std::set<int>{17});
    EXPECT_EQ((lines[{Opcode::St, Space::Global}]), std::set<int>{18});
}

TEST(Counters, DynamicSharedMemoryAndConstants)
{
    const Module module = parseData("counters/blur3.nvrtc.ptx");
    const Kernel& kernel = module.kernels.at(0);
    ASSERT_EQ(kernel.shared.size(), 1u);
    EXPECT_TRUE(kernel.shared[0].isExtern);
    EXPECT_EQ(kernel.shared[0].alignment, 16u);
    EXPECT_EQ(kernel.dynamicSharedOffset, 0u);
    ASSERT_TRUE(module.findConstant("filt"));
    EXPECT_EQ(module.findConstant("filt")->bytes, 33u * 33 * 4);
    EXPECT_EQ(module.constantBytes, 33u * 33 * 4);
    EXPECT_FALSE(module.findConstant("tile"));
    EXPECT_FALSE(module.findKernel("box5"));
}

TEST(Counters, ATrailingNulIsNoPartOfTheText)
{
    const std::string text = readData("counters/sobel.nvrtc.ptx");
    EXPECT_EQ(errorOf(text + '\0'), "");
    EXPECT_NE(errorOf(text + '\0' + text), "");
}

} // namespace
} // namespace tilescope::ptx
