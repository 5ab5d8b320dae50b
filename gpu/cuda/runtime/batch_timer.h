#pragma once

#include "gpu/cuda/runtime/owners.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <span>
#include <vector>

namespace tilescope::cuda
{

/// Holds a stream back until opened, so that a whole batch is queued before its first part starts. Otherwise the time
/// between two events would hold the host's launch latency too, which for small kernels is the larger part.
class Gate
{
public:
    void close(cudaStream_t stream);
    void open() noexcept;

private:
    static void CUDART_CB hold(void* gate);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_open = true;
};

/// Times queued work with events on its own stream.
class BatchTimer
{
public:
    using Work = std::function<void()>; ///< queues device work on the stream; never waits for the device

    explicit BatchTimer(cudaStream_t stream) : m_stream(stream) {}
    ~BatchTimer(); ///< waits for what is queued
    BatchTimer(const BatchTimer&) = delete;
    BatchTimer& operator=(const BatchTimer&) = delete;

    /// Queues `repetitions` times: `prepare` (not timed), then the steps with an event before the first and after each.
    /// Waits, and gives microseconds as [step][repetition]. `name` is for messages.
    std::vector<std::vector<double>> run(int repetitions, const Work& prepare, std::span<const Work> steps,
                                         const std::string& name);

    /// Repetitions that one batch may hold: a stream's queue is finite, and a full one would block on the gate.
    static int mostRepetitions(std::size_t entriesPerRepetition);

private:
    void queue(int repetitions, const Work& prepare, std::span<const Work> steps);
    void record(std::size_t event);

    cudaStream_t m_stream;
    Gate m_gate;
    std::vector<Event> m_events;
};

/// The launches as one CUDA graph, which the device starts without the host between them. Null where something among
/// them cannot be captured, such as a library's call that allocates or waits. Throws CudaError for a sticky error, and
/// what the launches throw beside CudaError. The graph uses the memory that the launches use.
GraphExec captureGraph(cudaStream_t stream, std::span<const BatchTimer::Work> launches);

} // namespace tilescope::cuda
