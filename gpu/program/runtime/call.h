#pragma once

#include "gpu/program/runtime/device.h"

#include <cuda_runtime_api.h>

#include <cstdint>
#include <mutex>
#include <utility>

namespace tilescope
{

/// What cudaGetLastError returns.
cudaError_t& lastError();

/// Remembers a failed call and prints its sentence.
cudaError_t fail(cudaError_t code, const char* sentence);

/// The result of a call that waits for the device.
cudaError_t waitedResult();

/// While it lives, this thread is in the runtime, and what it does is not the program's.
class CallScope
{
public:
    CallScope() { ++depth(); }
    ~CallScope() { --depth(); }
    CallScope(const CallScope&) = delete;
    CallScope& operator=(const CallScope&) = delete;
    static bool isInside() { return depth() > 0; }

private:
    static int& depth()
    {
        thread_local int calls = 0;
        return calls;
    }
};

/// While it lives, this thread is in a call of the driver, whose errors have other names and are not remembered.
class DriverScope
{
public:
    DriverScope() { ++depth(); }
    ~DriverScope() { --depth(); }
    DriverScope(const DriverScope&) = delete;
    DriverScope& operator=(const DriverScope&) = delete;
    static bool isInside() { return depth() > 0; }

private:
    static int& depth()
    {
        thread_local int calls = 0;
        return calls;
    }
};

/// While it lives, what this thread gives to the device is the stream's.
class StreamScope
{
public:
    explicit StreamScope(cudaStream_t stream) : m_before(std::exchange(current(), numberOf(stream))) {}
    ~StreamScope() { current() = m_before; }
    StreamScope(const StreamScope&) = delete;
    StreamScope& operator=(const StreamScope&) = delete;
    static std::uintptr_t& current()
    {
        thread_local std::uintptr_t stream = 0;
        return stream;
    }
    /// As the checks know it; 0 is the default stream.
    static std::uintptr_t numberOf(cudaStream_t stream)
    {
        return stream == cudaStreamLegacy ? 0 : reinterpret_cast<std::uintptr_t>(stream);
    }

private:
    std::uintptr_t m_before;
};

/// The driver's name of an error.
const char* driverErrorName(cudaError_t error);

/// Fills rows of `width` elements of 1, 2 or 4 bytes.
cudaError_t fillElements(void* to, std::size_t pitch, unsigned value, std::size_t elementBytes, std::size_t width,
                         std::size_t rows);
cudaError_t fillElementsAsync(void* to, unsigned value, std::size_t elementBytes, std::size_t count,
                              cudaStream_t stream);

/// One call of the runtime: `work(device)` alone on the device; what it throws is the call's result.
template <class Work>
cudaError_t call(const Work& work)
{
    Device& device = Device::instance();
    const std::lock_guard lock(device.mutex);
    const CallScope scope;
    if (device.broken != cudaSuccess)
        return lastError() = device.broken;
    try {
        work(device);
        return cudaSuccess;
    } catch (const CallError& error) {
        return fail(error.code, error.what());
    } catch (const std::exception& error) {
        return fail(cudaErrorUnknown, error.what());
    }
}

} // namespace tilescope
