#include "gpu/cuda/backend/batch_timer.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tilescope::cuda
{

namespace
{
// If the queue fills up nevertheless, the gate opens by itself and the batch continues.
constexpr std::chrono::milliseconds longestHold{20};
constexpr std::size_t safeQueueLength = 400;

class OpenAtExit
{
public:
    explicit OpenAtExit(Gate& gate) : m_gate(gate) {}
    ~OpenAtExit() { m_gate.open(); }
    OpenAtExit(const OpenAtExit&) = delete;
    OpenAtExit& operator=(const OpenAtExit&) = delete;

private:
    Gate& m_gate;
};
} // namespace

void Gate::hold(void* gate)
{
    auto& self = *static_cast<Gate*>(gate);
    std::unique_lock lock(self.m_mutex);
    self.m_changed.wait_for(lock, longestHold, [&self] { return self.m_open; });
}

void Gate::close(driver::Stream stream)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_open = false;
    }
    check(api().launchHostFunc(stream, hold, this), "cuLaunchHostFunc");
}

void Gate::open() noexcept
{
    {
        const std::scoped_lock lock(m_mutex);
        m_open = true;
    }
    m_changed.notify_all();
}

BatchTimer::~BatchTimer()
{
    m_gate.open();
    makeAnyDeviceCurrent();
    (void)usedApi().streamSynchronize(m_stream);
}

int BatchTimer::mostRepetitions(std::size_t entriesPerRepetition)
{
    return static_cast<int>(
        std::clamp<std::size_t>(safeQueueLength / std::max<std::size_t>(entriesPerRepetition, 1), 1, 64));
}

void BatchTimer::record(std::size_t event)
{
    check(api().eventRecord(m_events[event].get(), m_stream), "cuEventRecord");
}

void BatchTimer::queue(int repetitions, const Work& prepare, std::span<const Work> steps)
{
    std::size_t event = 0;
    for (int repetition = 0; repetition < repetitions; ++repetition) {
        prepare();
        record(event++);
        for (const Work& step : steps) {
            step();
            record(event++);
        }
    }
}

std::vector<std::vector<double>> BatchTimer::run(int repetitions, const Work& prepare, std::span<const Work> steps,
                                                 const std::string& name)
{
    const std::size_t count = static_cast<std::size_t>(repetitions);
    const std::size_t eventsPerRepetition = steps.size() + 1;
    while (m_events.size() < count * eventsPerRepetition)
        m_events.push_back(makeEvent());
    {
        const OpenAtExit openAtExit(m_gate);
        m_gate.close(m_stream);
        queue(repetitions, prepare, steps);
    }
    check(api().streamSynchronize(m_stream), "Running " + name);

    std::vector<std::vector<double>> microseconds(steps.size());
    for (std::size_t repetition = 0; repetition < count; ++repetition)
        for (std::size_t step = 0; step < steps.size(); ++step) {
            const std::size_t before = repetition * eventsPerRepetition + step;
            float milliseconds = 0;
            check(api().eventElapsedTime(&milliseconds, m_events[before].get(), m_events[before + 1].get()),
                  "cuEventElapsedTime");
            microseconds[step].push_back(static_cast<double>(milliseconds) * 1000.0);
        }
    return microseconds;
}

namespace
{

/// A stream that records work instead of executing it. Ends the capture in any case when destroyed.
class Capture
{
public:
    explicit Capture(driver::Stream stream)
        : m_stream(stream), m_isOpen(succeeded(api().streamBeginCapture(stream, driver::CaptureMode::ThreadLocal)))
    {
    }
    ~Capture() { (void)end(); }
    Capture(const Capture&) = delete;
    Capture& operator=(const Capture&) = delete;

    bool isOpen() const { return m_isOpen; }

    /// Null if the capture was invalidated.
    Graph end() noexcept
    {
        driver::Graph graph = nullptr;
        if (std::exchange(m_isOpen, false) && !succeeded(usedApi().streamEndCapture(m_stream, &graph)))
            graph = nullptr;
        return Graph(graph);
    }

private:
    driver::Stream m_stream;
    bool m_isOpen;
};

Graph capture(driver::Stream stream, std::span<const BatchTimer::Work> launches)
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

GraphExec captureGraph(driver::Stream stream, std::span<const BatchTimer::Work> launches)
{
    const Graph graph = capture(stream, launches);
    driver::GraphExec ready = nullptr;
    if (!graph || !succeeded(api().graphInstantiateWithFlags(&ready, graph.get(), 0)))
        return nullptr;
    GraphExec exec(ready);
    if (!succeeded(api().graphUpload(exec.get(), stream)))
        return nullptr;
    return exec;
}

} // namespace tilescope::cuda
