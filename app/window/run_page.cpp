#include "app/window/window_program.h"

#include "gpu/direct/direct_launch.h"
#include "gpu/recipe/report_rates.h"
#include "gpu/run/runner.h"
#include "ui/export/page_maker.h"
#include "ui/flow/flow_chart.h"
#include "ui/parts/charts/chart_export.h"
#include "ui/parts/run_name.h"
#include "ui/roofline/roofline_chart.h"
#include "ui/runs/run_bars.h"
#include "ui/session/report_figures.h"
#include "ui/texts.h"
#include "ui/values/gallery_panel.h"

#include <QFileInfo>

#include <algorithm>

namespace tilescope
{

namespace
{

RunTable compared(const Registry& registry, const std::vector<Report>& reports)
{
    RunTable table(registry);
    table.choose(reports.front().recipe);
    for (const Report& report : reports)
        table.add(std::make_shared<const Report>(report));
    return table;
}

void addCharts(ReportPage& page, const PageRun& run, const RunTable& table)
{
    const Registry& registry = run.runner.registry();
    const ChartSubject of{!page.title.isEmpty() ? page.title
                                                : QStringLiteral("%1, %2, block %3")
                                                      .arg(page.operation, QString::fromStdString(run.loaded.name),
                                                           QString::fromStdString(toText(page.report->recipe.block)))};
    FlowSides flow;
    if (const auto side = flowSideOf(*page.report, settingsText(page.report->recipe, registry)))
        flow.push_back(*side);
    for (const ChartExport& chart : {exportOf(table.timings(), of), exportOf(rooflineOf(table), of),
                                     exportOf(page.report->annotations.series, of), exportOf(flow, of)})
        page.charts.push_back(
            {chart.title, chart.missing.isEmpty() ? chart.draw().svg() : QByteArray(), chart.missing});
}

/// A traced block for the page; none where a block cannot be traced, such as one of a library.
TracedBlock middleBlock(const PageRun& run, const Report& report)
{
    const LaunchReport* const main = mainLaunchOf(report);
    if (!main)
        return {};
    RunRequest request;
    request.recipe = report.recipe;
    request.image = run.loaded.image;
    const Dim3 block{main->grid.x / 2, main->grid.y / 2, 0};
    try {
        return traceBlock(run.runner, {request, block, {}, report.geometry, {}}, {});
    } catch (const std::exception&) {
        return {};
    }
}

/// The page of a launch without an operation.
void takeLaunch(ReportPage& page, const DirectArguments& direct, const DirectPlan& plan)
{
    const LaunchReport& launch = page.report->launches.front();
    const QString grid = QString::fromStdString(direct.grid), block = QString::fromStdString(direct.block);
    page.title = QStringLiteral("%1: %2<<<%3, %4>>>")
                     .arg(QFileInfo(QString::fromStdString(direct.kernelFile)).fileName(),
                          QString::fromStdString(launch.kernel), grid, block);
    page.settings.rows = {
        {QStringLiteral("File"), QString::fromStdString(direct.kernelFile)},
        {QStringLiteral("Kernel"), QString::fromStdString(launch.kernel)},
        {QStringLiteral("Grid"), grid},
        {QStringLiteral("Block"), block},
        {QStringLiteral("Dynamic shared memory"), QStringLiteral("%1 bytes").arg(direct.sharedBytes)}};
    for (const auto& given : direct.values) {
        const auto& [name, value] = given;
        const auto array = std::ranges::find_if(plan.arrays, [&given](const DirectArray& one) {
            return one.name == given.first || one.given == given.first;
        });
        page.settings.rows << QStringList{
            QString::fromStdString(name),
            array == plan.arrays.end()
                ? QString::fromStdString(value)
                : QString::fromStdString(shapeText(array->shape) + " " + std::string(array->type->name))};
    }
}

/// The page of a program's launch.
void takeProgram(ReportPage& page, const ProgramArguments& program, const PageRun& run)
{
    const Registry& registry = run.runner.registry();
    const Operation& operation = registry.operation(page.report->recipe.operation);
    const Strategy& strategy = registry.strategy(operation, page.report->recipe.strategy);
    page.title =
        QStringLiteral("%1: %2").arg(QString::fromStdString(operation.title), QString::fromStdString(strategy.title));
    page.settings.rows = {{QStringLiteral("Files"), qtTexts(program.files).join(QStringLiteral(", "))},
                          {QStringLiteral("Launch"), QString::fromStdString(strategy.title)},
                          {QStringLiteral("Place"), QString::fromStdString(strategy.idea)}};
}

QString commandOf(const Words& words)
{
    QString command = QStringLiteral("tilescope");
    for (const QString& word : qtTexts(words))
        command += u' ' + shellWord(word);
    return command;
}

} // namespace

std::string runPage(const Arguments& arguments, const PageRun& run)
{
    const auto report = std::make_shared<const Report>(run.reports.front());
    const RunTable table = compared(run.runner.registry(), run.reports);
    ReportPage page = makeReportPage(run.runner.registry(), report, table);
    page.environment.device = run.runner.device();
    page.environment.isElsewhere = !arguments.workers.empty();
    page.environment.deviceLost = run.runner.deviceLost();
    page.environment.compilers = run.runner.toolchain().found();
    if (arguments.direct)
        takeLaunch(page, *arguments.direct, *run.launch);
    else if (arguments.program)
        takeProgram(page, *arguments.program, run);
    addCharts(page, run, table);
    page.block = middleBlock(run, *report);
    if (arguments.direct || arguments.program) {
        std::erase_if(page.charts, [](const PageChart& chart) { return chart.svg.isEmpty(); });
        page.command = commandOf(arguments.words);
        page.pictures = {resultPicture(*report)};
        return reportPage(page).toStdString();
    }
    const bool hasNewText = report->recipe.source && arguments.sourceFile.empty(); // changed by an applied mistake
    page.command = commandText(report->recipe, QString::fromStdString(arguments.images.front()),
                               hasNewText ? QStringLiteral("kernel.cu") : QString::fromStdString(arguments.sourceFile),
                               run.loaded.range);
    if (hasNewText)
        page.commandRemark = QStringLiteral("kernel.cu is the kernel source shown below.");
    page.pictures = {pagePicture(QStringLiteral("Source"), run.loaded.image, {}),
                     resultPicture(*report),
                     {QStringLiteral("View with overlays"),
                      {},
                      {},
                      QStringLiteral("Only the window has one; it exports such pages too.")}};
    return reportPage(page).toStdString();
}

} // namespace tilescope
