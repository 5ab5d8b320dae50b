#include "gpu/recipe/hardware_record.h"
#include "ui/counters/counters_table.h"

#include "ui/export/page_sections.h"
#include "ui/parts/duration_text.h"
#include "ui/translation.h"

namespace tilescope
{

namespace
{

QString notCounted(const Report& report)
{
    return report.recipe.counters == CounterMode::None ? tr("Counting was switched off for this run.")
                                                       : tr("Nothing was counted in this run. Counters are available "
                                                            "after the full run, when the sliders stop moving.");
}

/// "= 440,320"; the launch's facts are not counted and have no sign.
QString valueText(const CounterRow& row)
{
    const QString& mark = row[CounterColumn::Mark].text;
    const QString& value = row[CounterColumn::Value].text;
    return mark.isEmpty() ? value : mark + QChar(0x00A0) + value;
}

PageTable tableOf(const CounterSection& section, bool hasSilicon)
{
    PageTable table{{section.title, tr("Value"), tr("Ideal"), tr("Over ideal")}, {}};
    if (hasSilicon)
        table.titles << tr("Hardware") << tr("Vs. hardware");
    for (const CounterRow& row : section.rows) {
        QStringList cells{row[CounterColumn::Name].text, valueText(row), row[CounterColumn::Ideal].text,
                          row[CounterColumn::OverIdeal].text};
        if (hasSilicon)
            cells << row[CounterColumn::Silicon].text << row[CounterColumn::SiliconDifference].text;
        table.rows << cells;
    }
    return table;
}

void writeLaunches(PageWriter& writer, const Report& report)
{
    if (report.launches.size() < 2)
        return;
    const auto size = [](const Dim3& d) { return QStringLiteral("%1 × %2 × %3").arg(d.x).arg(d.y).arg(d.z); };
    PageTable table{{tr("Launches in order"), tr("Grid"), tr("Block"), tr("Shared memory, bytes"), tr("GPU time")}, {}};
    for (const LaunchReport& launch : report.launches)
        table.rows << QStringList{q(launch.kernel), size(launch.grid), size(launch.block),
                                  QString::number(launch.sharedBytes),
                                  launch.medianUs ? durationText(*launch.medianUs) : tr("not timed separately")};
    writer.table(table, "figures");
}

} // namespace

void writeComparison(PageWriter& writer, const ReportPage& page)
{
    if (!page.settings.isEmpty())
        return; // it has no strategies
    writer.element("h2", tr("Strategies side by side"));
    if (page.comparison.isEmpty()) {
        writer.paragraph(tr("No other strategy was run with these settings."), "missing");
        return;
    }
    writer.paragraph(tr("\"…\" means not run yet, \"–\" means not applicable. GPU times and emulator times are never "
                        "shown in one table."),
                     "muted");
    writer.open("div", "wide");
    writer.table(page.comparison, "figures");
    writer.close();
}

void writeCounters(PageWriter& writer, const ReportPage& page)
{
    const Report& report = *page.report;
    writer.element("h2", tr("Counters"));
    const std::vector<CounterSection> sections = countersTable({&report, {}, nullptr});
    if (sections.empty()) {
        writer.paragraph(notCounted(report), "missing");
        writeLaunches(writer, report);
        return;
    }
    QStringList meanings;
    for (const CountBasis basis : {CountBasis::Hardware, CountBasis::Ptx, CountBasis::Estimate})
        if (basis != CountBasis::Hardware || report.record)
            meanings << q(basisSymbol(basis)) + QChar(0x00A0) +
                            translated(basisMeaning(basis, report.record ? &*report.record : nullptr));
    writer.paragraph(sentences(meanings), "muted");
    QStringList unused;
    for (const CounterSection& section : sections) {
        const bool isLaunch = &section == &sections.back();
        if (section.isUsed || isLaunch)
            writer.table(tableOf(section, report.silicon.has_value()), "figures counters");
        else
            unused << section.title.toLower();
    }
    if (!unused.isEmpty())
        writer.paragraph(tr("Not used by this kernel: %1.").arg(listed(unused)), "muted");
    if (!report.siliconReason.empty())
        writer.paragraph(tr("No hardware counters: %1").arg(translated(report.siliconReason)), "missing");
    writeLaunches(writer, report);
}

} // namespace tilescope
