#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"

#include <QComboBox>

#include <algorithm>

// The text that is edited: which one is shown, what was typed into it, and the state that it is in.

namespace tilescope
{

/// Another strategy's text or another file; what was typed there before is there again.
void KernelPanel::loadFile()
{
    keepTyped();
    const int index = m_file->currentIndex();
    const bool isOwn = index == 0 && canBeEdited();
    const std::string text = index >= 0 ? m_files[static_cast<std::size_t>(index)].text : std::string();
    m_view->load(text, isOwn ? ownText() : text, isOwn);
    m_kernelLine = 0;
    m_applied = text;
    m_clean = m_view->kernel();
    m_check.reset();
    m_shownOf.reset();
    if (!isOwn)
        return;
    m_shownOf = StrategyName(m_recipe.operation, m_recipe.strategy);
    if (const auto typed = m_typed.find(*m_shownOf); typed != m_typed.end()) {
        m_view->exchange(typed->second);
        m_typed.erase(typed);
    }
}

/// The same strategy's text may have become another one.
void KernelPanel::exchangeText()
{
    if (m_applied == m_files.front().text)
        return;
    m_applied = m_files.front().text;
    const std::string before = m_view->kernel();
    m_view->exchange(m_applied);
    m_clean = m_view->kernel();
    if (m_clean != before) // else it was what was typed, and what the compiler said of it holds
        m_check.reset();
}

void KernelPanel::keepTyped()
{
    if (m_shownOf && m_view->kernel() != m_clean)
        m_typed[*m_shownOf] = m_view->kernel();
}

bool KernelPanel::canBeEdited() const { return isEditable(m_registry, m_recipe); }

bool KernelPanel::isEdited() const
{
    if (m_shownOf)
        return m_view->kernel() != m_clean;
    return m_typed.contains({m_recipe.operation, m_recipe.strategy});
}

std::string KernelPanel::text() const
{
    if (m_files.empty())
        return {};
    if (!isEdited())
        return m_files.front().text;
    return m_shownOf ? m_view->kernel() : m_typed.at({m_recipe.operation, m_recipe.strategy});
}

std::string KernelPanel::ownText() const
{
    Recipe own = m_recipe;
    own.source.reset();
    const auto files = kernelFiles(m_registry, own, m_report.get());
    return files.empty() ? std::string() : files.front().text;
}

void KernelPanel::setText(const std::string& text)
{
    if (m_files.empty() || !canBeEdited())
        return;
    m_file->setCurrentIndex(0);
    m_view->exchange(text);
    showEdits();
}

/// What the compiler said was of the text before.
void KernelPanel::showEdits()
{
    m_check.reset();
    showFigures();
    showFindings();
    emit textChanged();
}

void KernelPanel::setCheck(const std::optional<CompileCheck>& check)
{
    m_check = check;
    showFindings();
}

void KernelPanel::setRunning(const Recipe& recipe)
{
    if (hasSameText(recipe, m_recipe)) // of the other strategies, when they are timed, nothing is said here
        m_phase = Phase::Running;
    showState();
}

void KernelPanel::setCancelled()
{
    if (m_phase == Phase::Running)
        m_phase = Phase::Cancelled;
    showState();
}

void KernelPanel::setShowsDifferences(bool isShown) { m_view->setShowsDifferences(isShown); }

static int countOf(const std::vector<Diagnostic>& diagnostics, DiagnosticSeverity severity)
{
    return static_cast<int>(std::ranges::count(diagnostics, severity, &Diagnostic::severity));
}

void KernelPanel::showState()
{
    const auto counted = [](int count, const QString& one, const QString& many) {
        return count == 1 ? one : many.arg(count);
    };
    const int errors = m_check ? countOf(m_check->diagnostics, DiagnosticSeverity::Error) : 0;
    const int warnings = m_check ? countOf(m_check->diagnostics, DiagnosticSeverity::Warning) : 0;
    const QString more =
        warnings == 0 ? QString() : QStringLiteral(", ") + counted(warnings, tr("1 warning"), tr("%1 warnings"));
    const bool isOther = m_file->currentIndex() > 0;
    if (!m_files.empty() && !canBeEdited())
        m_bar->setState(tr("a library's, read-only"), "muted",
                        tr("It runs on an NVIDIA GPU only: no counters, no reuse, no single steps, no changes."));
    else if (isOther)
        m_bar->setState(tr("read-only"), "muted",
                        tr("This file is the operation's, not this strategy's own: all its strategies run it."));
    else if (errors > 0)
        m_bar->setState(counted(errors, tr("1 error"), tr("%1 errors")), "error", tr("They stand under their lines."));
    else if (isEdited() && m_check)
        m_bar->setState(tr("compiles") + more, "good",
                        tr("Ctrl+Enter runs it; the picture is still the text's before."));
    else if (isEdited())
        m_bar->setState(tr("edited, not run"), "warning", tr("Ctrl+Enter runs it."));
    else if (!m_recipe.source || m_phase == Phase::None)
        m_bar->setState({}, "muted");
    else if (m_phase == Phase::Running)
        m_bar->setState(tr("running"), "muted");
    else if (m_phase == Phase::Cancelled)
        m_bar->setState(tr("cancelled"), "warning", tr("F5 runs it again."));
    else if (m_phase == Phase::Ran)
        m_bar->setState(tr("ran") + more, "good", tr("The picture is this text's."));
    else
        m_bar->setState(tr("stopped by an error"), "error",
                        tr("The findings say why; the picture is the last good one."));
}

} // namespace tilescope
