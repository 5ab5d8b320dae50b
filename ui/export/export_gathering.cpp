#include "ui/export/export_gathering.h"

#include "ui/block/block_panel.h"
#include "ui/export/page_maker.h"
#include "ui/runs/strategy_runs.h"
#include "ui/session/report_figures.h"
#include "ui/session/session.h"
#include "ui/session/source_picture.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <map>

namespace tilescope
{

/// Of the panel and of its pages.
static std::vector<PanelChart> chartsIn(const PanelKind& kind)
{
    std::vector<PanelChart> all{kind.chart};
    for (const PanelPage& page : kind.pages)
        all.push_back(page.chart);
    std::erase_if(all, [](const PanelChart& chart) { return !chart.of; });
    return all;
}

std::vector<ChartExport> chartsOf(const WindowParts& parts, const ExportedRun& run)
{
    ChartSubject of;
    if (run.report)
        of.text = tr("%1, %2, block %3")
                      .arg(QString::fromStdString(run.report->recipe.operation),
                           QString::fromStdString(run.report->image.name),
                           QString::fromStdString(toText(run.report->recipe.block)));
    std::map<int, PanelChart> charts;
    for (const PanelKind& kind : parts.docks.kinds())
        for (const PanelChart& chart : chartsIn(kind))
            charts[chart.rank] = chart;
    std::vector<ChartExport> all;
    for (const auto& [rank, chart] : charts)
        all.push_back(chart.of(parts, run, of));
    return all;
}

/// A remark for the page if the run does not match the current settings.
static QString remarkOn(const WindowParts& parts)
{
    if (parts.session.isBusy())
        return tr("Created while runs were still in progress: figures that were not yet available are missing, or come "
                  "from a quick run.");
    return {};
}

ReportPage pageOf(const WindowParts& parts, const ExportedRun& run, const Environment& environment)
{
    const Recipe& recipe = run.report->recipe;
    ReportPage page = makeReportPage(parts.session.registry(), run.report, parts.runs.table());
    page.environment = environment;
    const auto& block = parts.docks.panel<BlockPanel>();
    if (!block.isWaiting()) // else it is of earlier settings
        page.block = block.traced();
    page.remark = remarkOn(parts);
    const QString kernel = recipe.source ? QStringLiteral("kernel.cu") : QString();
    page.command =
        commandText(recipe, run.image.isEmpty() ? QStringLiteral("PICTURE") : run.image, kernel, parts.source.range());
    if (run.image.isEmpty())
        page.commandRemark = tr("The image has no file. Save it, and replace PICTURE with its path.");
    if (recipe.source)
        page.commandRemark = sentences({page.commandRemark, tr("kernel.cu is the kernel source shown below.")});
    for (const ChartExport& chart : chartsOf(parts, run))
        page.charts.push_back(
            {chart.title, chart.missing.isEmpty() ? chart.draw().svg() : QByteArray(), chart.missing});
    return page;
}

} // namespace tilescope
