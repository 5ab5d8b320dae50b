#include "ui/history/history_panel.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/run_state.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new HistoryPanel(parts.session.registry());
    QObject::connect(&parts.run, &RunState::reported, panel,
                     [panel, &run = parts.run](const std::shared_ptr<const Report>& report) {
                         if (run.reportStage() == Session::Stage::Settled)
                             panel->addRun(*report);
                     });
    QObject::connect(panel, &HistoryPanel::recipeChosen, &parts.settings, &SettingsModel::setRecipe);
    QObject::connect(panel, &HistoryPanel::pinWanted, &parts.pins, &PinController::pin);
    return panel;
}

PanelKind historyPanelKind()
{
    return {.key = historyPanel,
            .title = HistoryPanel::tr("History"),
            .make = makePanel,
            .tune = {PanelPlace::Bottom, 7},
            .needsWidth = true};
}

} // namespace tilescope
