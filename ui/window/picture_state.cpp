#include "ui/window/picture_state.h"

#include "ui/canvas/canvas.h"
#include "ui/parts/run_name.h"
#include "ui/session/run_state.h"
#include "ui/shell/status_line.h"
#include "ui/translation.h"

namespace tilescope
{

PictureState::PictureState(const RunState& run, const Registry& registry, Canvas& canvas, StatusLine& status,
                           QObject* parent)
    : QObject(parent), m_run(run), m_registry(registry), m_status(status)
{
    connect(&run, &RunState::runningChanged, this, &PictureState::showRunning);
    connect(&run, &RunState::pending, &status, &StatusLine::setRunning);
    connect(&run, &RunState::cancelled, &status, &StatusLine::setCancelled);
    connect(&run, &RunState::failed, &status, &StatusLine::setFailure);
    connect(&run, &RunState::reported, &status, [&status, &registry](const std::shared_ptr<const Report>& report) {
        status.setReport(*report);
        const Operation& operation = registry.operation(report->recipe.operation);
        if (!operation.reference && !operation.referencePlan)
            status.setUnchecked();
    });
    connect(&run, &RunState::pictured, &canvas, &Canvas::setReport);
    connect(&run, &RunState::previewed, &canvas, &Canvas::setPreview);
    connect(&run, &RunState::outdatedChanged, &canvas, [&run, &registry, &canvas] {
        canvas.setOutdated(
            !run.isOutdated() ? QString()
            : run.isBeforeError()
                ? tr("Image from before the error")
                : tr("Image from earlier settings: %1").arg(settingsText(run.report()->recipe, registry)));
    });
}

void PictureState::showRunning()
{
    if (!m_run.running())
        return m_status.endRun();
    const Recipe& recipe = m_run.running()->recipe;
    const Operation& operation = m_registry.operation(recipe.operation);
    const QString strategy = translated(m_registry.strategy(operation, recipe.strategy).title);
    switch (m_run.running()->stage) {
    case Session::Stage::Live:
    case Session::Stage::Settled: return m_status.beginRun(tr("running %1").arg(strategy));
    case Session::Stage::Silicon: return m_status.beginRun(tr("reading the GPU's counters"));
    case Session::Stage::Others: return m_status.beginRun(tr("timing %1").arg(strategy));
    case Session::Stage::Sweep: return m_status.beginRun(tr("sweeping %1 %2").arg(strategy, blockText(recipe.block)));
    }
}

} // namespace tilescope
