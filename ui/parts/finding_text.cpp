#include "ui/parts/finding_text.h"

#include "ui/translation.h"

namespace tilescope
{

namespace
{

Severity severityOf(DiagnosticSeverity severity)
{
    switch (severity) {
    case DiagnosticSeverity::Error: return Severity::Error;
    case DiagnosticSeverity::Warning: return Severity::Warning;
    case DiagnosticSeverity::Note: return Severity::Note;
    }
    return Severity::Error;
}

} // namespace

QString severityInWords(Severity severity)
{
    switch (severity) {
    case Severity::Error: return tr("Error");
    case Severity::Warning: return tr("Warning");
    case Severity::Note: return tr("Note");
    }
    return {};
}

QString kindInWords(FindingKind kind) { return translated(std::string(factsOf(kind).title)); }

QString linesInWords(const Finding& finding)
{
    if (finding.line < 1)
        return {};
    if (finding.otherLine < 1 || finding.otherLine == finding.line)
        return QString::number(finding.line);
    return tr("%1 and %2").arg(finding.line).arg(finding.otherLine);
}

QString placeInWords(const Finding& finding)
{
    const QString lines = linesInWords(finding);
    if (lines.isEmpty())
        return {};
    const bool isPair = finding.otherLine > 0 && finding.otherLine != finding.line;
    return isPair ? tr("lines %1").arg(lines) : tr("line %1").arg(lines);
}

QString findingText(const Finding& finding)
{
    QString text = tr("%1: %2").arg(kindInWords(finding.kind), translated(messageOf(finding)));
    if (!finding.cure.empty())
        text += QLatin1Char('\n') + tr("Fix: %1").arg(translated(finding.cure));
    return text;
}

QString lookedForText(const Report& report)
{
    QStringList sought;
    const bool isEmulated = report.backend != BackendChoice::Cuda;
    if (isEmulated)
        sought << tr(
            "accesses outside buffers, misaligned accesses, barriers that not every thread reaches and deadlocks; when "
            "the sliders stop moving, also data races, reads of uninitialised memory and output that no thread stores");
    if (report.counters)
        sought << tr("bank conflicts, uncoalesced accesses, redundant halo loads, idle threads, low occupancy");
    QStringList said;
    said << (sought.isEmpty() ? tr("No checks have been made yet.")
                              : tr("Nothing found. Checked for: %1.").arg(clauses(sought)));
    if (!isEmulated)
        said << tr("Faults and data races are found when the kernel runs in the emulator.");
    else if (!report.counters)
        said << tr("Performance problems are found only if counters are on.");
    return sentences(said);
}

std::vector<Finding> findingsOf(const RunFailure& failure)
{
    std::vector<Finding> findings;
    for (const Diagnostic& diagnostic : failure.diagnostics)
        findings.push_back({.kind = FindingKind::Compiler,
                            .severity = severityOf(diagnostic.severity),
                            .source = diagnostic.file,
                            .line = diagnostic.line,
                            .message = Message(diagnostic.message)});
    if (findings.empty() && failure.report)
        findings = failure.report->findings;
    sortFindings(findings);
    return findings;
}

} // namespace tilescope
