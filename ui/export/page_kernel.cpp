#include "ui/export/page_sections.h"
#include "ui/parts/finding_text.h"

#include "ui/translation.h"

#include <map>

namespace tilescope
{

namespace
{

/// The anchor of a kernel's line in the page.
QString anchor(const ReportPage& page, const std::string& source, int line)
{
    for (std::size_t i = 0; i < page.kernels.size(); ++i)
        if (page.kernels[i].name == source && line > 0)
            return QStringLiteral("kernel%1-%2").arg(i + 1).arg(line);
    return {};
}

const char* severityClass(Severity severity)
{
    switch (severity) {
    case Severity::Error: return "severity-error";
    case Severity::Warning: return "severity-warning";
    case Severity::Note: return "muted";
    }
    return nullptr;
}

void writeFinding(PageWriter& writer, const ReportPage& page, const Finding& finding)
{
    writer.open("tr");
    writer.element("th", severityInWords(finding.severity), severityClass(finding.severity));
    writer.element("td", kindInWords(finding.kind));
    writer.open("td");
    const QString lines = placeInWords(finding);
    const QString place = added(q(finding.source), lines);
    if (const QString target = anchor(page, finding.source, finding.line); target.isEmpty()) {
        writer.text(place);
    } else {
        writer.open("a");
        writer.attribute("href", QLatin1Char('#') + target);
        writer.text(place);
        writer.close();
    }
    writer.close();
    writer.open("td");
    writer.text(translated(messageOf(finding)));
    if (!finding.cure.empty())
        writer.element("p", tr("Fix: %1").arg(translated(finding.cure)), "muted");
    writer.close();
    writer.close();
}

using FoundLines = std::map<std::pair<std::string, int>, QString>;

/// The findings at each line of the kernels' text.
FoundLines foundLines(const Report& report)
{
    FoundLines found;
    for (const Finding& finding : report.findings)
        for (const int line : {finding.line, finding.otherLine}) {
            QString& text = found[{finding.source, line}];
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + translated(messageOf(finding));
        }
    return found;
}

} // namespace

void writeFindings(PageWriter& writer, const ReportPage& page)
{
    writer.element("h2", tr("Findings"));
    std::vector<Finding> findings = page.report->findings;
    if (findings.empty()) {
        writer.paragraph(lookedForText(*page.report));
        return;
    }
    sortFindings(findings);
    writer.open("div", "wide");
    writer.open("table");
    writer.open("thead");
    writer.open("tr");
    for (const QString& title : {tr("Severity"), tr("Kind"), tr("Where"), tr("Message")})
        writer.element("th", title);
    writer.close();
    writer.close();
    writer.open("tbody");
    for (const Finding& finding : findings)
        writeFinding(writer, page, finding);
    writer.close();
    writer.close();
    writer.close();
}

void writeKernels(PageWriter& writer, const ReportPage& page)
{
    const FoundLines found = foundLines(*page.report);
    writer.element("h2", tr("Kernel"));
    for (std::size_t i = 0; i < page.kernels.size(); ++i) {
        const KernelSource& kernel = page.kernels[i];
        const bool isOwn = i == 0 && page.report->recipe.source.has_value();
        writer.element("h3", isOwn ? tr("%1, edited").arg(q(kernel.name)) : q(kernel.name));
        writer.open("ol", "code");
        QString text = q(kernel.text);
        text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
        if (text.endsWith(QLatin1Char('\n')))
            text.chop(1);
        int number = 0;
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            const auto finding = found.find({kernel.name, ++number});
            writer.open("li", finding == found.end() ? nullptr : "found");
            writer.attribute("id", anchor(page, kernel.name, number));
            if (finding != found.end())
                writer.attribute("title", finding->second);
            writer.text(line);
            writer.close();
        }
        writer.close();
    }
    if (page.kernels.empty())
        writer.paragraph(tr("The source is unknown."), "missing");
}

} // namespace tilescope
