#include "ui/window/profile_desk.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/line_profile.h"
#include "ui/panels/profile_panel.h"
#include "ui/window/bottom_panels.h"
#include "ui/window/window_actions.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_parts.h"

#include <QAction>
#include <QMainWindow>

namespace tilescope
{

ProfileDesk::ProfileDesk(const WindowParts& parts) : QObject(&parts.window)
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
