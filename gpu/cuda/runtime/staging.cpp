#include "gpu/cuda/runtime/staging.h"

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

void Staging::upload(void* device, std::span<const std::byte> host, cudaStream_t stream)
{
    for (std::size_t chunk = 0; chunk < chunkCount(host.size()); ++chunk) {
        Half& part = half(chunk);
        const std::size_t offset = chunk * halfBytes, bytes = chunkBytes(host.size(), chunk);
        check(cudaEventSynchronize(part.free.get()), "cudaEventSynchronize before an upload");
        std::memcpy(part.memory.get(), host.data() + offset, bytes);
        check(cudaMemcpyAsync(static_cast<std::byte*>(device) + offset, part.memory.get(), bytes,
                              cudaMemcpyHostToDevice, stream),
              "cudaMemcpyAsync to the device");
        check(cudaEventRecord(part.free.get(), stream), "cudaEventRecord");
    }
}

void Staging::download(std::span<std::byte> host, const void* device, cudaStream_t stream)
{
    const auto empty = [&](std::size_t chunk) {
        Half& part = half(chunk);
        check(cudaEventSynchronize(part.free.get()), "cudaEventSynchronize after a download");
        std::memcpy(host.data() + chunk * halfBytes, part.memory.get(), chunkBytes(host.size(), chunk));
    };
    const std::size_t chunks = chunkCount(host.size());
    for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
        Half& part = half(chunk);
        check(cudaMemcpyAsync(part.memory.get(), static_cast<const std::byte*>(device) + chunk * halfBytes,
                              chunkBytes(host.size(), chunk), cudaMemcpyDeviceToHost, stream),
              "cudaMemcpyAsync from the device");
        check(cudaEventRecord(part.free.get(), stream), "cudaEventRecord");
        if (chunk > 0)
            empty(chunk - 1);
    }
    if (chunks > 0)
        empty(chunks - 1);
}

} // namespace tilescope::cuda
