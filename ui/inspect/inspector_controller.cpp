#include "ui/inspect/inspector_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/inspect/inspector_panel.h"
#include "ui/shell/panel_tab.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_parts.h"

#include <QMainWindow>

namespace tilescope
{

static QWidget* makeInspectorPanel(const WindowParts& parts)
{
    auto* panel = new InspectorPanel;
    new InspectorController(parts, *panel);
    return panel;
}

PanelKind inspectorPanelKind()
{
    return {.key = inspectorPanel,
            .title = InspectorPanel::tr("Inspector"),
            .make = makeInspectorPanel,
            .inspect = {PanelPlace::BelowRight, 1}};
}

InspectorController::InspectorController(const WindowParts& parts, InspectorPanel& panel)
    : QObject(&panel), m_canvas(parts.canvas), m_panel(panel),
      m_tab(new PanelTab(parts.window, parts.docks, inspectorPanel, parts.actions.inspect))
{
    connect(m_tab, &PanelTab::seen, this, [this](bool isSeen) {
        m_canvas.setInspecting(isSeen);
        show();
    });
    connect(&m_canvas, &Canvas::inspectedChanged, this, &InspectorController::show);
    connect(&m_canvas, &Canvas::viewChanged, this, &InspectorController::show);
    connect(&m_panel, &InspectorPanel::unpinWanted, this, [this] { m_canvas.pin({}); });
}

void InspectorController::show()
{
    if (m_tab->isSeen())
        m_panel.setInspection(m_canvas.inspection());
}

} // namespace tilescope
