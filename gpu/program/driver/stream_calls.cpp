#include "gpu/program/driver/driver_call.h"

// The driver's streams and events, which are the runtime's.

using namespace tilescope;

extern "C" {

CUresult cuStreamCreate(CUstream* stream, unsigned flags)
{
    return driverCall([&] { return cudaStreamCreateWithFlags(stream, flags); });
}
CUresult cuStreamCreateWithPriority(CUstream* stream, unsigned flags, int priority)
{
    return driverCall([&] { return cudaStreamCreateWithPriority(stream, flags, priority); });
}
CUresult cuStreamDestroy(CUstream stream)
{
    return driverCall([&] { return cudaStreamDestroy(stream); });
}
CUresult cuStreamSynchronize(CUstream stream)
{
    return driverCall([&] { return cudaStreamSynchronize(stream); });
}
CUresult cuStreamQuery(CUstream stream)
{
    return driverCall([&] { return cudaStreamQuery(stream); });
}
CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned flags)
{
    return driverCall([&] { return cudaStreamWaitEvent(stream, event, flags); });
}
CUresult cuStreamAddCallback(CUstream stream, CUstreamCallback callback, void* data, unsigned)
{
    return driverCall([&] {
        const cudaError_t status = cudaStreamSynchronize(stream);
        callback(stream, driverError(status), data);
        return cudaSuccess;
    });
}
CUresult cuStreamGetFlags(CUstream stream, unsigned* flags)
{
    return driverCall([&] { return cudaStreamGetFlags(stream, flags); });
}
CUresult cuStreamGetPriority(CUstream stream, int* priority)
{
    return driverCall([&] { return cudaStreamGetPriority(stream, priority); });
}
CUresult cuEventCreate(CUevent* event, unsigned flags)
{
    return driverCall([&] { return cudaEventCreateWithFlags(event, flags); });
}
CUresult cuEventDestroy(CUevent event)
{
    return driverCall([&] { return cudaEventDestroy(event); });
}
CUresult cuEventRecord(CUevent event, CUstream stream)
{
    return driverCall([&] { return cudaEventRecord(event, stream); });
}
CUresult cuEventSynchronize(CUevent event)
{
    return driverCall([&] { return cudaEventSynchronize(event); });
}
CUresult cuEventQuery(CUevent event)
{
    return driverCall([&] { return cudaEventQuery(event); });
}
CUresult cuEventElapsedTime(float* milliseconds, CUevent from, CUevent to)
{
    return driverCall([&] { return cudaEventElapsedTime(milliseconds, from, to); });
}

} // extern "C"
