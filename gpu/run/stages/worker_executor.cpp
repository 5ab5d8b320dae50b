#include "gpu/run/stages/worker_executor.h"

#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

WorkerExecutor::WorkerExecutor(RunPlanner& planner, EmulatorExecutor& emulator, DeviceExecutor& device,
                               const RunnerOptions& options)
    : m_planner(planner), m_emulator(emulator), m_device(device), m_remote(options.remote), m_standsIn(options.standsIn)
{
}

void WorkerExecutor::choose(RunContext& run)
{
    if (!m_planner.device().device && run.isFull())
        m_planner.setDevice(m_remote->probe(run.control.stop));
    run.backend = m_planner.chosenBackend(run.recipe);
    const DeviceProbe& device = m_planner.device();
    if (run.backend == BackendChoice::Cuda && !run.operation.file.empty()) {
        run.backend = BackendChoice::Emulator;
        run.standIn = joined(gpu::phrase("A worker supports only the built-in operations."),
                             gpu::phrase("The emulator is used instead."));
    } else if (!device.device && run.recipe.backend == BackendChoice::Auto) {
        if (!m_standsIn)
            throw LinkLost(device.reason);
        run.standIn = joined(device.reason, gpu::phrase("The emulator is used instead."));
    }
}

Executor::Outcome WorkerExecutor::execute(RunContext& run)
{
    if (!m_device.mayRun(run))
        return Outcome::Final;
    try {
        run.report = runThere(run);
        return Outcome::Final;
    } catch (const LinkLost& lost) {
        if (!m_standsIn || run.recipe.backend == BackendChoice::Cuda)
            throw;
        run.report.notes.push_back(joined(lost.message, gpu::phrase("The emulator is used instead.")));
        run.report.findings.clear();
    }
    run.backend = BackendChoice::Emulator;
    m_planner.plan(run, run.backend);
    return m_emulator.execute(run);
}

/// The whole run on the GPU of another machine. Before the result comes what is in view.
Report WorkerExecutor::runThere(const RunContext& run)
{
    RunRequest request = run.request;
    request.recipe = run.recipe;
    request.recipe.backend = BackendChoice::Cuda;
    RemoteRun there{request, run.inputs.files};
    if (request.preview)
        there.show = [&](ImagePtr picture, const PixelRect& part, int scale) {
            Preview preview;
            preview.recipe = run.recipe;
            preview.geometry = run.plan.geometry;
            preview.display = run.plan.display;
            preview.width = run.plan.pictureWidth;
            preview.height = run.plan.pictureHeight;
            preview.picture = std::move(picture);
            preview.part = part;
            preview.scale = scale;
            request.preview->show(std::make_shared<const Preview>(std::move(preview)));
            run.mayBeSuperseded();
        };
    const Plan& plan = run.plan;
    there.resultBytes = static_cast<std::size_t>(plan.pictureWidth) * static_cast<std::size_t>(plan.pictureHeight) *
                        static_cast<std::size_t>(bytesPerPixel(plan.pictureFormat));
    Report report = m_remote->run(there, run.control);
    for (const ImagePtr& picture : {report.picture, report.reference})
        if (picture && (picture->width() != plan.pictureWidth || picture->height() != plan.pictureHeight ||
                        picture->format() != plan.pictureFormat))
            throw LinkLost(
                say(gpu::phrase("The worker's result has %1 pixels (%2) instead of the %3 (%4) of this run."),
                    toText(BlockSize{picture->width(), picture->height()}), nameOf(picture->format()),
                    toText(BlockSize{plan.pictureWidth, plan.pictureHeight}), nameOf(plan.pictureFormat)));
    report.recipe = run.recipe;
    report.image = run.report.image;
    report.geometry = plan.geometry;
    report.display = plan.display;
    report.mainLaunch = std::min(report.mainLaunch, report.launches.empty() ? 0 : report.launches.size() - 1);
    return report;
}

} // namespace tilescope
