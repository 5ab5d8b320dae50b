#include "ui/roofline/roofline_chart.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    Preferences& preferences = parts.preferences;
    auto* panel = new RooflinePanel(parts.runs);
    panel->setAxes(fromText<RooflineAxes>(preferences.rooflineAxes()).value_or(RooflineAxes::Speed));
    QObject::connect(panel, &RooflinePanel::axesChosen, panel,
                     [&preferences](RooflineAxes axes) { preferences.setRooflineAxes(toText(axes)); });
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
