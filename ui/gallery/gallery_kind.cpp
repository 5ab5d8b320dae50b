#include "ui/gallery/gallery_panel.h"
#include "ui/session/run_state.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new GalleryPanel;
    QObject::connect(&parts.run, &RunState::reported, panel,
                     [panel](const std::shared_ptr<const Report>& report) { panel->setReport(*report); });
    return panel;
}

static ChartExport chartOf(const WindowParts&, const ExportedRun& run, const ChartSubject& subject)
{
    return exportOf(run.report ? run.report->annotations.series : std::vector<Series>(), subject);
}

PanelKind galleryPanelKind()
{
    return {.key = galleryPanel,
            .title = GalleryPanel::tr("Gallery"),
            .make = makePanel,
            .learn = {PanelPlace::Bottom, 3},
            .isOfRun = true,
            .needsWidth = true,
            .chart = {5, chartOf}};
}

} // namespace tilescope
