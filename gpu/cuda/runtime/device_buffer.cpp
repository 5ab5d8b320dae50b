#include "gpu/cuda/runtime/device_buffer.h"

namespace tilescope::cuda
{

namespace
{

constexpr std::size_t freelyKeptBytes = 64u << 20;

std::string megabytes(std::size_t bytes) { return std::to_string((bytes + 999'999) / 1'000'000) + " MB"; }

void throwOutOfMemory(std::size_t bytes)
{
    std::size_t free = 0, total = 0;
    if (!succeeded(cudaMemGetInfo(&free, &total)))
        check(cudaErrorMemoryAllocation, "cudaMalloc of " + megabytes(bytes));
    throw CudaError("The GPU has no room for " + megabytes(bytes) + " more: " + megabytes(free) + " of " +
                        megabytes(total) +
                        " are free. A smaller picture, or closing other programs that use the GPU, would help.",
                    cudaErrorMemoryAllocation, false);
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
    void* memory = nullptr;
    const cudaError_t code = cudaMalloc(&memory, bytes);
    if (code == cudaErrorMemoryAllocation) {
        (void)cudaGetLastError();
        throwOutOfMemory(bytes);
    }
    check(code, "cudaMalloc of " + megabytes(bytes));
    m_memory.reset(memory);
    m_capacity = bytes;
}

} // namespace tilescope::cuda
