#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/graph.h"

#include <atomic>
#include <chrono>

// Streams and events. What a program gives to a stream has ended when the call returns; the time between two events is
// the emulator's.

using namespace tilescope;

/// What the header declares and does not define.
struct CUstream_st {
    unsigned flags = 0;
    int priority = 0;
    unsigned long long id = 0;
};

struct CUevent_st {
    std::chrono::steady_clock::time_point time;
};

namespace
{

cudaError_t createStream(cudaStream_t* stream, unsigned flags, int priority)
{
    static std::atomic<unsigned long long> streams = 2; // after the default streams
    *stream = new CUstream_st{flags, priority, ++streams};
    Device::instance().checks().order([&](StreamOrder& order) {
        order.created(StreamScope::numberOf(*stream), (flags & cudaStreamNonBlocking) != 0);
    });
    return cudaSuccess;
}

std::uintptr_t numberOf(cudaEvent_t event) { return reinterpret_cast<std::uintptr_t>(event); }

/// One that the program has created.
bool isCreated(cudaStream_t stream) { return stream && stream != cudaStreamLegacy && stream != cudaStreamPerThread; }

constexpr const char* noIpc = "The emulated GPU belongs to one process. Use threads of one process instead.";
cudaError_t refuse(const char* sentence) { return fail(cudaErrorNotSupported, sentence); }

} // namespace

extern "C" {

cudaError_t cudaStreamCreate(cudaStream_t* stream) { return createStream(stream, 0, 0); }
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags) { return createStream(stream, flags, 0); }
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority)
{
    return createStream(stream, flags, priority);
}
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest)
{
    *least = 0;
    *greatest = -1;
    return cudaSuccess;
}
cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    if (isCreated(stream))
        delete stream;
    return cudaSuccess;
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    Device::instance().checks().order([&](StreamOrder& order) { order.hostWaitsFor(StreamScope::numberOf(stream)); });
    return waitedResult();
}
cudaError_t cudaStreamQuery(cudaStream_t stream) { return cudaStreamSynchronize(stream); }
cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue*) { return cudaSuccess; }
cudaError_t cudaStreamGetPriority(cudaStream_t stream, int* priority)
{
    *priority = isCreated(stream) ? stream->priority : 0;
    return cudaSuccess;
}
cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned* flags)
{
    *flags = isCreated(stream) ? stream->flags : 0;
    return cudaSuccess;
}
cudaError_t cudaStreamGetId(cudaStream_t stream, unsigned long long* id)
{
    *id = isCreated(stream) ? stream->id : reinterpret_cast<std::uintptr_t>(stream);
    return cudaSuccess;
}
cudaError_t cudaStreamGetDevice(cudaStream_t, int* device) { return cudaGetDevice(device); }
cudaError_t cudaStreamGetAttribute(cudaStream_t, cudaStreamAttrID, cudaStreamAttrValue* value)
{
    *value = {};
    return cudaSuccess;
}
cudaError_t cudaStreamCopyAttributes(cudaStream_t, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned)
{
    if (capturesWait(stream, event))
        return cudaSuccess;
    Device::instance().checks().order(
        [&](StreamOrder& order) { order.waits(StreamScope::numberOf(stream), numberOf(event)); });
    return Device::instance().broken;
}
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* data, unsigned)
{
    callback(stream, cudaDeviceSynchronize(), data); // it may tell others
    return cudaSuccess;
}
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* data)
{
    return onStream(stream, cudaGraphNodeTypeHost, [=] {
        Device::instance().checks().synchronised();                                             // for the function
        Device::instance().checks().order([](StreamOrder& order) { order.hostWaitsForAll(); }); // it may tell others
        function(data);
        return cudaSuccess;
    });
}

cudaError_t cudaEventCreate(cudaEvent_t* event) { return cudaEventCreateWithFlags(event, 0); }
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned)
{
    *event = new CUevent_st;
    return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    delete event;
    return cudaSuccess;
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    if (!event)
        return fail(cudaErrorInvalidResourceHandle, "There is no event to record. Create it with cudaEventCreate.");
    if (capturesEvent(stream, event))
        return cudaSuccess;
    event->time = std::chrono::steady_clock::now();
    Device::instance().checks().order(
        [&](StreamOrder& order) { order.recorded(numberOf(event), StreamScope::numberOf(stream)); });
    return Device::instance().broken;
}
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned)
{
    return cudaEventRecord(event, stream);
}
cudaError_t cudaEventSynchronize(cudaEvent_t event)
{
    Device::instance().checks().order([&](StreamOrder& order) { order.hostWaitsForEvent(numberOf(event)); });
    return waitedResult();
}
cudaError_t cudaEventQuery(cudaEvent_t event) { return cudaEventSynchronize(event); }
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t from, cudaEvent_t to)
{
    *milliseconds = std::chrono::duration<float, std::milli>(to->time - from->time).count();
    return waitedResult();
}

// --- memory and events of other processes ---
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t*, cudaEvent_t) { return refuse(noIpc); }
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t*, cudaIpcEventHandle_t) { return refuse(noIpc); }
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t*, void*) { return refuse(noIpc); }
cudaError_t cudaIpcOpenMemHandle(void**, cudaIpcMemHandle_t, unsigned) { return refuse(noIpc); }
cudaError_t cudaIpcCloseMemHandle(void*) { return refuse(noIpc); }

} // extern "C"
