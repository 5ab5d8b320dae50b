#include "device_fixture.h"

#include <gmock/gmock.h>

using namespace tilescope;
using testing::AllOf;
using testing::HasSubstr;

class CudaRefusal : public CudaDeviceTest
{
protected:
    /// The message of the SettingError for the plan; the backend must work afterwards.
    std::string refusal(const Plan& plan, const std::string& field)
    {
        std::string sentence = "not refused";
        try {
            run(plan);
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, field);
            sentence = error.what();
        }
        const auto image = testImage(9, 9, 1);
        EXPECT_EQ(run(addOnePlan(9, 9), image).picture.size(), 81u);
        return sentence;
    }
};

TEST_F(CudaRefusal, BlocksThatNoDeviceHas)
{
    Plan plan = addOnePlan(8, 8);
    plan.buffers[inputBuffer].fill = Buffer::Fill::Zero;
    plan.launches[0].block = {33, 32, 1};
    EXPECT_THAT(refusal(plan, "block"), HasSubstr("1024"));
}

TEST_F(CudaRefusal, BlocksThatTheKernelCannotHave)
{
    EXPECT_THAT(refusal(handPlan("smallBlocks", 8, 8, {}), "block"),
                AllOf(HasSubstr("at most 64 threads"), HasSubstr("16x4")));
}

TEST_F(CudaRefusal, TooMuchSharedMemory)
{
    Plan plan = handPlan("reverseWide", 256, 1, {BufferArgument{outputBuffer}});
    plan.launches[0].dynamicSharedBytes = device.limits.maxSharedBytesPerBlock + 4;
    EXPECT_NE(refusal(plan, "shared_memory"), "not refused");
}

TEST_F(CudaRefusal, StaticAndDynamicSharedMemoryTogether)
{
    Plan plan = handPlan("wideStatic", 8, 8, {});
    plan.launches[0].dynamicSharedBytes = device.limits.maxSharedBytesPerBlock - 1024;
    EXPECT_THAT(refusal(plan, "shared_memory"), HasSubstr("16384 of them declared in the kernel"));
}

TEST_F(CudaRefusal, ParametersThatDoNotMatch)
{
    EXPECT_THAT(refusal(handPlan("addOne", 8, 8, {BufferArgument{0}, std::int32_t{1}}), "source"),
                AllOf(HasSubstr("8, 8, 4"), HasSubstr("8, 4")));
}

TEST_F(CudaRefusal, KernelsAndConstantsThatAreNotThere)
{
    EXPECT_THAT(refusal(handPlan("nothing", 8, 8, {}), "source"), HasSubstr("no kernel named nothing"));
    Plan plan = handPlan("smallBlocks", 8, 8, {});
    plan.launches[0].block = {64, 1, 1};
    plan.constants = {{0, "nowhere", std::vector<std::byte>(4)}};
    EXPECT_THAT(refusal(plan, "source"), HasSubstr("no variable named nowhere"));
    plan.constants = {{0, "palette", std::vector<std::byte>(17)}};
    EXPECT_THAT(refusal(plan, "source"), HasSubstr("16 bytes"));
}

TEST_F(CudaRefusal, TexturesThatCudaDoesNotKnow)
{
    Plan plan = handPlan("smallBlocks", 8, 8, {});
    plan.launches[0].block = {64, 1, 1};
    plan.textures = {{0, 8, 8, PixelFormat::Grey8, Texture::Address::Clamp, Texture::Filter::Linear, false}};
    EXPECT_THAT(refusal(plan, "strategy"), HasSubstr("linear filtering"));
}

TEST_F(CudaRefusal, CodeThatTheDriverCannotRead)
{
    modules[0].ptx = "this is no PTX";
    try {
        run(handPlan("smallBlocks", 8, 8, {}));
        ADD_FAILURE() << "loaded";
    } catch (const CudaError& error) {
        EXPECT_FALSE(error.sticky) << error.what();
    } catch (const SettingError& error) { // a driver that parses lazily finds no kernel in it
        EXPECT_EQ(error.field, "source") << error.what();
    }
    modules[0].ptx = handKernels;
    EXPECT_EQ(run(addOnePlan(3, 3), testImage(3, 3, 1)).picture.size(), 9u);
}

TEST_F(CudaRefusal, MorePixelsThanMemory)
{
    Plan plan = handPlan("addOne", 8, 8, {BufferArgument{0}, BufferArgument{1}, std::uint32_t{64}});
    plan.buffers[1].bytes = std::size_t{1} << 45;
    try {
        run(plan);
        FAIL() << "allocated";
    } catch (const CudaError& error) {
        EXPECT_EQ(error.code, 2);
        EXPECT_THAT(error.what(), HasSubstr("smaller image"));
    }
    EXPECT_EQ(run(addOnePlan(3, 3), testImage(3, 3, 1)).picture.size(), 9u);
}

TEST_F(CudaRefusal, PlansThatContradictThemselves)
{
    Plan plan = addOnePlan(8, 8);
    EXPECT_THROW(run(plan, nullptr), std::invalid_argument);            // no input
    EXPECT_THROW(run(plan, testImage(9, 8, 1)), std::invalid_argument); // larger than its buffer
    plan.launches[0].arguments[0] = BufferArgument{7};
    EXPECT_THROW(run(plan, testImage(8, 8, 1)), std::invalid_argument);
    plan = addOnePlan(8, 8);
    plan.pictureHeight = 9;
    EXPECT_THROW(run(plan, testImage(8, 8, 1)), std::invalid_argument);
    plan = addOnePlan(8, 8);
    plan.sources.clear();
    EXPECT_THROW(run(plan, testImage(8, 8, 1)), std::invalid_argument);
}
