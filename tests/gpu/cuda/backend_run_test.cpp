#include "device_fixture.h"

#include <gmock/gmock.h>

#include <chrono>

using namespace tilescope;

using CudaRun = CudaDeviceTest;

TEST_F(CudaRun, GivesWhatTheKernelComputes)
{
    for (const auto& [width, height] : {std::pair{1, 1}, {7, 5}, {64, 64}, {3001, 2003}}) {
        const auto image = testImage(width, height, 1);
        const CudaResult result = run(addOnePlan(width, height), image);
        EXPECT_EQ(result.picture, mapped(*image, [](unsigned v) { return (v + 1) & 255u; })) << width << "x" << height;
        ASSERT_EQ(result.launches.size(), 1u);
        EXPECT_EQ(result.launches[0].kernel, "addOne");
        EXPECT_EQ(result.launches[0].source, "hand.ptx");
        EXPECT_GT(result.launches[0].registers.value_or(0), 0);
        EXPECT_EQ(result.launches[0].sharedBytes, 0u);
        EXPECT_EQ(result.time.runs, 1);
        EXPECT_GT(result.time.medianUs, 0);
    }
}

TEST_F(CudaRun, TakesAnotherPictureOfTheSameSize)
{
    const auto first = testImage(100, 50, 1), second = testImage(100, 50, 2);
    const auto plusOne = [](unsigned v) { return (v + 1) & 255u; };
    const Plan plan = addOnePlan(100, 50);
    EXPECT_EQ(run(plan, first).picture, mapped(*first, plusOne));
    EXPECT_EQ(run(plan, second).picture, mapped(*second, plusOne));
    EXPECT_EQ(run(plan, first).picture, mapped(*first, plusOne));
}

TEST_F(CudaRun, RunsTwoLaunchesInOrder)
{
    Plan plan = addOnePlan(301, 77);
    const std::uint32_t pixels = 301 * 77;
    plan.buffers.push_back({"between", pixels, Buffer::Fill::None, {}});
    plan.launches[0].arguments[0] = BufferArgument{2};
    Launch second = plan.launches[0];
    second.kernel = "invert";
    second.arguments = {BufferArgument{outputBuffer}, BufferArgument{2}, pixels};
    plan.launches.push_back(second);

    const auto image = testImage(301, 77, 3);
    CudaOptions options;
    options.maxMeasureMs = 50;
    const CudaResult result = run(plan, image, options);
    EXPECT_EQ(result.picture, mapped(*image, [](unsigned v) { return 255u - ((v + 1) & 255u); }));
    ASSERT_EQ(result.launches.size(), 2u);
    EXPECT_GT(result.launches[0].medianUs.value_or(0), 0);
    EXPECT_GT(result.launches[1].medianUs.value_or(0), 0);
    EXPECT_GT(result.time.medianUs, result.launches[0].medianUs.value_or(0));
}

TEST_F(CudaRun, ReadsATextureClampedAtTheEdge)
{
    constexpr int width = 37, height = 21;
    Plan plan = handPlan("shifted", width, height,
                         {BufferArgument{outputBuffer}, TextureArgument{0}, std::int32_t{width}, std::int32_t{height}});
    plan.buffers[inputBuffer].fill = Buffer::Fill::Input;
    plan.textures = {{inputBuffer, width, height}};
    plan.launches[0].grid = {(width + 7) / 8, (height + 7) / 8, 1};
    plan.launches[0].block = {8, 8, 1};
    for (const unsigned seed : {4u, 5u}) { // the second time with the cached texture
        const auto image = testImage(width, height, seed);
        const CudaResult result = run(plan, image);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                ASSERT_EQ(std::to_integer<int>(result.picture[static_cast<std::size_t>(y * width + x)]),
                          image->row<std::uint8_t>(std::max(y - 1, 0))[std::max(x - 1, 0)])
                    << x << ", " << y;
    }
}

TEST_F(CudaRun, FillsConstantsAnewEachTime)
{
    Plan plan = handPlan("fillFromConstant", 64, 1, {BufferArgument{outputBuffer}, std::uint32_t{64}});
    for (const unsigned char start : {10, 200}) {
        Constant constant{0, "palette", std::vector<std::byte>(16)};
        for (std::size_t i = 0; i < 16; ++i)
            constant.content[i] = static_cast<std::byte>(start + i);
        plan.constants = {constant};
        const CudaResult result = run(plan);
        for (std::size_t i = 0; i < 64; ++i)
            ASSERT_EQ(std::to_integer<unsigned>(result.picture[i]), start + i % 16);
    }
}

TEST_F(CudaRun, FillsBuffersWithBytesAndZeros)
{
    Plan plan = addOnePlan(64, 1);
    plan.buffers[inputBuffer].fill = Buffer::Fill::Bytes;
    plan.buffers[inputBuffer].content = std::vector<std::byte>(48, std::byte{41}); // the rest is zeros
    const CudaResult result = run(plan);
    EXPECT_EQ(std::to_integer<int>(result.picture[47]), 42);
    EXPECT_EQ(std::to_integer<int>(result.picture[48]), 1);
}

TEST_F(CudaRun, UsesMoreThan48KilobytesOfSharedMemory)
{
    Plan plan = handPlan("reverseWide", 256, 1, {BufferArgument{outputBuffer}});
    plan.launches[0].dynamicSharedBytes = 65536;
    if (device.limits.maxSharedBytesPerBlock < 65536)
        GTEST_SKIP() << device.name << " has less than 64 KB of shared memory a block.";
    const CudaResult result = run(plan);
    for (std::size_t i = 0; i < 256; ++i)
        ASSERT_EQ(std::to_integer<std::size_t>(result.picture[i]), 255 - i);
    EXPECT_EQ(result.launches[0].sharedBytes, 65536u);
}

TEST_F(CudaRun, RepeatsAPassFromTheSameState)
{
    Plan plan = handPlan("countUp", 400, 1, {BufferArgument{outputBuffer}, std::uint32_t{100}});
    CudaOptions options;
    options.runs = 50;
    for (int i = 0; i < 2; ++i) {
        const CudaResult result = run(plan, nullptr, options);
        std::uint32_t first = 0;
        std::memcpy(&first, result.picture.data(), sizeof first);
        EXPECT_EQ(first, 1u);
        EXPECT_EQ(result.time.runs, 50);
    }
}

TEST_F(CudaRun, AKernelThatChangesItsInputSpoilsNothing)
{
    Plan plan = addOnePlan(100, 1); // in place: output and input are one buffer
    plan.launches[0].arguments[0] = BufferArgument{inputBuffer};
    plan.pictureBuffer = inputBuffer;
    const auto image = testImage(100, 1, 6);
    CudaOptions measured;
    measured.runs = 3;
    const auto expected = mapped(*image, [](unsigned v) { return (v + 1) & 255u; });
    EXPECT_EQ(run(plan, image).picture, expected);
    EXPECT_EQ(run(plan, image, measured).picture, expected);
    EXPECT_EQ(run(plan, image).picture, expected);
}

TEST_F(CudaRun, ManyPlansInTurnKeepTheirSizes)
{
    for (const int size : {2000, 3, 500, 1, 2500}) {
        const auto image = testImage(size, size, static_cast<unsigned>(size));
        EXPECT_EQ(run(addOnePlan(size, size), image).picture,
                  mapped(*image, [](unsigned v) { return (v + 1) & 255u; }));
    }
}
