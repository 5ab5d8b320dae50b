#pragma once

#include "gpu/cuda/cuda_backend.h"
#include "hand_kernels.h"

#include <gtest/gtest.h>

#include <cstring>

namespace tilescope
{

/// Opens the device, or skips with the reason why there is none.
class CudaDeviceTest : public testing::Test
{
protected:
    void SetUp() override
    {
        const DeviceProbe probe = probeDevice();
        if (!probe.device)
            GTEST_SKIP() << english(probe.reason);
        device = *probe.device;
        backend = CudaBackend::open(device);
    }

    CudaResult run(const Plan& plan, const ImagePtr& input = nullptr, const CudaOptions& options = once(),
                   const RunControl& control = {})
    {
        return backend->run(plan, modules, input, options, control);
    }

    static CudaOptions once()
    {
        CudaOptions options;
        options.measure = false;
        return options;
    }

    DeviceInfo device;
    std::unique_ptr<CudaBackend> backend;
    std::vector<CompiledModule> modules{{"hand", handKernels, {}, {}}};
};

constexpr std::size_t outputBuffer = 0, inputBuffer = 1;

/// Grey, one launch of `kernel` with 256 threads per block over all pixels, buffers output and input.
inline Plan handPlan(const std::string& kernel, int width, int height, std::vector<Argument> arguments)
{
    const std::size_t pixels = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    Plan plan;
    plan.sources = {{"hand.ptx", ""}};
    plan.buffers = {{"output", pixels, Buffer::Fill::Zero, {}}, {"input", pixels, Buffer::Fill::Zero, {}}};
    Launch launch;
    launch.kernel = kernel;
    launch.grid = {static_cast<unsigned>((pixels + 255) / 256), 1, 1};
    launch.block = {256, 1, 1};
    launch.arguments = std::move(arguments);
    plan.launches = {launch};
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    return plan;
}

inline Plan addOnePlan(int width, int height)
{
    Plan plan = handPlan("addOne", width, height,
                         {BufferArgument{outputBuffer}, BufferArgument{inputBuffer},
                          static_cast<std::uint32_t>(width) * static_cast<std::uint32_t>(height)});
    plan.buffers[inputBuffer].fill = Buffer::Fill::Input;
    return plan;
}

/// Bytes that differ between neighbours.
inline std::shared_ptr<Image> testImage(int width, int height, unsigned seed)
{
    auto image = std::make_shared<Image>(width, height, PixelFormat::Grey8);
    unsigned value = seed;
    for (std::byte& pixel : image->bytes())
        pixel = static_cast<std::byte>((value = value * 1664525u + 1013904223u) >> 24);
    return image;
}

inline std::vector<std::byte> mapped(const Image& image, unsigned (*function)(unsigned))
{
    std::vector<std::byte> bytes;
    for (const std::byte pixel : image.bytes())
        bytes.push_back(static_cast<std::byte>(function(std::to_integer<unsigned>(pixel))));
    return bytes;
}

} // namespace tilescope
