#include "gpu/run/runner.h"

#include "gpu/recipe/message.h"
#include "gpu/run/stages/device_executor.h"
#include "gpu/run/stages/emulator_executor.h"
#include "gpu/run/stages/run_describer.h"
#include "gpu/run/stages/run_planner.h"
#include "gpu/run/stages/time_model.h"
#include "gpu/run/stages/worker_executor.h"

#include <new>
#include <optional>
#include <utility>

// The stages of a run: it is planned, executed, and described.

namespace tilescope
{

namespace
{

/// Ends a run when its caller asks for it and, once that is allowed, for a newer setting.
class RunStop
{
public:
    explicit RunStop(const RunControl& control)
        : m_control{m_stop.get_token(), control.progress},
          m_whenStopped(control.stop, [this] { m_stop.request_stop(); })
    {
    }

    const RunControl& control() const { return m_control; }
    void alsoWhen(const std::stop_token& superseded)
    {
        m_whenSuperseded.emplace(superseded, [this] { m_stop.request_stop(); });
    }

private:
    using Callback = std::stop_callback<std::function<void()>>;

    std::stop_source m_stop;
    RunControl m_control;
    Callback m_whenStopped;
    std::optional<Callback> m_whenSuperseded;
};

} // namespace

Runner::Runner(const RunnerOptions& options)
    : m_planner(std::make_unique<RunPlanner>(options)),
      m_check(std::make_unique<ReferenceCheck>(*m_planner, options.emulatorThreads)),
      m_emulator(std::make_unique<EmulatorExecutor>(*m_planner, *m_check, options)),
      m_device(std::make_unique<DeviceExecutor>(*m_planner, *m_emulator, options)),
      m_times(std::make_unique<TimeModel>(*m_planner, *m_emulator)),
      m_describer(std::make_unique<RunDescriber>(*m_planner, *m_emulator, *m_check, *m_times))
{
    if (options.remote)
        m_worker = std::make_unique<WorkerExecutor>(*m_planner, *m_emulator, *m_device, options);
}

Runner::~Runner() = default;

Executor& Runner::executorOf(const RunContext& run)
{
    if (run.backend == BackendChoice::Emulator)
        return *m_emulator;
    if (m_worker)
        return *m_worker;
    return *m_device;
}

Report Runner::execute(const RunRequest& request, const RunControl& control)
{
    const PhaseMark begun{"begin"};
    RunStop stop(control);
    RunContext run = m_planner->begin(request, stop.control());
    run.mayBeSuperseded = [&] { stop.alsoWhen(request.preview->superseded); };
    if (m_worker)
        m_worker->choose(run);
    else
        run.backend = m_planner->chosenBackend(run.recipe);
    m_planner->plan(run, run.backend);
    run.report.phases = {begun, {"plan"}};
    m_describer->begin(run);
    if (executorOf(run).execute(run) == Executor::Outcome::Computed)
        m_describer->complete(run);
    return std::move(run.report);
}

Report Runner::run(const RunRequest& request, const RunControl& control)
{
    try {
        return execute(request, control);
    } catch (const std::bad_alloc&) {
        const BlockSize size =
            request.image ? BlockSize{request.image->width(), request.image->height()} : BlockSize{0, 0};
        throw MessageError(say(
            gpu::phrase("There is not enough memory for an image of %1 pixels. Use a smaller image."), toText(size)));
    }
}

PixelCounts Runner::pixelCounts(const Recipe& completed, const RunControl& control)
{
    return m_planner->pixelCounts(completed, control);
}

const Registry& Runner::registry() const { return m_planner->registry(); }

void Runner::setOperations(std::vector<Operation> operations)
{
    m_planner->registry().setOperations(std::move(operations));
    m_planner->forget();
    m_check->forget();
    m_emulator->forget();
}

const Toolchain& Runner::toolchain() const { return m_planner->toolchain(); }
const DeviceProbe& Runner::device() const { return m_planner->device(); }
bool Runner::deviceLost() const { return m_planner->isDeviceLost(); }
DeviceLimits Runner::limits(BackendChoice choice) const { return m_planner->limitsOf(choice, {}); }

} // namespace tilescope
