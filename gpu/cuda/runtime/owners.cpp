#include "gpu/cuda/runtime/owners.h"

#include "gpu/cuda/device_reason.h"

namespace tilescope::cuda
{

Stream makeStream()
{
    cudaStream_t stream = nullptr;
    check(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "cudaStreamCreateWithFlags");
    return Stream(stream);
}

Event makeEvent()
{
    cudaEvent_t event = nullptr;
    check(cudaEventCreate(&event), "cudaEventCreate");
    return Event(event);
}

PinnedMemory makePinnedMemory(std::size_t bytes)
{
    void* memory = nullptr;
    check(cudaMallocHost(&memory, bytes), "cudaMallocHost of " + std::to_string(bytes) + " bytes");
    return PinnedMemory(static_cast<std::byte*>(memory));
}

void check(cudaError_t code, const std::string& what)
{
    if (code == cudaSuccess)
        return;
    const bool sticky = isStickyCudaError(code);
    if (!sticky)
        (void)cudaGetLastError();
    std::string message = what + " failed: " + cudaGetErrorString(code) + " (" + cudaGetErrorName(code) + ", error " +
                          std::to_string(code) + ").";
    if (const std::string advice = adviceForCudaError(code); !advice.empty())
        message += " " + advice;
    throw CudaError(message, code, sticky);
}

bool succeeded(cudaError_t code) noexcept
{
    if (code == cudaSuccess)
        return true;
    (void)cudaGetLastError();
    return false;
}

} // namespace tilescope::cuda
