#pragma once

#include "gpu/program/runtime/call.h"

#include <cuda.h>
#include <driver_types.h>

#include <string>

namespace tilescope
{

/// The driver's code for an error of the runtime. Most have the same number.
CUresult driverError(cudaError_t error);

/// A call of the driver that fails by itself; the sentence goes to stderr.
CUresult failDriver(CUresult code, const std::string& sentence);

/// The context of this thread; null if there is none.
CUcontext currentContext();

/// What the driver asks of every call: CUDA_SUCCESS, or why it cannot be.
CUresult driverState(bool needsContext);

/// One call of the driver, as the runtime's call `work()` does it.
template <class Work>
CUresult driverCall(const Work& work, bool needsContext = true)
{
    const DriverScope scope;
    const CUresult state = driverState(needsContext);
    return state == CUDA_SUCCESS ? driverError(work()) : state;
}

template <class Pointer = void*>
Pointer pointerOf(CUdeviceptr address)
{
    return reinterpret_cast<Pointer>(address); // NOLINT(performance-no-int-to-ptr)
}

inline CUdeviceptr addressOf(const void* pointer) { return reinterpret_cast<CUdeviceptr>(pointer); }

} // namespace tilescope
