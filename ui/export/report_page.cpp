#include "ui/export/report_page.h"

#include "gpu/model/device_facts.h"
#include "ui/export/page_sections.h"
#include "ui/translation.h"

#include <QSysInfo>

namespace tilescope
{

void writeEnvironment(PageWriter& writer, const ReportPage& page)
{
    writer.element("h2", tr("Environment"));
    PageTable table{{tr("Item"), tr("Value")}, {}};
    const DeviceProbe& probe = page.environment.device;
    if (!probe.device)
        table.rows << QStringList{tr("GPU"), probe.reason.empty() ? tr("none was found") : translated(probe.reason)};
    std::vector<DeviceFact> facts = probe.device ? deviceFacts(*probe.device) : std::vector<DeviceFact>();
    const std::vector<DeviceFact> compilers = compilerFacts(page.environment.compilers);
    facts.insert(facts.end(), compilers.begin(), compilers.end());
    for (const DeviceFact& fact : facts)
        table.rows << QStringList{QStringLiteral("%1: %2").arg(translated(fact.group), q(fact.name)), q(fact.value)};
    table.rows << QStringList{tr("Compiler of this run"),
                              page.report->compiler.empty() ? tr("unknown") : q(page.report->compiler)};
    table.rows << QStringList{
        tr("System"), QStringLiteral("%1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture())};
    table.rows << QStringList{tr("Tilescope"), page.version.isEmpty() ? tr("version unknown") : page.version};
    table.rows << QStringList{tr("Created"), page.made.toString(Qt::ISODate)};
    writer.table(table);
}

QByteArray reportPage(const ReportPage& page)
{
    const Report& report = *page.report;
    const QString title =
        !page.title.isEmpty() ? page.title : tr("%1, %2: %3").arg(page.operation, page.strategy, q(report.image.name));
    PageWriter writer(title + QStringLiteral(" – Tilescope"), pageStyle());
    writer.element("h1", title);
    writer.paragraph(page.idea, "muted");
    if (!page.remark.isEmpty())
        writer.paragraph(page.remark, "remark");
    for (const auto write : {writePictures, writeSettings, writeTimes, writeComparison, writeCharts, writeFindings,
                             writeBlock, writeCounters, writeKernels, writeEnvironment})
        write(writer, page);
    return writer.finish();
}

} // namespace tilescope
