#include "ui/inspect/profile_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/inspect/profile_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"
#include "ui/window/bottom_panels.h"

#include <QAction>
#include <QMainWindow>

namespace tilescope
{

ProfileController::ProfileController(const WindowParts& parts) : QObject(&parts.window)
{
    auto& canvas = parts.canvas;
    auto& panel = parts.bottom.profile();
    auto& docks = parts.docks;
    auto* draw = parts.actions.drawLine;
    connect(draw, &QAction::toggled, &canvas, &Canvas::setDrawsLine);
    connect(&canvas, &Canvas::viewChanged, this, [&canvas, &panel] { panel.setProfile(canvas.profile()); });
    connect(&canvas, &Canvas::lineDrawn, this, [draw, &docks] {
        draw->setChecked(false);
        docks.show(QStringLiteral("profile"));
    });
    connect(&panel, &ProfilePanel::removeWanted, &canvas, [&canvas] { canvas.setLine({}); });
}

} // namespace tilescope
