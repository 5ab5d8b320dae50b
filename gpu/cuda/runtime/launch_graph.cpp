#include "gpu/cuda/runtime/launch_graph.h"

#include <utility>

namespace tilescope::cuda
{

namespace
{

/// A stream that records what is queued instead of running it. Ends with the object whatever happens.
class Capture
{
public:
    explicit Capture(cudaStream_t stream)
        : m_stream(stream), m_isOpen(succeeded(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal)))
    {
    }
    ~Capture() { (void)end(); }
    Capture(const Capture&) = delete;
    Capture& operator=(const Capture&) = delete;

    bool isOpen() const { return m_isOpen; }

    /// Null when the capture was spoilt meanwhile.
    Graph end() noexcept
    {
        cudaGraph_t graph = nullptr;
        if (std::exchange(m_isOpen, false) && !succeeded(cudaStreamEndCapture(m_stream, &graph)))
            graph = nullptr;
        return Graph(graph);
    }

private:
    cudaStream_t m_stream;
    bool m_isOpen;
};

Graph capture(cudaStream_t stream, std::span<const BatchTimer::Work> launches)
{
    Capture capture(stream);
    if (!capture.isOpen())
        return nullptr;
    try {
        for (const BatchTimer::Work& launch : launches)
            launch();
    } catch (const CudaError& error) {
        if (error.sticky)
            throw;
        return nullptr;
    } catch (const SettingError&) { // a library that cannot be captured
        return nullptr;
    }
    return capture.end();
}

} // namespace

GraphExec captureGraph(cudaStream_t stream, std::span<const BatchTimer::Work> launches)
{
    const Graph graph = capture(stream, launches);
    cudaGraphExec_t ready = nullptr;
    if (!graph || !succeeded(cudaGraphInstantiate(&ready, graph.get(), 0)))
        return nullptr;
    GraphExec exec(ready);
    if (!succeeded(cudaGraphUpload(exec.get(), stream)))
        return nullptr;
    return exec;
}

} // namespace tilescope::cuda
