#include "gpu/cuda/backend/device_buffer.h"

#include "gpu/recipe/message.h"

namespace tilescope::cuda
{

namespace
{

constexpr std::size_t freelyKeptBytes = 64u << 20;

std::string megabytes(std::size_t bytes) { return std::to_string((bytes + 999'999) / 1'000'000) + " MB"; }

void throwOutOfMemory(std::size_t bytes)
{
    std::size_t free = 0, total = 0;
    if (!succeeded(api().memGetInfo(&free, &total)))
        check(driver::outOfMemory, "cuMemAlloc of " + megabytes(bytes));
    throw CudaError(say(gpu::phrase("The GPU does not have enough free memory for %1 more: %2 of %3 are free. Use a "
                                    "smaller image, or close other programs that use the GPU."),
                        megabytes(bytes), megabytes(free), megabytes(total)),
                    driver::outOfMemory, false);
}

} // namespace

bool DeviceBuffer::fits(std::size_t capacity, std::size_t bytes)
{
    return capacity >= bytes && (capacity <= freelyKeptBytes || capacity / 4 <= bytes);
}

void DeviceBuffer::ensure(std::size_t bytes)
{
    bytes = bytes == 0 ? 1 : bytes;
    if (m_memory && fits(m_capacity, bytes))
        return;
    m_memory.reset();
    m_capacity = 0;
    driver::Address memory = 0;
    const driver::Status code = api().memAlloc(&memory, bytes);
    if (code == driver::outOfMemory)
        throwOutOfMemory(bytes);
    check(code, "cuMemAlloc of " + megabytes(bytes));
    m_memory.reset(reinterpret_cast<void*>(memory)); // NOLINT(performance-no-int-to-ptr)
    m_capacity = bytes;
}

} // namespace tilescope::cuda
