#pragma once

#include "gpu/cuda/backend/owners.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <span>
#include <vector>

namespace tilescope::cuda
{

/// Blocks a stream until opened, so that a whole batch is queued before its first part starts. Otherwise the time
/// between two events would include the host's launch latency, which for small kernels is the larger part.
class Gate
{
public:
    void close(driver::Stream stream);
    void open() noexcept;

private:
    static void hold(void* gate);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_open = true;
};

/// Times queued work with events on its own stream.
class BatchTimer
{
public:
    using Work = std::function<void()>; ///< queues device work on the stream; never waits for the device

    explicit BatchTimer(driver::Stream stream) : m_stream(stream) {}
    ~BatchTimer(); ///< waits for queued work
    BatchTimer(const BatchTimer&) = delete;
    BatchTimer& operator=(const BatchTimer&) = delete;

    /// Queues `repetitions` times: `prepare` (not timed), then the steps with an event before the first and after each.
    /// Waits, and returns microseconds as [step][repetition]. `name` is for messages.
    std::vector<std::vector<double>> run(int repetitions, const Work& prepare, std::span<const Work> steps,
                                         const std::string& name);

    /// Repetitions that fit one batch: a stream's queue is finite, and a full queue would deadlock with the gate.
    static int mostRepetitions(std::size_t entriesPerRepetition);

private:
    void queue(int repetitions, const Work& prepare, std::span<const Work> steps);
    void record(std::size_t event);

    driver::Stream m_stream;
    Gate m_gate;
    std::vector<Event> m_events;
};

/// The launches as one CUDA graph, which the device executes without the host in between. Null if one of them cannot be
/// captured, such as a library's call that allocates or waits. Throws CudaError for a sticky error, and other
/// exceptions of the launches. The graph uses the same memory as the launches.
GraphExec captureGraph(driver::Stream stream, std::span<const BatchTimer::Work> launches);

} // namespace tilescope::cuda
