#pragma once

#include "gpu/cuda/backend/owners.h"

namespace tilescope::cuda
{

/// Device memory that is reused while it is large enough. Its address is a multiple of 256, as the driver's.
class DeviceBuffer
{
public:
    /// Provides at least `bytes`; the content may be lost. Frees memory far larger than needed. Throws CudaError with
    /// the requested and the free size.
    void ensure(std::size_t bytes);

    /// Drops the memory without a CUDA call: the device is lost.
    void abandon() noexcept { (void)m_memory.release(); }

    void* data() const { return m_memory.get(); }
    std::size_t capacity() const { return m_capacity; }

    /// Whether a buffer of `capacity` bytes is large enough for `bytes` without wasting memory.
    static bool fits(std::size_t capacity, std::size_t bytes);

private:
    DeviceMemory m_memory;
    std::size_t m_capacity = 0;
};

} // namespace tilescope::cuda
