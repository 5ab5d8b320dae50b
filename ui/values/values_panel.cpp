#include "ui/values/values_panel.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/session/run_state.h"
#include "ui/shell/paged_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"
#include "ui/translation.h"
#include "ui/values/gallery_panel.h"
#include "ui/values/histogram_controller.h"
#include "ui/values/histogram_panel.h"
#include "ui/values/profile_panel.h"
#include "ui/values/range_controller.h"
#include "ui/values/range_panel.h"

#include <QAction>

namespace tilescope
{

static QWidget* makeHistogram(const WindowParts& parts)
{
    auto* panel = new HistogramPanel;
    new HistogramController(parts, *panel);
    return panel;
}

static ChartExport histogramChart(const WindowParts& parts, const ExportedRun& run, const ChartSubject& subject)
{
    return exportOf(parts.docks.panel<HistogramPanel>(), run, subject);
}

static QWidget* makeProfile(const WindowParts& parts)
{
    auto* panel = new ProfilePanel;
    auto* draw = parts.actions.drawLine;
    QObject::connect(draw, &QAction::toggled, &parts.canvas, &Canvas::setDrawsLine);
    QObject::connect(&parts.canvas, &Canvas::viewChanged, panel,
                     [panel, &canvas = parts.canvas] { panel->setProfile(canvas.profile()); });
    QObject::connect(&parts.canvas, &Canvas::lineDrawn, panel, [draw, &docks = parts.docks] {
        draw->setChecked(false);
        docks.show(profilePanel);
    });
    QObject::connect(panel, &ProfilePanel::removeWanted, &parts.canvas,
                     [&canvas = parts.canvas] { canvas.setLine({}); });
    return panel;
}

static ChartExport profileChart(const WindowParts& parts, const ExportedRun&, const ChartSubject& subject)
{
    return exportOf(parts.canvas.profile(), subject);
}

static QWidget* makeRange(const WindowParts& parts)
{
    auto* panel = new RangePanel;
    new RangeController(parts, *panel);
    return panel;
}

static QWidget* makeGallery(const WindowParts& parts)
{
    auto* panel = new GalleryPanel;
    QObject::connect(&parts.run, &RunState::reported, panel,
                     [panel, &docks = parts.docks](const std::shared_ptr<const Report>& report) {
                         panel->setReport(*report);
                         docks.pagesOf(galleryPanel)->setOffered(galleryPanel, !panel->isEmpty());
                     });
    return panel;
}

static ChartExport galleryChart(const WindowParts&, const ExportedRun& run, const ChartSubject& subject)
{
    return exportOf(run.report ? run.report->annotations.series : std::vector<Series>(), subject);
}

PanelKind valuesPanelKind()
{
    return {.key = valuesPanel,
            .title = tr("Values"),
            .pages = {{histogramPanel, tr("Histogram"), makeHistogram, {3, histogramChart}},
                      {profilePanel, tr("Profile"), makeProfile, {4, profileChart}},
                      {rangePanel, tr("Range"), makeRange},
                      {.key = galleryPanel,
                       .title = tr("Gallery"),
                       .make = makeGallery,
                       .chart = {5, galleryChart},
                       .isOfRun = true,
                       .isOptional = true}},
            .learn = {PanelPlace::Bottom},
            .inspect = {PanelPlace::BelowRight, 3}};
}

} // namespace tilescope
