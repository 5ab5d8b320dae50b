#include "ui/roofline/roofline_chart.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    const Session& session = parts.session;
    auto* panel = new RooflinePanel(session.registry());
    QObject::connect(&parts.settings, &SettingsModel::changed, panel, &RooflinePanel::setChosen);
    panel->setChosen(parts.settings.recipe());
    QObject::connect(&parts.run, &RunState::reported, panel, &RooflinePanel::setReport);
    QObject::connect(&session, &Session::otherReady, panel, &RooflinePanel::setReport);
    return panel;
}

static ChartExport chartOf(const WindowParts& parts, const ExportedRun&, const ChartSubject& subject)
{
    return exportOf(parts.docks.panel<RooflinePanel>().view(), subject);
}

PanelKind rooflinePanelKind()
{
    return {.key = rooflinePanel,
            .title = RooflinePanel::tr("Roofline"),
            .make = makePanel,
            .tune = {PanelPlace::Right, 2},
            .isOfRun = true,
            .comparesStrategies = true,
            .chart = {2, chartOf}};
}

} // namespace tilescope
