#include "ptx_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

namespace tilescope::ptx
{
namespace
{

const Variable& named(const std::vector<Variable>& variables, const std::string& name)
{
    for (const Variable& variable : variables)
        if (variable.name == name)
            return variable;
    throw std::runtime_error("no variable " + name);
}

template <typename Value>
std::vector<Value> valuesOf(const Variable& variable)
{
    std::vector<Value> values(variable.initialiser.size() / sizeof(Value));
    std::memcpy(values.data(), variable.initialiser.data(), variable.initialiser.size());
    return values;
}

TEST(Variable, SharedOnesFollowOneAnotherAndTheDynamicArrayComesLast)
{
    for (const char* compiler : {"nvrtc75", "nvrtc100", "clang14", "clang19"}) {
        SCOPED_TRACE(compiler);
        const Module module = parseData("ptx/memory." + std::string(compiler) + ".ptx");
        const Kernel& kernel = module.kernels.at(0);
        ASSERT_EQ(kernel.shared.size(), 4u); // float[16][17], uchar3[5], double, extern float[]
        std::size_t bytes = 0;
        for (const Variable& variable : kernel.shared)
            bytes += variable.bytes;
        EXPECT_EQ(bytes, 16u * 17 * 4 + 15 + 8);
        EXPECT_GE(kernel.staticSharedBytes, bytes);
        EXPECT_LE(kernel.staticSharedBytes, bytes + 8);
        const Variable& last = kernel.shared.back();
        EXPECT_TRUE(last.isExtern);
        EXPECT_EQ(last.offset, kernel.dynamicSharedOffset);
        EXPECT_EQ(kernel.dynamicSharedOffset % last.alignment, 0u);
        EXPECT_GE(kernel.dynamicSharedOffset, kernel.staticSharedBytes);
    }
}

TEST(Variable, EachKernelHasOnlyItsOwnSharedVariables)
{
    const Module module = parseModule(moduleHead + ".shared .align 4 .b8 a[12];\n.shared .align 8 .b8 b[8];\n"
                                                   ".extern .shared .align 16 .b8 c[];\n"
                                                   ".entry first() { .reg .u32 %r; ld.shared.u32 %r, [b]; ret; }\n"
                                                   ".entry second() { .reg .u32 %r; .reg .u64 %d; mov.u64 %d, c;\n"
                                                   "ld.shared.u32 %r, [a+8]; ld.shared.u32 %r, [b]; ret; }\n"
                                                   ".entry third() { ret; }\n",
                                      "kernel.cu");
    const Kernel& first = module.kernels.at(0);
    ASSERT_EQ(first.shared.size(), 1u);
    EXPECT_EQ(first.shared[0].name, "b");
    EXPECT_EQ(first.staticSharedBytes, 8u);
    const Kernel& second = module.kernels.at(1);
    ASSERT_EQ(second.shared.size(), 3u);
    EXPECT_EQ(second.shared[1].offset, 16u);
    EXPECT_EQ(second.staticSharedBytes, 24u);
    EXPECT_EQ(second.dynamicSharedOffset, 32u);
    EXPECT_EQ(operandsOf(module, second, second.instructions[0]), "%d <- &c");
    EXPECT_TRUE(module.kernels.at(2).shared.empty());
}

TEST(Variable, InitialisersOfTheCompilers)
{
    for (const char* compiler : {"nvrtc75", "nvrtc100", "clang14", "clang19"}) {
        SCOPED_TRACE(compiler);
        const Module module = parseData("ptx/memory." + std::string(compiler) + ".ptx");
        const Variable* weights = module.findConstant("weights");
        ASSERT_TRUE(weights);
        EXPECT_EQ(weights->bytes, 36u);
        EXPECT_EQ(valuesOf<float>(*weights), (std::vector<float>{1, 2, 1, 2, 4, 2, 1, 2, 1}));
        EXPECT_EQ(valuesOf<int>(*module.findConstant("offset")), std::vector<int>{-7});
        EXPECT_EQ(valuesOf<int>(named(module.global, "table")), (std::vector<int>{1, -2, 3, 0x7fffffff}));
        EXPECT_TRUE(named(module.global, "counter").initialiser.empty() ||
                    valuesOf<int>(named(module.global, "counter")) == std::vector<int>{0});
        const Variable& pointers = named(module.global, "pointers");
        ASSERT_EQ(pointers.patches.size(), 2u);
        EXPECT_EQ(pointers.patches[0].variable, "counter");
        EXPECT_EQ(pointers.patches[1].variable, "table");
        EXPECT_EQ(pointers.patches[1].at, 8u);
        EXPECT_EQ(pointers.patches[1].offset, 8);
    }
}

TEST(Variable, InitialisersByHand)
{
    const Module module =
        parseModule(moduleHead + ".global .f64 a[2] = {0d3FF0000000000000, -0.5};\n"
                                 ".global .align 8 .b8 s[16] = {1, 0xFF(a), 0xFF00(a), 0xFF0000(a)};\n"
                                 ".global .u64 p = generic(a)+8;\n.global .b8 text[] = {65, 66, -1};\n"
                                 ".const .s16 n[3] = {-2};\n.visible .global .v4 .f32 v;\n",
                    "kernel.cu");
    EXPECT_EQ(valuesOf<double>(named(module.global, "a")), (std::vector<double>{1, -0.5}));
    EXPECT_EQ(named(module.global, "s").patches.at(0).at, 1u);
    EXPECT_EQ(named(module.global, "p").patches.at(0).offset, 8);
    EXPECT_EQ(named(module.global, "text").bytes, 3u);
    EXPECT_EQ(valuesOf<std::int16_t>(named(module.constant, "n")), (std::vector<std::int16_t>{-2, 0, 0}));
    EXPECT_EQ(named(module.global, "v").alignment, 16u);
    EXPECT_EQ(module.constantBytes, 6u);
    EXPECT_TRUE(faultsOf(module).empty());
}

TEST(Variable, ParametersHaveTheOffsetsOfTheParameterBlock)
{
    const Module module = parseData("ptx/calls.nvrtc75.ptx");
    const auto& parameters = module.kernels.at(0).parameters; // const Pixel*, float*, Window (28 bytes), int
    ASSERT_EQ(parameters.size(), 4u);
    EXPECT_EQ(parameters[2].offset, 16u);
    EXPECT_EQ(parameters[2].bytes, 28u);
    EXPECT_EQ(parameters[3].offset, 44u);
    EXPECT_EQ(module.kernels.at(0).parameterBytes, 48u);
    const Module pointers = parseModule(
        moduleHead + ".entry k(.param .u8 a, .param .u64 .ptr .global .align 32 b) { ret; }\n", "kernel.cu");
    EXPECT_EQ(pointers.kernels.at(0).parameters[1].offset, 8u);
}

TEST(Variable, LaunchBoundsAreKept)
{
    EXPECT_EQ(parseData("ptx/wide.nvrtc75.ptx").kernels.at(0).maxThreads[0], 128u);
    EXPECT_EQ(parseData("ptx/wide.clang14.ptx").kernels.at(0).maxThreads[0], 128u);
    EXPECT_EQ(parseData("ptx/memory.nvrtc75.ptx").kernels.at(0).maxThreads[0], 0u);
}

} // namespace
} // namespace tilescope::ptx
