#include "ui/compare/compare_panel.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    const Session& session = parts.session;
    Preferences& preferences = parts.preferences;
    auto* panel = new ComparePanel(session.registry());
    panel->setColumnChoice(preferences.compareColumns());
    QObject::connect(panel, &ComparePanel::columnChoiceChanged, panel,
                     [&preferences](const QStringList& choice) { preferences.setCompareColumns(choice); });
    QObject::connect(panel, &ComparePanel::strategyChosen, &parts.settings, &SettingsModel::pickStrategy);
    QObject::connect(&parts.settings, &SettingsModel::changed, panel, &ComparePanel::setChosen);
    panel->setChosen(parts.settings.recipe());
    QObject::connect(&parts.run, &RunState::reported, panel, &ComparePanel::setReport);
    QObject::connect(&session, &Session::otherReady, panel, &ComparePanel::setReport);
    QObject::connect(&parts.run, &RunState::failed, panel, [panel, &session](const RunFailure& failure) {
        panel->setFailure(session.recipe(), failure.message);
    });
    QObject::connect(&session, &Session::otherFailed, panel,
                     [panel, &session](const QString& strategy, const RunFailure& failure) {
                         Recipe other = session.recipe();
                         other.strategy = strategy.toStdString();
                         panel->setFailure(other, failure.message);
                     });
    parts.pins.serve(*panel->pinStrip());
    QObject::connect(&parts.pins, &PinController::changed, panel, &ComparePanel::setPins);
    QObject::connect(panel, &ComparePanel::pinWanted, &parts.pins, &PinController::pin);
    return panel;
}

PanelKind comparePanelKind()
{
    using enum PanelPlace;
    return {.key = comparePanel,
            .title = ComparePanel::tr("Compare"),
            .make = makePanel,
            .learn = {Bottom, 2},
            .inspect = {Bottom},
            .tune = {BesideBottom, 4},
            .isOfRun = true,
            .needsWidth = true,
            .comparesStrategies = true};
}

} // namespace tilescope
