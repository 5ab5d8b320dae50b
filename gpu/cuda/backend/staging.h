#pragma once

#include "gpu/cuda/backend/owners.h"

#include <array>
#include <span>

namespace tilescope::cuda
{

/// Copies between ordinary host memory and the device through two small pinned buffers: while one is being transferred,
/// the other is filled or emptied. Pinned memory stays small for any size of picture.
class Staging
{
public:
    Staging();

    /// Returns when `host` may be reused; the bytes arrive on the device in the stream's order.
    void upload(void* device, std::span<const std::byte> host, driver::Stream stream);

    /// Returns when the bytes are in `host`.
    void download(std::span<std::byte> host, const void* device, driver::Stream stream);

private:
    struct Half {
        PinnedMemory memory;
        Event free; ///< recorded after the last copy from or to it
    };
    Half& half(std::size_t chunk) { return m_halves[chunk % m_halves.size()]; }

    std::array<Half, 2> m_halves;
};

} // namespace tilescope::cuda
