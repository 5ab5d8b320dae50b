#include "ui/window/panel_kinds.h"

#include "ui/block/block_controller.h"
#include "ui/counters/counters_panel.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/launch/launch_controller.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/pixel/pixel_panel.h"
#include "ui/program/program_controller.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/runs/runs_panel.h"
#include "ui/settings/settings_panel.h"
#include "ui/sweep/sweep_controller.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/values/values_panel.h"

namespace tilescope
{

std::vector<PanelKind> panelKinds()
{
    return {
        settingsPanelKind(), kernelPanelKind({launchPanelPage(), programPanelPage()}),
        runsPanelKind(),     countersPanelKind(),
        findingsPanelKind(), blockPanelKind(),
        timelinePanelKind(), rooflinePanelKind(),
        sweepPanelKind(),    pixelPanelKind(),
        valuesPanelKind(),   lessonPanelKind(),
    };
}

QStringList panelNames()
{
    QStringList names;
    for (const PanelKind& kind : panelKinds()) {
        names << kind.key.text();
        for (const PanelPage& page : kind.pages)
            if (page.key != kind.key)
                names << page.key.text();
        for (const PanelKey alias : kind.aliases)
            names << alias.text();
    }
    return names;
}

} // namespace tilescope
