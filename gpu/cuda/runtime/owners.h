#pragma once

#include "gpu/cuda/cuda_backend.h"

#include <cstddef>
#include <cuda_runtime_api.h>
#include <memory>
#include <string>
#include <type_traits>

namespace tilescope::cuda
{

/// Throws CudaError, with `what` and CUDA's own name and words, unless `code` is success. An error that the context
/// survives is cleared, so that the next call does not report it again.
void check(cudaError_t code, const std::string& what);

/// For destructors and for calls that may fail: clears the error and says whether the call went well.
bool succeeded(cudaError_t code) noexcept;

/// The first device that this program can use, or why there is none. Leaves no error behind and opens no context.
struct UsableDevice {
    int ordinal = -1;
    std::string reason;
};
UsableDevice findUsableDevice();

/// An attribute of a device; 0 when the driver does not know it.
int attribute(int ordinal, cudaDeviceAttr which);

// Move-only owners of the runtime's handles. Destructors never throw; after a lost device the calls in them fail and
// that is ignored.

template <typename Handle, cudaError_t (*release)(Handle)>
struct HandleDeleter {
    void operator()(Handle handle) const noexcept { succeeded(release(handle)); }
};
template <typename Handle, cudaError_t (*release)(Handle)>
using HandleOwner = std::unique_ptr<std::remove_pointer_t<Handle>, HandleDeleter<Handle, release>>;

using Stream = HandleOwner<cudaStream_t, cudaStreamDestroy>;
using Event = HandleOwner<cudaEvent_t, cudaEventDestroy>;
using Array = HandleOwner<cudaArray_t, cudaFreeArray>;
using Library = HandleOwner<cudaLibrary_t, cudaLibraryUnload>;
using Graph = HandleOwner<cudaGraph_t, cudaGraphDestroy>;
using GraphExec = HandleOwner<cudaGraphExec_t, cudaGraphExecDestroy>; ///< a graph made ready to be launched
using GraphicsResource = HandleOwner<cudaGraphicsResource_t, cudaGraphicsUnregisterResource>;

struct DeviceMemoryDeleter {
    void operator()(void* memory) const noexcept { succeeded(cudaFree(memory)); }
};
using DeviceMemory = std::unique_ptr<void, DeviceMemoryDeleter>;

struct PinnedMemoryDeleter {
    void operator()(std::byte* memory) const noexcept { succeeded(cudaFreeHost(memory)); }
};
using PinnedMemory = std::unique_ptr<std::byte, PinnedMemoryDeleter>;

/// A stream that does not wait for the default stream.
Stream makeStream();
Event makeEvent(); ///< with time stamps
PinnedMemory makePinnedMemory(std::size_t bytes);

} // namespace tilescope::cuda
