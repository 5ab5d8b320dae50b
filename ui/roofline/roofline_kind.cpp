#include "ui/roofline/roofline_chart.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts) { return new RooflinePanel(parts.runs); }

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
