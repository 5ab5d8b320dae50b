#include "tests/emulated_gpu/driver/exports.h"
#include "tests/emulated_gpu/driver/gpu.h"

// Streams, each with a thread that does its work in order; events; graphs, which are captured work.

using namespace tilescope::driver;

namespace
{

/// The event in its map keeps it alive until its work is done.
std::shared_ptr<EventState> eventOf(Gpu& gpu, Event event)
{
    known(gpu.events, event);
    return gpu.events.at(event);
}

/// Waits without holding the GPU's mutex, so that other threads may go on; then the code that a fault has left.
template <class Wait>
Status waited(Status found, const Wait& wait)
{
    if (found != success)
        return found;
    wait();
    return Gpu::instance().broken;
}

} // namespace

extern "C" {

Status cuStreamCreate(Stream* stream, unsigned flags)
{
    return call([&](Gpu& gpu) {
        if (flags > streamNonBlocking)
            throw Failure{invalidValue};
        *stream = keep(gpu.streams, std::make_unique<StreamState>());
    });
}

Status cuStreamSynchronize(Stream stream)
{
    StreamState* state = nullptr;
    const Status found = call([&](Gpu& gpu) {
        state = &known(gpu.streams, stream);
        if (state->capture)
            throw Failure{captureUnsupported};
    });
    return waited(found, [&] { state->queue.wait(); });
}

Status cuStreamDestroy_v2(Stream stream)
{
    return call([&](Gpu& gpu) {
        known(gpu.streams, stream).queue.wait();
        forget(gpu.streams, stream);
    });
}

Status cuLaunchHostFunc(Stream stream, HostFunction function, void* data)
{
    return call([&](Gpu& gpu) { enqueue(gpu, stream, [=] { function(data); }); });
}

Status cuEventCreate(Event* event, unsigned flags)
{
    return call([&](Gpu& gpu) {
        if (flags != eventDefault)
            throw Failure{invalidValue};
        *event = keep(gpu.events, std::make_shared<EventState>());
    });
}

Status cuEventRecord(Event event, Stream stream)
{
    return call([&](Gpu& gpu) {
        const std::shared_ptr<EventState> state = eventOf(gpu, event);
        StreamState& on = known(gpu.streams, stream);
        if (on.capture)
            throw Failure{captureUnsupported};
        {
            const std::scoped_lock lock(state->mutex);
            ++state->pending;
            ++state->recorded;
        }
        on.queue.add([state] {
            const std::scoped_lock lock(state->mutex);
            --state->pending;
            ++state->reached;
            state->time = std::chrono::steady_clock::now();
            state->changed.notify_all();
        });
    });
}

Status cuEventSynchronize(Event event)
{
    std::shared_ptr<EventState> state;
    const Status found = call([&](Gpu& gpu) { state = eventOf(gpu, event); });
    return waited(found, [&] {
        std::unique_lock lock(state->mutex);
        state->changed.wait(lock, [&] { return state->pending == 0; });
    });
}

/// For what was recorded when it is called.
Status cuStreamWaitEvent(Stream stream, Event event, unsigned flags)
{
    return call([&](Gpu& gpu) {
        if (flags != 0)
            throw Failure{invalidValue};
        const std::shared_ptr<EventState> state = eventOf(gpu, event);
        const std::scoped_lock lock(state->mutex);
        enqueue(gpu, stream, [state, record = state->recorded] {
            std::unique_lock waiting(state->mutex);
            state->changed.wait(waiting, [&] { return state->reached >= record; });
        });
    });
}

Status cuEventElapsedTime(float* milliseconds, Event from, Event to)
{
    return call([&](Gpu& gpu) {
        const auto begin = eventOf(gpu, from), end = eventOf(gpu, to);
        for (const auto& event : {begin, end}) {
            const std::scoped_lock lock(event->mutex);
            if (!event->time)
                throw Failure{invalidHandle};
            if (event->pending > 0)
                throw Failure{notReady};
        }
        *milliseconds = std::chrono::duration<float, std::milli>(*end->time - *begin->time).count();
    });
}

Status cuEventDestroy_v2(Event event)
{
    return call([&](Gpu& gpu) { forget(gpu.events, event); });
}

Status cuStreamBeginCapture_v2(Stream stream, CaptureMode mode)
{
    return call([&](Gpu& gpu) {
        StreamState& state = known(gpu.streams, stream);
        if (state.capture || mode != CaptureMode::ThreadLocal)
            throw Failure{invalidValue};
        state.capture.emplace();
    });
}

Status cuStreamEndCapture(Stream stream, Graph* graph)
{
    return call([&](Gpu& gpu) {
        StreamState& state = known(gpu.streams, stream);
        if (!state.capture)
            throw Failure{invalidValue};
        *graph = keep(gpu.graphs, std::make_unique<GraphState>(std::move(*state.capture)));
        state.capture.reset();
    });
}

Status cuGraphInstantiateWithFlags(GraphExec* exec, Graph graph, unsigned long long flags)
{
    return call([&](Gpu& gpu) {
        if (flags != 0)
            throw Failure{invalidValue};
        *exec = keep(gpu.execs, std::make_unique<GraphExecState>(GraphExecState{known(gpu.graphs, graph).works}));
    });
}

Status cuGraphDestroy(Graph graph)
{
    return call([&](Gpu& gpu) { forget(gpu.graphs, graph); });
}

Status cuGraphUpload(GraphExec exec, Stream stream)
{
    return call([&](Gpu& gpu) {
        known(gpu.execs, exec);
        known(gpu.streams, stream);
    });
}

Status cuGraphLaunch(GraphExec exec, Stream stream)
{
    return call([&](Gpu& gpu) {
        for (const WorkQueue::Work& work : known(gpu.execs, exec).works)
            enqueue(gpu, stream, work);
    });
}

Status cuGraphExecDestroy(GraphExec exec)
{
    return call([&](Gpu& gpu) {
        gpu.finishAll();
        forget(gpu.execs, exec);
    });
}

} // extern "C"
