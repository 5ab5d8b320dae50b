#include "ui/export/export_gathering.h"

#include "gpu/image/histogram.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/compare/compare_panel.h"
#include "ui/export/page_maker.h"
#include "ui/inspect/histogram_panel.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/session/command_text.h"
#include "ui/session/session.h"
#include "ui/shell/window_docks.h"
#include "ui/sweep/sweep_panel.h"
#include "ui/timings/timings_panel.h"
#include "ui/translation.h"

#include <algorithm>
#include <array>

namespace tilescope
{

static std::array<ImagePtr, HistogramChart::pictureCount> picturesOf(const ExportedRun& run)
{
    return {run.source, run.report ? run.report->picture : nullptr};
}

static HistogramChart::Histograms counted(const ExportedRun& run)
{
    HistogramChart::Histograms histograms;
    const auto pictures = picturesOf(run);
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (const ImagePtr& picture = pictures[i])
            histograms[i] =
                std::make_shared<const Histogram>(histogramOf(*picture, {0, 0, picture->width(), picture->height()}));
    return histograms;
}

/// What the panel shows. While it has not been looked at the whole pictures, counted when they are drawn, where that
/// takes a moment only.
static ChartExport histogramExport(HistogramPanel& panel, const ExportedRun& run, const ChartSubject& of)
{
    const bool isLogarithmic = panel.chart().isLogarithmic();
    ChartExport chart = exportOf(panel.histograms(), isLogarithmic, of);
    constexpr std::size_t mostPixels = 4'000'000;
    const auto pictures = picturesOf(run);
    const bool isQuick = std::all_of(pictures.begin(), pictures.end(), [](const ImagePtr& picture) {
        return picture && std::size_t(picture->width()) * std::size_t(picture->height()) <= mostPixels;
    });
    if (chart.missing.isEmpty() || !isQuick)
        return chart;
    chart.missing.clear();
    chart.draw = [run, isLogarithmic, of] { return exportOf(counted(run), isLogarithmic, of).draw(); };
    chart.csv = [run, isLogarithmic, of] { return exportOf(counted(run), isLogarithmic, of).csv(); };
    return chart;
}

std::vector<ChartExport> chartsOf(const WindowParts& parts, const ExportedRun& run)
{
    ChartSubject of;
    if (run.report)
        of.text = tr("%1, %2, block %3")
                      .arg(QString::fromStdString(run.report->recipe.operation),
                           QString::fromStdString(run.report->image.name),
                           QString::fromStdString(toText(run.report->recipe.block)));
    const WindowDocks& docks = parts.docks;
    const auto& sweep = docks.panel<SweepPanel>();
    return {exportOf(docks.panel<TimingsPanel>().table(), of),
            exportOf(docks.panel<RooflinePanel>().view(), of),
            histogramExport(docks.panel<HistogramPanel>(), run, of),
            exportOf(parts.canvas.profile(), of),
            exportOf(run.report ? run.report->annotations.series : std::vector<Series>(), of),
            exportOf(sweep.sheet(), sweep.shownSheet(), sweep.figure(), parts.session.recipe().block)};
}

/// What there is to know where the run is not the one that the settings ask for.
static QString remarkOn(const WindowParts& parts)
{
    if (parts.session.isBusy())
        return tr("Made while runs were still under way: figures that had not come yet are missing or of a quick run.");
    return {};
}

ReportPage pageOf(const WindowParts& parts, const ExportedRun& run, const Environment& environment)
{
    const Recipe& recipe = run.report->recipe;
    ReportPage page = makeReportPage(parts.session.registry(), run.report, parts.docks.panel<ComparePanel>().table());
    page.environment = environment;
    page.remark = remarkOn(parts);
    const QString kernel = recipe.source ? QStringLiteral("kernel.cu") : QString();
    page.command = commandText(recipe, run.image.isEmpty() ? QStringLiteral("PICTURE") : run.image, kernel);
    if (run.image.isEmpty())
        page.commandRemark = tr("The picture had no file: save it, and put its path in place of PICTURE.");
    if (recipe.source)
        page.commandRemark += QLatin1Char(' ') + tr("kernel.cu is the kernel's text that stands below.");
    for (const ChartExport& chart : chartsOf(parts, run))
        page.charts.push_back(
            {chart.title, chart.missing.isEmpty() ? chart.draw().svg() : QByteArray(), chart.missing});
    return page;
}

} // namespace tilescope
