#include "gpu/cuda/backend/copies.h"

#include "device_fixture.h"

#include <set>
#include <thread>

using namespace tilescope;

class CudaPicture : public CudaDeviceTest
{
protected:
    static CudaOptions kept()
    {
        CudaOptions options = once();
        options.keepOnDevice = true;
        return options;
    }

    static std::vector<std::uint8_t> contentOf(const DevicePicture& picture, std::size_t bytes)
    {
        std::vector<std::uint8_t> content(bytes);
        const cuda::Stream stream = cuda::makeStream();
        cuda::copyFromDevice(content.data(), picture.devicePointer(), bytes, stream.get());
        EXPECT_EQ(cuda::api().streamSynchronize(stream.get()), driver::success);
        return content;
    }
};

TEST_F(CudaPicture, GreyIsTheResultItself)
{
    const auto image = testImage(53, 31, 1);
    const CudaResult result = run(addOnePlan(53, 31), image, kept());
    ASSERT_TRUE(result.devicePicture);
    EXPECT_EQ(result.devicePicture->width(), 53);
    EXPECT_EQ(result.devicePicture->height(), 31);
    EXPECT_EQ(result.devicePicture->format(), PixelFormat::Grey8);
    const auto content = contentOf(*result.devicePicture, result.picture.size());
    EXPECT_EQ(std::memcmp(content.data(), result.picture.data(), content.size()), 0);
}

TEST_F(CudaPicture, NumbersAreTheResultItself)
{
    for (const auto& [width, height] : {std::pair{1, 1}, {53, 31}, {512, 64}}) {
        Plan plan = addOnePlan(width * height * 4, 1); // bytes, interpreted as floats
        plan.pictureWidth = width;
        plan.pictureHeight = height;
        plan.pictureFormat = PixelFormat::Float32;
        const CudaResult result = run(plan, testImage(width * height * 4, 1, 3), kept());
        ASSERT_TRUE(result.devicePicture);
        EXPECT_EQ(result.devicePicture->format(), PixelFormat::Float32);
        const auto content = contentOf(*result.devicePicture, result.picture.size());
        EXPECT_EQ(std::memcmp(content.data(), result.picture.data(), content.size()), 0) << width << "x" << height;
    }
}

TEST_F(CudaPicture, ColourLiesAsRgba)
{
    for (const auto& [width, height] : {std::pair{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {7, 3}, {1023, 511}}) {
        const auto bytes = static_cast<std::uint32_t>(width * height * 3);
        Plan plan = addOnePlan(static_cast<int>(bytes), 1);
        plan.pictureWidth = width;
        plan.pictureHeight = height;
        plan.pictureFormat = PixelFormat::Rgb8;
        const CudaResult result = run(plan, testImage(static_cast<int>(bytes), 1, 2), kept());
        ASSERT_TRUE(result.devicePicture);
        EXPECT_EQ(result.devicePicture->format(), PixelFormat::Rgb8);
        const std::size_t pixels = bytes / 3;
        const auto content = contentOf(*result.devicePicture, pixels * 4);
        for (std::size_t i = 0; i < pixels; ++i) {
            for (std::size_t c = 0; c < 3; ++c)
                ASSERT_EQ(content[4 * i + c], std::to_integer<std::uint8_t>(result.picture[3 * i + c]))
                    << i << " " << c;
            ASSERT_EQ(content[4 * i + 3], 255);
        }
    }
}

TEST_F(CudaPicture, NeedNotBeReadBack)
{
    CudaOptions options = kept();
    options.readBack = false;
    const CudaResult result = run(addOnePlan(64, 64), testImage(64, 64, 1), options);
    EXPECT_TRUE(result.picture.empty());
    EXPECT_TRUE(result.devicePicture);
}

TEST_F(CudaPicture, IsNeverWrittenAgainAndItsMemoryIsReused)
{
    const auto first = testImage(200, 100, 1), second = testImage(200, 100, 2);
    const Plan plan = addOnePlan(200, 100);
    CudaResult held = run(plan, first, kept());
    const auto before = contentOf(*held.devicePicture, 20'000);
    std::set<const void*> addresses;
    for (int i = 0; i < 50; ++i)
        addresses.insert(run(plan, second, kept()).devicePicture->devicePointer());
    EXPECT_LE(addresses.size(), 2u);
    EXPECT_FALSE(addresses.contains(held.devicePicture->devicePointer()));
    EXPECT_EQ(contentOf(*held.devicePicture, 20'000), before);
}

TEST_F(CudaPicture, OutlivesTheBackendAndDiesOnAnotherThread)
{
    CudaResult result = run(addOnePlan(2048, 1024), testImage(2048, 1024, 1), kept());
    backend.reset();
    EXPECT_EQ(contentOf(*result.devicePicture, 2048 * 1024).size(), 2048u * 1024);
    std::size_t before = 0, after = 0, total = 0;
    ASSERT_EQ(cuda::api().memGetInfo(&before, &total), driver::success);
    std::jthread([picture = std::move(result.devicePicture)]() mutable { picture.reset(); }).join();
    ASSERT_EQ(cuda::api().memGetInfo(&after, &total), driver::success);
    EXPECT_GE(after, before + 2'000'000) << "its thread had no context until then";
}
