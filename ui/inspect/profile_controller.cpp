#include "ui/inspect/profile_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/inspect/profile_chart.h"
#include "ui/inspect/profile_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"

#include <QAction>
#include <QMainWindow>

namespace tilescope
{

static QWidget* makeProfilePanel(const WindowParts& parts)
{
    auto* panel = new ProfilePanel;
    new ProfileController(parts, *panel);
    return panel;
}

static ChartExport profileChart(const WindowParts& parts, const ExportedRun&, const ChartSubject& subject)
{
    return exportOf(parts.canvas.profile(), subject);
}

PanelKind profilePanelKind()
{
    return {.key = profilePanel,
            .title = ProfilePanel::tr("Profile"),
            .make = makeProfilePanel,
            .inspect = {PanelPlace::BelowRight, 4},
            .chart = {4, profileChart}};
}

ProfileController::ProfileController(const WindowParts& parts, ProfilePanel& panel) : QObject(&panel)
{
    auto& canvas = parts.canvas;
    auto& docks = parts.docks;
    auto* draw = parts.actions.drawLine;
    connect(draw, &QAction::toggled, &canvas, &Canvas::setDrawsLine);
    connect(&canvas, &Canvas::viewChanged, this, [&canvas, &panel] { panel.setProfile(canvas.profile()); });
    connect(&canvas, &Canvas::lineDrawn, this, [draw, &docks] {
        draw->setChecked(false);
        docks.show(profilePanel);
    });
    connect(&panel, &ProfilePanel::removeWanted, &canvas, [&canvas] { canvas.setLine({}); });
}

} // namespace tilescope
