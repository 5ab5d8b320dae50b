#include "ui/flow/flow_chart.h"
#include "ui/flow/flow_panel.h"
#include "ui/pins/pin_controller.h"
#include "ui/pins/pin_strip.h"
#include "ui/session/run_state.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new FlowPanel(parts.session.registry());
    QObject::connect(&parts.run, &RunState::reported, panel, &FlowPanel::setReport);
    parts.pins.serve(*panel->pinStrip());
    QObject::connect(&parts.pins, &PinController::changed, panel, &FlowPanel::setPins);
    return panel;
}

static ChartExport chartOf(const WindowParts& parts, const ExportedRun&, const ChartSubject& subject)
{
    return exportOf(parts.docks.panel<FlowPanel>().sides(), subject);
}

PanelPage flowPanelPage() { return {flowPanel, FlowPanel::tr("Memory"), makePanel, {7, chartOf}}; }

} // namespace tilescope
