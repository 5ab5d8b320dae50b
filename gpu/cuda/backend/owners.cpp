#include "gpu/cuda/backend/owners.h"

#include "gpu/cuda/device_reason.h"
#include "gpu/recipe/message.h"

#include <atomic>
#include <map>
#include <mutex>

namespace tilescope::cuda
{

namespace
{
std::atomic<const driver::Api*> used{nullptr};
std::atomic<driver::Context> lastContext{nullptr};
} // namespace

const driver::Api& api()
{
    const driver::Loaded& loaded = driver::installed();
    if (!loaded.api)
        throw CudaError(loaded.reason, driver::noDevice, false);
    used = &*loaded.api;
    return *loaded.api;
}

const driver::Api& usedApi() noexcept { return *used; }

void check(driver::Status code, const std::string& what)
{
    if (code == driver::success)
        return;
    const char *name = nullptr, *description = nullptr;
    if (!succeeded(api().getErrorName(code, &name)) || !succeeded(api().getErrorString(code, &description)))
        name = description = nullptr;
    const std::string number = std::to_string(code);
    const Message failure = name && description
                                ? say(gpu::phrase("%1 failed: %2 (%3, error %4)."), what, description, name, number)
                                : say(gpu::phrase("%1 failed (error %2)."), what, number);
    throw CudaError(joined(failure, adviceForCudaError(code)), code, isStickyCudaError(code));
}

namespace
{
/// Retained once and never released: pictures may outlive the backend, and the libraries keep using the context.
driver::Context primaryContext(int ordinal)
{
    static std::mutex mutex;
    static std::map<int, driver::Context> contexts;
    const std::scoped_lock lock(mutex);
    driver::Context& context = contexts[ordinal];
    if (!context) {
        driver::Device device = 0;
        check(api().init(0), "Starting CUDA");
        check(api().deviceGet(&device, ordinal), "Finding GPU " + std::to_string(ordinal));
        check(api().devicePrimaryCtxRetain(&context, device), "Opening GPU " + std::to_string(ordinal));
    }
    return context;
}
} // namespace

void makeDeviceCurrent(int ordinal)
{
    const driver::Context context = primaryContext(ordinal);
    check(api().ctxSetCurrent(context), "cuCtxSetCurrent");
    lastContext = context;
}

void makeAnyDeviceCurrent() noexcept
{
    driver::Context current = nullptr;
    if (succeeded(usedApi().ctxGetCurrent(&current)) && !current)
        (void)usedApi().ctxSetCurrent(lastContext);
}

void DeviceMemoryDeleter::operator()(void* memory) const noexcept
{
    makeAnyDeviceCurrent();
    (void)usedApi().memFree(addressOf(memory));
}

Stream makeStream()
{
    driver::Stream stream = nullptr;
    check(api().streamCreate(&stream, driver::streamNonBlocking), "cuStreamCreate");
    return Stream(stream);
}

Event makeEvent()
{
    driver::Event event = nullptr;
    check(api().eventCreate(&event, driver::eventDefault), "cuEventCreate");
    return Event(event);
}

PinnedMemory makePinnedMemory(std::size_t bytes)
{
    void* memory = nullptr;
    check(api().memAllocHost(&memory, bytes), "cuMemAllocHost of " + std::to_string(bytes) + " bytes");
    return PinnedMemory(memory);
}

} // namespace tilescope::cuda
