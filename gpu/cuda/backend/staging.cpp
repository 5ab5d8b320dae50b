#include "gpu/cuda/backend/staging.h"

#include "gpu/cuda/backend/copies.h"

#include <algorithm>
#include <cstring>

namespace tilescope::cuda
{

namespace
{
constexpr std::size_t halfBytes = 4u << 20;

std::size_t chunkCount(std::size_t bytes) { return (bytes + halfBytes - 1) / halfBytes; }
std::size_t chunkBytes(std::size_t bytes, std::size_t chunk) { return std::min(halfBytes, bytes - chunk * halfBytes); }
} // namespace

Staging::Staging()
{
    for (Half& each : m_halves)
        each = {makePinnedMemory(halfBytes), makeEvent()};
}

void Staging::upload(void* device, std::span<const std::byte> host, driver::Stream stream)
{
    for (std::size_t chunk = 0; chunk < chunkCount(host.size()); ++chunk) {
        Half& part = half(chunk);
        const std::size_t offset = chunk * halfBytes, bytes = chunkBytes(host.size(), chunk);
        check(api().eventSynchronize(part.free.get()), "cuEventSynchronize before an upload");
        std::memcpy(part.memory.get(), host.data() + offset, bytes);
        copyToDevice(static_cast<std::byte*>(device) + offset, part.memory.get(), bytes, stream);
        check(api().eventRecord(part.free.get(), stream), "cuEventRecord");
    }
}

void Staging::download(std::span<std::byte> host, const void* device, driver::Stream stream)
{
    const auto empty = [&](std::size_t chunk) {
        Half& part = half(chunk);
        check(api().eventSynchronize(part.free.get()), "cuEventSynchronize after a download");
        std::memcpy(host.data() + chunk * halfBytes, part.memory.get(), chunkBytes(host.size(), chunk));
    };
    const std::size_t chunks = chunkCount(host.size());
    for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
        Half& part = half(chunk);
        copyFromDevice(part.memory.get(), static_cast<const std::byte*>(device) + chunk * halfBytes,
                       chunkBytes(host.size(), chunk), stream);
        check(api().eventRecord(part.free.get(), stream), "cuEventRecord");
        if (chunk > 0)
            empty(chunk - 1);
    }
    if (chunks > 0)
        empty(chunks - 1);
}

} // namespace tilescope::cuda
