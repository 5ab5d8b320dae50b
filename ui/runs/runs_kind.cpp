#include "ui/pins/pin_controller.h"
#include "ui/recorded/recorded_model.h"
#include "ui/runs/runs_panel.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    Preferences& preferences = parts.preferences;
    auto* panel = new RunsPanel(parts.runs);
    panel->setColumnChoice(preferences.runColumns());
    QObject::connect(panel, &RunsPanel::columnChoiceChanged, panel,
                     [&preferences](const QStringList& choice) { preferences.setRunColumns(choice); });
    QObject::connect(panel, &RunsPanel::strategyChosen, &parts.settings, &SettingsModel::pickStrategy);
    QObject::connect(panel, &RunsPanel::recipeChosen, &parts.settings, &SettingsModel::setRecipe);
    parts.actions.followLayout(panel, [panel](LayoutName name) { panel->setPlain(name == LayoutName::Learn); });
    parts.pins.serve(*panel->pinStrip());
    QObject::connect(panel, &RunsPanel::pinWanted, &parts.pins, &PinController::pin);
    const auto showRecorded = [panel, &parts] {
        const auto& report = parts.run.report();
        const auto recorded = report && report->backend != BackendChoice::Cuda
                                  ? parts.recorded.find(report->recipe, report->image.name)
                                  : std::nullopt;
        panel->setRecorded(recorded ? recordedTimeText(*recorded) : QString());
    };
    QObject::connect(&parts.run, &RunState::reported, panel, showRecorded);
    QObject::connect(&parts.recorded, &RecordedRunsModel::loaded, panel, showRecorded);
    QObject::connect(&parts.docks, &WindowDocks::asked, panel, [panel](PanelKey key) {
        if (key == historyPanel)
            panel->setFilter(RunFilter::Earlier);
        else if (key == timingsPanel || key == comparePanel)
            panel->setFilter(RunFilter::Strategies);
    });
    return panel;
}

static ChartExport chartOf(const WindowParts& parts, const ExportedRun&, const ChartSubject& subject)
{
    return exportOf(parts.runs.table().timings(), subject);
}

PanelKind runsPanelKind()
{
    using enum PanelPlace;
    return {.key = runsPanel,
            .title = RunsPanel::tr("Runs"),
            .make = makePanel,
            .aliases = {timingsPanel, comparePanel, historyPanel},
            .learn = {Bottom, 1},
            .inspect = {Bottom},
            .tune = {BesideBottom, 3},
            .isOfRun = true,
            .comparesStrategies = true,
            .chart = {1, chartOf}};
}

} // namespace tilescope
