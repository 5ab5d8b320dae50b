#include "ui/pins/pin_controller.h"
#include "ui/recorded/recorded_model.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"
#include "ui/timings/timing_chart.h"
#include "ui/timings/timings_panel.h"

#include <string>
#include <utility>

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    const Session& session = parts.session;
    auto* panel = new TimingsPanel(session.registry());
    const auto choose = [panel, chosen = std::string()](const Recipe& recipe) mutable {
        if (std::exchange(chosen, recipe.strategy) != recipe.strategy)
            panel->setChosen(recipe.strategy);
    };
    QObject::connect(&parts.settings, &SettingsModel::changed, panel, choose);
    panel->setChosen(parts.settings.recipe().strategy);
    QObject::connect(&parts.run, &RunState::reported, panel,
                     [panel](const std::shared_ptr<const Report>& report) { panel->setReport(*report); });
    QObject::connect(&session, &Session::otherReady, panel,
                     [panel](const std::shared_ptr<const Report>& report) { panel->setOtherReport(*report); });
    QObject::connect(&session, &Session::otherFailed, panel,
                     [panel](const QString& strategy, const RunFailure& failure) {
                         panel->setOtherFailure(strategy.toStdString(), failure.message);
                     });
    QObject::connect(&panel->chart(), &TimingChart::chosen, &parts.settings, &SettingsModel::pickStrategy);
    const auto showRecorded = [panel, &parts] {
        const auto& report = parts.run.report();
        const auto recorded = report && report->backend != BackendChoice::Cuda
                                  ? parts.recorded.find(report->recipe, report->image.name)
                                  : std::nullopt;
        panel->setRecorded(recorded ? recordedTimeText(*recorded) : QString());
    };
    QObject::connect(&parts.run, &RunState::reported, panel, showRecorded);
    QObject::connect(&parts.recorded, &RecordedRunsModel::loaded, panel, showRecorded);
    parts.pins.serve(*panel->pinStrip());
    QObject::connect(&parts.pins, &PinController::changed, panel, &TimingsPanel::setPins);
    return panel;
}

static ChartExport chartOf(const WindowParts& parts, const ExportedRun&, const ChartSubject& subject)
{
    return exportOf(parts.docks.panel<TimingsPanel>().table(), subject);
}

PanelKind timingsPanelKind()
{
    using enum PanelPlace;
    return {.key = timingsPanel,
            .title = TimingsPanel::tr("Timings"),
            .make = makePanel,
            .learn = {Bottom, 1},
            .inspect = {Bottom},
            .tune = {BesideBottom, 3},
            .isOfRun = true,
            .comparesStrategies = true,
            .chart = {1, chartOf}};
}

} // namespace tilescope
