#include "ui/pixel/pixel_panel.h"

#include "ui/canvas/canvas.h"
#include "ui/pixel/inspector_panel.h"
#include "ui/pixel/story_controller.h"
#include "ui/pixel/story_panel.h"
#include "ui/shell/panel_tab.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QDockWidget>

namespace tilescope
{

static QWidget* makeInspector(const WindowParts& parts)
{
    auto* panel = new InspectorPanel;
    auto* tab = new PanelTab(parts.window, parts.docks, inspectorPanel, parts.actions.inspect);
    const auto show = [panel, tab, &canvas = parts.canvas] {
        if (tab->isSeen())
            panel->setInspection(canvas.inspection());
    };
    QObject::connect(tab, &PanelTab::seen, panel, show);
    QObject::connect(&parts.canvas, &Canvas::inspectedChanged, panel, show);
    QObject::connect(&parts.canvas, &Canvas::viewChanged, panel, show);
    QObject::connect(panel, &InspectorPanel::unpinWanted, &parts.canvas, [&canvas = parts.canvas] { canvas.pin({}); });
    QObject::connect(parts.docks.find(pixelPanel), &QDockWidget::visibilityChanged, &parts.canvas,
                     &Canvas::setInspecting); // on either page
    return panel;
}

static QWidget* makeStory(const WindowParts& parts)
{
    auto* panel = new StoryPanel;
    new StoryController(parts, *panel);
    return panel;
}

PanelKind pixelPanelKind()
{
    return {.key = pixelPanel,
            .title = tr("Pixel"),
            .pages = {{inspectorPanel, tr("Value"), makeInspector}, {storyPanel, tr("How it was computed"), makeStory}},
            .learn = {PanelPlace::Right},
            .inspect = {PanelPlace::BelowRight, 1},
            .tune = {PanelPlace::Right}};
}

} // namespace tilescope
