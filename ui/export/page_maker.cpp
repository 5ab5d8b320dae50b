#include "ui/export/page_maker.h"

#include "gpu/run/check.h"
#include "ui/canvas/pictures/display_image.h"
#include "ui/kernel/kernel_files.h"
#include "ui/parts/export_file.h"
#include "ui/runs/run_columns.h"
#include "ui/translation.h"

#include <QCoreApplication>

#include <algorithm>

namespace tilescope
{

PageTable comparisonOf(const RunTable& table)
{
    PageTable page;
    if (table.isEmpty())
        return page;
    page.titles << tr("Figure");
    QStringList problems{tr("Why it cannot run")};
    for (const RunRow& row : table.rows()) {
        const QString title = translated(row.title);
        page.titles << (row.isCurrent ? tr("%1 (this report)").arg(title) : title);
        problems << translated(row.problem);
    }
    const std::vector<RunColumn> columns = runColumns(table, false, timeAxis(table.timings()));
    for (std::size_t i = 1; i < columns.size(); ++i) { // the first is the strategy's name
        QStringList cells{QString(columns[i].title).replace(QLatin1Char('\n'), QLatin1Char(' '))};
        for (const RunRow& row : table.rows())
            cells << columns[i].cell(row).text;
        page.rows << cells;
    }
    if (std::any_of(problems.begin() + 1, problems.end(), [](const QString& text) { return !text.isEmpty(); }))
        page.rows << problems;
    return page;
}

ReportPage makeReportPage(const Registry& registry, std::shared_ptr<const Report> report, const RunTable& table)
{
    const Recipe& recipe = report->recipe;
    const Operation& operation = registry.operation(recipe.operation);
    const Strategy& strategy = registry.strategy(operation, recipe.strategy);
    ReportPage page;
    page.operation = translated(operation.title);
    page.strategy = translated(strategy.title);
    page.idea = translated(strategy.idea);
    if (report->check)
        page.allowed = QString::fromStdString(allowedText(*report->check, operation));
    page.comparison = comparisonOf(table);
    page.kernels = kernelFiles(registry, recipe, report.get());
    page.made = QDateTime::currentDateTime();
    page.version = QCoreApplication::applicationVersion();
    page.report = std::move(report);
    return page;
}

PagePicture pagePicture(const QString& title, const QImage& picture, const QString& caption)
{
    PagePicture made{title, caption, {}, {}};
    if (picture.isNull()) {
        made.missing = tr("There is no such image.");
        return made;
    }
    const bool isSmaller = std::max(picture.width(), picture.height()) > longestPageSide;
    made.png = pngOf(
        isSmaller ? picture.scaled(longestPageSide, longestPageSide, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                  : picture);
    if (isSmaller)
        made.caption = clauses(
            {made.caption, tr("scaled down from %1 × %2 for this report").arg(picture.width()).arg(picture.height())});
    return made;
}

PagePicture pagePicture(const QString& title, const ImagePtr& image, const DisplayScale& display)
{
    if (!image || image->isEmpty())
        return {title, {}, {}, tr("The image is only on the GPU. Export again when the sliders have stopped moving.")};
    return pagePicture(title, toDisplayImage(image, displayRange(display, image.get())));
}

PagePicture resultPicture(const Report& report)
{
    if (report.uncomputed && !report.picture)
        return {tr("Result"), {}, {}, tr("The result was not computed: emulating it would take too long.")};
    if (!report.isSample())
        return pagePicture(tr("Result"), report.picture, report.display);
    PagePicture made = pagePicture(tr("Result of a sample"), report.picture, report.display);
    made.caption = clauses({translated(sampleText(*report.uncomputed->sample)), made.caption});
    return made;
}

} // namespace tilescope
