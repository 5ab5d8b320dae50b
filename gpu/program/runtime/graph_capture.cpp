#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/graph.h"

#include <algorithm>
#include <utility>

// Streams that are captured into a graph. Every node depends on the last one of its stream and on the events for which
// the stream has waited.

using namespace tilescope;

namespace
{

struct Capture {
    CUgraph_st* graph = nullptr;
    cudaStream_t origin = nullptr;
    unsigned long long id = 0;
    bool isOurs = true; ///< the graph was made for it
};

struct CapturedStream {
    std::shared_ptr<Capture> capture;
    std::vector<CUgraphNode_st*> last;
};

std::map<cudaStream_t, CapturedStream>& capturedStreams()
{
    static auto& streams = *new std::map<cudaStream_t, CapturedStream>;
    return streams;
}

std::map<cudaEvent_t, CapturedStream>& capturedEvents()
{
    static auto& events = *new std::map<cudaEvent_t, CapturedStream>;
    return events;
}

CapturedStream* captured(cudaStream_t stream)
{
    const auto found = capturedStreams().find(stream);
    return found == capturedStreams().end() ? nullptr : &found->second;
}

CUgraphNode_st& append(CapturedStream& stream, cudaGraphNodeType type, std::function<cudaError_t()> run)
{
    CUgraphNode_st& node = addNode(*stream.capture->graph, type, stream.last, std::move(run));
    stream.last = {&node};
    return node;
}

cudaError_t begin(cudaStream_t stream, CUgraph_st* graph, std::vector<CUgraphNode_st*> dependencies)
{
    return call([&](Device&) {
        static unsigned long long captures = 0;
        if (!stream)
            throw CallError(cudaErrorStreamCaptureUnsupported, "The default stream cannot be captured. Create one.");
        if (captured(stream))
            throw CallError(cudaErrorIllegalState, "The stream is being captured already.");
        const bool isOurs = graph == nullptr;
        capturedStreams()[stream] = {
            std::make_shared<Capture>(Capture{isOurs ? new CUgraph_st : graph, stream, ++captures, isOurs}),
            std::move(dependencies)};
    });
}

} // namespace

cudaError_t tilescope::onStream(cudaStream_t stream, cudaGraphNodeType type, std::function<cudaError_t()> run)
{
    {
        const std::lock_guard lock(Device::instance().mutex);
        if (CapturedStream* const capture = captured(stream)) {
            append(*capture, type, std::move(run));
            return cudaSuccess;
        }
    }
    const StreamScope scope(stream);
    return run();
}

cudaError_t tilescope::launchOnStream(cudaStream_t stream, const void* function, const dim3& grid, const dim3& block,
                                      void** arguments, std::size_t dynamicSharedBytes, bool isCooperative)
{
    const std::lock_guard lock(Device::instance().mutex);
    CapturedStream* const capture = captured(stream);
    const StreamScope scope(stream);
    if (!capture)
        return launchKernel(function, grid, block, arguments, dynamicSharedBytes, isCooperative);
    return call([&](Device&) {
        std::shared_ptr<KernelWork> work = workOf(function, grid, block, arguments, dynamicSharedBytes, isCooperative);
        append(*capture, cudaGraphNodeTypeKernel, {}).kernel = std::move(work);
    });
}

bool tilescope::capturesEvent(cudaStream_t stream, cudaEvent_t event)
{
    const std::lock_guard lock(Device::instance().mutex);
    const CapturedStream* const capture = captured(stream);
    if (capture)
        capturedEvents()[event] = *capture;
    else
        capturedEvents().erase(event);
    return capture;
}

bool tilescope::capturesWait(cudaStream_t stream, cudaEvent_t event)
{
    const std::lock_guard lock(Device::instance().mutex);
    const auto found = capturedEvents().find(event);
    if (found == capturedEvents().end())
        return false;
    CapturedStream& joined = capturedStreams()[stream];
    joined.capture = found->second.capture;
    for (CUgraphNode_st* const node : found->second.last)
        if (std::ranges::find(joined.last, node) == joined.last.end())
            joined.last.push_back(node);
    return true;
}

extern "C" {

cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode) { return begin(stream, nullptr, {}); }

cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                          const cudaGraphEdgeData*, std::size_t count, cudaStreamCaptureMode)
{
    return begin(stream, graph, {dependencies, dependencies + count});
}

cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph)
{
    return call([&](Device&) {
        const CapturedStream* const capture = captured(stream);
        if (!capture || capture->capture->origin != stream)
            throw CallError(cudaErrorIllegalState, "This stream has not begun a capture.");
        const std::shared_ptr<Capture> ended = capture->capture;
        if (graph)
            *graph = ended->graph;
        std::erase_if(capturedStreams(), [&](const auto& other) { return other.second.capture == ended; });
        std::erase_if(capturedEvents(), [&](const auto& other) { return other.second.capture == ended; });
    });
}

cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status)
{
    return cudaStreamGetCaptureInfo(stream, status);
}

cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* status, unsigned long long* id,
                                     cudaGraph_t* graph, const cudaGraphNode_t** dependencies,
                                     const cudaGraphEdgeData** edges, std::size_t* count)
{
    return call([&](Device&) {
        const CapturedStream* const capture = captured(stream);
        *status = capture ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
        if (!capture)
            return;
        if (id)
            *id = capture->capture->id;
        if (graph)
            *graph = capture->capture->graph;
        if (dependencies)
            *dependencies = capture->last.data();
        if (edges)
            *edges = nullptr;
        if (count)
            *count = capture->last.size();
    });
}

cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t* dependencies,
                                                const cudaGraphEdgeData*, std::size_t count, unsigned flags)
{
    return call([&](Device&) {
        CapturedStream* const capture = captured(stream);
        if (!capture)
            throw CallError(cudaErrorIllegalState, "The stream is not being captured.");
        if (flags == cudaStreamSetCaptureDependencies)
            capture->last.clear();
        capture->last.insert(capture->last.end(), dependencies, dependencies + count);
    });
}

cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode*) { return cudaSuccess; }

} // extern "C"
