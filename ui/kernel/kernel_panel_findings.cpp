#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/finding_text.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

// What was found in the text, by the run and by the compiler, and the way from one finding to the next.

namespace tilescope
{

/// Of the file shown. The run's stay with their lines while the text is edited; the compiler's are of the text as it
/// stands.
std::vector<Finding> KernelPanel::findingsHere() const
{
    std::vector<Finding> here;
    const std::string file = fileName().toStdString();
    const LineMap map = isOwnShown() ? LineMap(m_clean, m_view->kernel()) : LineMap();
    for (Finding finding : m_findings) {
        const bool isReplaced = finding.kind == "compiler" && isOwnShown() && m_check;
        if (finding.source != file || isReplaced)
            continue;
        const int line = finding.line;
        finding.line = map.newLine(line);
        finding.otherLine = map.newLine(finding.otherLine);
        if (finding.line > 0 || line < 1)
            here.push_back(finding);
    }
    if (m_check && isOwnShown()) {
        RunFailure said;
        said.diagnostics = m_check->diagnostics;
        const auto findings = findingsOf(said);
        here.insert(here.end(), findings.begin(), findings.end());
    }
    return here;
}

static std::optional<LineCounter> counterOf(const Finding& finding)
{
    if (finding.kind == "bank_conflict")
        return LineCounter::SharedOverIdeal;
    if (finding.kind == "uncoalesced")
        return LineCounter::GlobalOverIdeal;
    return std::nullopt;
}

void KernelPanel::suggestCounter()
{
    if (m_counterIsChosen)
        return;
    const bool hasConflicts = std::ranges::any_of(
        m_findings, [](const Finding& finding) { return counterOf(finding) == LineCounter::SharedOverIdeal; });
    m_counter->setCurrentIndex(m_counter->findData(
        static_cast<int>(hasConflicts ? LineCounter::SharedOverIdeal : LineCounter::GlobalSectors)));
}

void KernelPanel::showFindings()
{
    const std::vector<Finding> here = findingsHere();
    m_view->setFindings(here);
    std::vector<Finding> said;
    std::copy_if(here.begin(), here.end(), std::back_inserter(said),
                 [](const Finding& finding) { return finding.kind == "compiler"; });
    m_view->setNotes(said);
    const auto count = static_cast<int>(m_view->marks().size());
    m_found->setText(count == 0 ? QString() : count == 1 ? tr("1 marked line") : tr("%1 marked lines").arg(count));
    for (auto* button : {m_previous, m_next})
        button->setVisible(count > 0);
    showState();
}

void KernelPanel::goToLine(const std::string& source, int line)
{
    const int index = m_file->findText(QString::fromStdString(source));
    if (index < 0)
        return;
    m_file->setCurrentIndex(index);
    const auto finding = std::ranges::find_if(m_findings, [&](const Finding& one) {
        return one.source == source && (one.line == line || one.otherLine == line) && counterOf(one);
    });
    if (line > 0 && finding != m_findings.end() && m_counter->currentData() != static_cast<int>(LineCounter::None))
        setCounter(*counterOf(*finding));
    const int now = lineNow(line);
    m_view->goToLine(now > 0 ? now : line);
    m_view->setFocus();
}

void KernelPanel::showStep(const std::string& source, int line)
{
    const int index = m_file->findText(QString::fromStdString(source));
    if (index >= 0 && line > 0)
        m_file->setCurrentIndex(index);
    m_view->showStep(index >= 0 ? lineNow(line) : 0);
}

/// Where a line of the text that ran stands while the text is edited; 0 where it is gone or changed.
int KernelPanel::lineNow(int line) const
{
    return isOwnShown() ? LineMap(m_clean, m_view->kernel()).newLine(line) : line;
}

void KernelPanel::goToNextFinding() { goToFinding(true); }
void KernelPanel::goToPreviousFinding() { goToFinding(false); }

/// Round and round: after the last comes the first.
void KernelPanel::goToFinding(bool forwards)
{
    const auto& marks = m_view->marks();
    if (marks.empty())
        return;
    const int here = m_view->currentLine();
    if (forwards) {
        const auto next = marks.upper_bound(here);
        m_view->goToLine(next == marks.end() ? marks.begin()->first : next->first);
        return;
    }
    const auto next = marks.lower_bound(here);
    m_view->goToLine(next == marks.begin() ? marks.rbegin()->first : std::prev(next)->first);
}

} // namespace tilescope
