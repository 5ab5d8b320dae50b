#include "ui/window/inspector_desk.h"

#include "ui/canvas/canvas.h"
#include "ui/panels/inspector_panel.h"
#include "ui/window/bottom_panels.h"
#include "ui/window/panel_tab.h"
#include "ui/window/window_actions.h"
#include "ui/window/window_parts.h"

#include <QMainWindow>

namespace tilescope
{

InspectorDesk::InspectorDesk(const WindowParts& parts)
    : QObject(&parts.window), m_canvas(parts.canvas), m_panel(parts.bottom.inspector()),
      m_tab(new PanelTab(parts.window, parts.docks, QStringLiteral("inspect"), parts.actions.inspect))
{
    connect(m_tab, &PanelTab::seen, this, [this](bool isSeen) {
        m_canvas.setInspecting(isSeen);
        show();
    });
    connect(&m_canvas, &Canvas::inspectedChanged, this, &InspectorDesk::show);
    connect(&m_canvas, &Canvas::viewChanged, this, &InspectorDesk::show);
    connect(&m_panel, &InspectorPanel::unpinWanted, this, [this] { m_canvas.pin({}); });
}

void InspectorDesk::show()
{
    if (m_tab->isSeen())
        m_panel.setInspection(m_canvas.inspection());
}

} // namespace tilescope
