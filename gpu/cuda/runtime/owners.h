#pragma once

#include "gpu/cuda/cuda_backend.h"

#include <cstddef>
#include <cuda_runtime_api.h>
#include <memory>
#include <string>
#include <type_traits>

namespace tilescope::cuda
{

/// Throws CudaError, with `what` and CUDA's name and description, unless `code` is success. A non-sticky error is
/// cleared, so that the next call does not report it again.
void check(cudaError_t code, const std::string& what);

/// For destructors and for calls that may fail: clears the error and returns whether the call succeeded.
bool succeeded(cudaError_t code) noexcept;

/// The first device that this program can use, or why there is none. Leaves no CUDA error behind and creates no
/// context.
struct UsableDevice {
    int ordinal = -1;
    std::string reason;
};
UsableDevice findUsableDevice();

/// An attribute of a device; 0 if the driver does not know it.
int attribute(int ordinal, cudaDeviceAttr which);

// Move-only owners of the runtime's handles. Destructors never throw; after the device is lost their calls fail, which
// is ignored.

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
using GraphExec = HandleOwner<cudaGraphExec_t, cudaGraphExecDestroy>; ///< an instantiated graph
using GraphicsResource = HandleOwner<cudaGraphicsResource_t, cudaGraphicsUnregisterResource>;

struct DeviceMemoryDeleter {
    void operator()(void* memory) const noexcept { succeeded(cudaFree(memory)); }
};
using DeviceMemory = std::unique_ptr<void, DeviceMemoryDeleter>;

struct PinnedMemoryDeleter {
    void operator()(std::byte* memory) const noexcept { succeeded(cudaFreeHost(memory)); }
};
using PinnedMemory = std::unique_ptr<std::byte, PinnedMemoryDeleter>;

/// A stream that does not synchronize with the default stream.
Stream makeStream();
Event makeEvent(); ///< with time stamps
PinnedMemory makePinnedMemory(std::size_t bytes);

} // namespace tilescope::cuda
