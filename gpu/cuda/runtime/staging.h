#pragma once

#include "gpu/cuda/runtime/owners.h"

#include <array>
#include <span>

namespace tilescope::cuda
{

/// Copies between ordinary host memory and the device through two small pinned halves: while one is on its way, the
/// other is filled or emptied. Pinned memory stays small however large the picture.
class Staging
{
public:
    Staging();

    /// Returns when the bytes have left `host`; on the device they arrive in the stream's order.
    void upload(void* device, std::span<const std::byte> host, cudaStream_t stream);

    /// Returns when the bytes are in `host`.
    void download(std::span<std::byte> host, const void* device, cudaStream_t stream);

private:
    struct Half {
        PinnedMemory memory;
        Event free; ///< the last copy from or to it
    };
    Half& half(std::size_t chunk) { return m_halves[chunk % m_halves.size()]; }

    std::array<Half, 2> m_halves;
};

} // namespace tilescope::cuda
