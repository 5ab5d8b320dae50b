#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/words/duration.h"
#include "ui/export/page_sections.h"
#include "ui/translation.h"

namespace tilescope
{

namespace
{

QString checkText(const ReportPage& page)
{
    const auto& check = page.report->check;
    if (page.report->uncomputed)
        return tr("Not computed completely: emulating the result would take about %1.")
            .arg(translated(durationInWords(page.report->uncomputed->emulationSeconds)));
    if (!check)
        return tr("Not compared with the CPU reference. The comparison is done when the sliders stop moving, unless it "
                  "is switched off.");
    if (check->mismatches > 0)
        return tr("%L1 values differ from the CPU reference by more than the allowed %2, by up to %3.")
            .arg(check->mismatches)
            .arg(page.allowed)
            .arg(check->maxAbsDifference);
    if (check->differing == 0)
        return tr("Identical to the CPU reference.");
    return tr("Matches the CPU reference within the allowed %1; the largest difference is %2.")
        .arg(page.allowed)
        .arg(check->maxAbsDifference);
}

QString machineText(const Report& report)
{
    if (report.backend == BackendChoice::Cuda)
        return tr("%1, compute capability %2").arg(q(report.deviceName), q(report.computeCapability));
    return tr("Tilescope's emulator on this computer's CPU");
}

void addRecipe(PageTable& table, const ReportPage& page)
{
    const ImageInfo& image = page.report->image;
    const Recipe& recipe = page.report->recipe;
    table.rows << QStringList{tr("Image"), tr("%1, %2 × %3, %4")
                                               .arg(q(image.name))
                                               .arg(image.width)
                                               .arg(image.height)
                                               .arg(image.channels == 1 ? tr("grey") : tr("colour"))};
    table.rows << QStringList{tr("Operation"), page.operation};
    table.rows << QStringList{tr("Strategy"), page.strategy};
    table.rows << QStringList{tr("Block"), QStringLiteral("%1 × %2").arg(recipe.block.width).arg(recipe.block.height)};
    for (const auto& [name, value] : recipe.parameters)
        table.rows << QStringList{q(name), q(toText(value))};
    if (recipe.gpu)
        table.rows << QStringList{tr("Emulated GPU"), q(*recipe.gpu)};
    table.rows << QStringList{tr("Counters"), q(nameOf(recipe.counters))};
    table.rows << QStringList{tr("Kernel"),
                              recipe.source ? tr("custom source, shown below") : tr("the strategy's own source")};
}

} // namespace

void writeSettings(PageWriter& writer, const ReportPage& page)
{
    const Report& report = *page.report;
    writer.element("h2", tr("Settings"));
    PageTable table{{tr("Setting"), tr("Value")}, {}};
    if (page.settings.rows.isEmpty())
        addRecipe(table, page);
    table.rows << page.settings.rows;
    table.rows << QStringList{tr("Ran on"), machineText(report)};
    table.rows << QStringList{tr("Compiled by"), report.compiler.empty() ? tr("unknown") : q(report.compiler)};
    if (page.settings.rows.isEmpty())
        table.rows << QStringList{tr("Result"), checkText(page)};
    writer.table(table);
    writer.element("h3", tr("The same run without a window"));
    writer.open("pre");
    writer.element("code", page.command);
    writer.close();
    if (!page.commandRemark.isEmpty())
        writer.paragraph(page.commandRemark, "muted");
    for (const Message& note : report.notes)
        writer.paragraph(translated(note), "remark");
}

void writePictures(PageWriter& writer, const ReportPage& page)
{
    writer.element("h2", tr("Images"));
    writer.open("div", "pictures");
    for (const PagePicture& picture : page.pictures) {
        writer.open("figure");
        if (picture.png.isEmpty())
            writer.paragraph(picture.missing, "missing");
        else
            writer.picture(picture.png, picture.title);
        writer.open("figcaption");
        writer.element("strong", picture.title);
        writer.text(picture.caption.isEmpty() ? QString() : QStringLiteral(" – ") + picture.caption);
        writer.close();
        writer.close();
    }
    writer.close();
}

void writeCharts(PageWriter& writer, const ReportPage& page)
{
    writer.element("h2", tr("Charts"));
    if (page.charts.empty())
        writer.paragraph(tr("None."), "missing");
    for (const PageChart& chart : page.charts) {
        writer.element("h3", chart.title);
        if (chart.svg.isEmpty()) {
            writer.paragraph(chart.missing, "missing");
            continue;
        }
        writer.open("div", "chart");
        writer.drawing(chart.svg);
        writer.close();
    }
}

} // namespace tilescope
