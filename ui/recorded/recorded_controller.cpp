#include "ui/recorded/recorded_controller.h"

#include "ui/pins/pin_controller.h"
#include "ui/session/run_state.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_parts.h"

#include <QAction>

namespace tilescope
{

RecordedController::RecordedController(const WindowParts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&parts.run, &RunState::reported, this, &RecordedController::refresh);
    connect(&parts.recorded, &RecordedRunsModel::loaded, this, &RecordedController::refresh);
    m_pin = parts.actions.add(
        MenuSection::RunGpu,
        {QStringLiteral("run.pin_recorded"), tr("Pin the run recor&ded on a GPU"),
         tr("Pin the figures that were recorded on a GPU for these settings. Such figures come with Tilescope for some "
            "settings of the sample images, the lessons and the texts.")});
    m_pin->setEnabled(false);
    connect(m_pin, &QAction::triggered, this, [this] {
        if (const auto run = current())
            m_parts.pins.pinKept(run->report, run->date);
    });
}

std::optional<RecordedRun> RecordedController::current() const
{
    const auto& report = m_parts.run.report();
    if (!report || report->backend == BackendChoice::Cuda)
        return std::nullopt;
    return m_parts.recorded.find(report->recipe, report->image.name);
}

void RecordedController::refresh() { m_pin->setEnabled(current().has_value()); }

} // namespace tilescope
