#pragma once

#include "gpu/cuda/cuda_backend.h"
#include "gpu/cuda/driver/driver_api.h"

#include <cstddef>
#include <memory>
#include <string>
#include <type_traits>

namespace tilescope::cuda
{

/// The driver's functions. Throws CudaError, with what to install, if this machine has no driver that can be used.
const driver::Api& api();

/// The same for destructors: what they release was made with it.
const driver::Api& usedApi() noexcept;

/// Throws CudaError, with `what` and the driver's name and description, unless `code` is success.
void check(driver::Status code, const std::string& what);

/// For destructors and for calls that may fail.
inline bool succeeded(driver::Status code) noexcept { return code == driver::success; }

/// Makes the device's primary context current on the calling thread, which the driver requires of every thread.
/// NVIDIA's libraries use the same context. It is created by the first call and lasts until the process ends.
void makeDeviceCurrent(int ordinal);

/// For destructors, which may run on any thread: if it has no context, gives it the last one that was made current.
void makeAnyDeviceCurrent() noexcept;

/// Device memory as the driver's functions take it.
inline driver::Address addressOf(const void* memory) { return reinterpret_cast<driver::Address>(memory); }

// Move-only owners of the driver's handles. Destructors never throw; after the device is lost their calls fail, which
// is ignored.

template <typename Handle, driver::Status (*driver::Api::*release)(Handle)>
struct HandleDeleter {
    void operator()(Handle handle) const noexcept
    {
        makeAnyDeviceCurrent();
        (void)(usedApi().*release)(handle);
    }
};
template <typename Handle, driver::Status (*driver::Api::*release)(Handle)>
using HandleOwner = std::unique_ptr<std::remove_pointer_t<Handle>, HandleDeleter<Handle, release>>;

using Stream = HandleOwner<driver::Stream, &driver::Api::streamDestroy>;
using Event = HandleOwner<driver::Event, &driver::Api::eventDestroy>;
using Array = HandleOwner<driver::Array, &driver::Api::arrayDestroy>;
using LoadedCode = HandleOwner<driver::Module, &driver::Api::moduleUnload>;
using Graph = HandleOwner<driver::Graph, &driver::Api::graphDestroy>;
using GraphExec = HandleOwner<driver::GraphExec, &driver::Api::graphExecDestroy>; ///< an instantiated graph
using GraphicsResource = HandleOwner<driver::GraphicsResource, &driver::Api::graphicsUnregisterResource>;
using PinnedMemory = HandleOwner<void*, &driver::Api::memFreeHost>;

struct DeviceMemoryDeleter {
    void operator()(void* memory) const noexcept;
};
using DeviceMemory = std::unique_ptr<void, DeviceMemoryDeleter>;

/// A stream that does not synchronize with the default stream.
Stream makeStream();
Event makeEvent(); ///< with time stamps
PinnedMemory makePinnedMemory(std::size_t bytes);

} // namespace tilescope::cuda
