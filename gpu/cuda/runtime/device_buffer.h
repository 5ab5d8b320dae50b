#pragma once

#include "gpu/cuda/runtime/owners.h"

namespace tilescope::cuda
{

/// Device memory that is kept while it is big enough. Its address is a multiple of 256, as cudaMalloc gives it.
class DeviceBuffer
{
public:
    /// Room for at least `bytes`; what it held may be lost. Memory far larger than asked for is given back. Throws
    /// CudaError that names how much was wanted and how much is free.
    void ensure(std::size_t bytes);

    /// Forgets the memory without a CUDA call: the device is lost.
    void abandon() noexcept { (void)m_memory.release(); }

    void* data() const { return m_memory.get(); }
    std::size_t capacity() const { return m_capacity; }

    /// Whether a buffer of `capacity` bytes serves for `bytes` without hoarding memory.
    static bool fits(std::size_t capacity, std::size_t bytes);

private:
    DeviceMemory m_memory;
    std::size_t m_capacity = 0;
};

} // namespace tilescope::cuda
