#include "gpu/cuda/runtime/owners.h"

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

} // namespace tilescope::cuda
