#include "ui/kernel/kernel_panel.h"

#include "gpu/program/host_compiler/host_compiler.h"
#include "ui/kernel/find_bar.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/lesson_strip.h"
#include "ui/parts/charts/heat_legend.h"
#include "ui/parts/finding_text.h"
#include "ui/parts/labels.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/translation.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilescope
{

static QToolButton* arrowButton(Qt::ArrowType arrow, const QString& toolTip)
{
    auto* made = new QToolButton;
    made->setArrowType(arrow);
    made->setToolTip(toolTip);
    made->setAccessibleName(toolTip);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
}

static QString joined(const QStringList& parts) { return parts.join(QStringLiteral(" · ")); }

KernelPanel::KernelPanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_registry(registry), m_title(headingLabel({})), m_file(new QComboBox), m_found(mutedLabel({})),
      m_previous(arrowButton(Qt::UpArrow, tr("Previous finding"))),
      m_next(arrowButton(Qt::DownArrow, tr("Next finding"))), m_scale(new QWidget), m_counter(new QComboBox),
      m_legend(new HeatLegend), m_note(mutedLabel({})), m_view(new KernelEditor), m_bar(new KernelBar),
      m_lesson(new LessonStrip), m_finder(new FindBar(*m_view))
{
    for (const LineCounter counter : lineCounters) {
        m_counter->addItem(titleOf(counter), static_cast<int>(counter));
        m_counter->setItemData(m_counter->count() - 1, meaningOf(counter), Qt::ToolTipRole);
    }
    m_counter->setAccessibleName(tr("Figure beside each line"));
    m_counter->setMinimumWidth(96); // a narrow column cuts its text, and is not widened by it
    m_file->setAccessibleName(tr("Kernel file"));
    m_found->setWordWrap(false);
    build();
    connectParts();
    fillFiles();
    showFindings();
}

void KernelPanel::connectParts()
{
    connect(m_counter, &QComboBox::currentIndexChanged, this, &KernelPanel::showFigures);
    connect(m_counter, &QComboBox::activated, this, [this] { m_counterIsChosen = true; });
    connect(this, &KernelPanel::textChanged, this, &KernelPanel::showBrief);
    connect(m_file, &QComboBox::currentIndexChanged, this, &KernelPanel::showFile);
    connect(m_previous, &QToolButton::clicked, this, &KernelPanel::goToPreviousFinding);
    connect(m_next, &QToolButton::clicked, this, &KernelPanel::goToNextFinding);
    connect(m_view, &KernelEditor::edited, this, &KernelPanel::showEdits);
    connect(m_view, &KernelView::lineClicked, this, [this](int line) {
        if (!isEdited()) // else the lines of the run are others
            emit lineChosen(fileName().toStdString(), line);
    });
    connect(m_view, &QsciScintillaBase::SCN_URIDROPPED, this, [this](const QUrl& url) {
        if (url.isLocalFile())
            emit fileDropped(url.toLocalFile());
    });
}

void KernelPanel::build()
{
    auto* top = new QHBoxLayout;
    top->setContentsMargins(12, 8, 8, 0);
    top->setSpacing(4);
    top->addWidget(m_title, 1);
    top->addWidget(m_file);
    top->addStretch();
    top->addWidget(m_found);
    top->addWidget(m_previous);
    top->addWidget(m_next);
    auto* scale = new QHBoxLayout(m_scale);
    scale->setContentsMargins(12, 4, 12, 8);
    scale->setSpacing(12);
    scale->addWidget(m_counter);
    scale->addWidget(m_legend);
    scale->addWidget(m_note, 1);
    m_head = new QBoxLayout(QBoxLayout::TopToBottom);
    m_head->setSpacing(0);
    m_head->addLayout(top, 1);
    m_head->addWidget(m_bar);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_head);
    column->addWidget(m_scale);
    column->addWidget(m_lesson);
    column->addWidget(thinLine());
    column->addWidget(m_view, 1);
    column->addWidget(m_finder);
}

void KernelPanel::setRecipe(const Recipe& recipe)
{
    const bool isSame = hasSameText(m_recipe, recipe) && !m_files.empty();
    const bool isSameStrategy = m_recipe.operation == recipe.operation && m_recipe.strategy == recipe.strategy;
    m_recipe = recipe;
    if (isSame) {
        markStale(recipe);
        showFigures();
        return;
    }
    m_report = nullptr;
    if (!isSameStrategy)
        m_counted = m_timed = nullptr;
    markStale(recipe);
    m_phase = Phase::None;
    m_machineCode.reset();
    m_findings.clear();
    fillFiles();
    showFindings();
}

void KernelPanel::markStale(const Recipe& recipe)
{
    m_isStale = m_counted && m_counted->recipe != recipe;
    m_isTimedStale = m_timed && m_timed->recipe != recipe;
}

void KernelPanel::setReport(const std::shared_ptr<const Report>& report)
{
    if (!report || !hasSameText(report->recipe, m_recipe))
        return;
    m_report = report;
    m_phase = report->failed() ? Phase::Failed : Phase::Ran;
    if (report->lines) {
        m_counted = report;
        m_countedText = isOwnShown() ? m_clean : text();
    }
    if (report->timing && report->mainLaunch < report->timing->launches.size()) {
        m_timed = report;
        m_timedText = isOwnShown() ? m_clean : text();
    }
    m_isStale = m_counted && (m_counted->recipe != report->recipe || m_counted->image != report->image);
    m_isTimedStale = m_timed && (m_timed->recipe != report->recipe || m_timed->image != report->image);
    m_findings = report->findings;
    sortFindings(m_findings);
    suggestCounter();
    fillFiles();
    showKernel();
    showFindings();
}

void KernelPanel::setFailure(const RunFailure& failure)
{
    if (failure.report && failure.report->lines) {
        setReport(failure.report);
        return;
    }
    m_isStale = m_counted != nullptr;
    m_isTimedStale = m_timed != nullptr;
    m_phase = Phase::Failed;
    if (auto findings = findingsOf(failure); !findings.empty())
        m_findings = std::move(findings);
    showFigures();
    showFindings();
}

void KernelPanel::setHostFindings(const std::vector<Finding>& findings)
{
    if (findings == m_hostFindings)
        return;
    const bool doesNotCompile = std::ranges::any_of(findings, [](const Finding& finding) {
        return finding.kind == FindingKind::Compiler && finding.severity == Severity::Error;
    });
    m_hostFindings = findings;
    m_hostText = doesNotCompile ? text() : m_own;
    showFindings();
}

void KernelPanel::fillFiles()
{
    const auto files = kernelFiles(m_registry, m_recipe, m_report.get());
    if (files == m_files) {
        if (isOwnShown()) { // what was typed may be what the user's file has now
            m_own = ownText();
            m_view->setOriginal(m_own);
        }
        showFigures();
        return;
    }
    const QSignalBlocker quiet(m_file);
    const QString shown = m_file->currentText();
    m_files = files;
    m_file->clear();
    for (const KernelSource& file : m_files)
        m_file->addItem(QString::fromStdString(file.name));
    m_file->setCurrentIndex(std::max(m_file->findText(shown), m_files.empty() ? -1 : 0));
    m_file->setVisible(m_files.size() > 1);
    m_title->setVisible(m_files.size() <= 1);
    showFile();
}

void KernelPanel::showFile()
{
    const int index = m_file->currentIndex();
    const bool isSameText = m_shownOf == StrategyName(m_recipe.operation, m_recipe.strategy) && index == 0;
    if (isSameText)
        exchangeText();
    else
        loadFile();
    showKernel();
    showFigures();
    showFindings();
    emit textChanged();
}

/// A file of the user's has a star while the window has another text than the file.
void KernelPanel::showTitle()
{
    const int index = m_file->currentIndex();
    const QString name = index >= 0 ? m_file->currentText() : tr("No kernel chosen");
    if (index == 0 && !ownFile().isEmpty())
        m_title->setText(text() == ownText() ? name : name + QStringLiteral(" *"));
    else
        m_title->setText(m_recipe.source && index == 0 ? tr("%1, edited").arg(name) : name);
}

/// A text that was just loaded starts at its kernel. Later the cursor and the scroll position are the user's: only
/// while the cursor was not moved, the view follows a run of another kernel of the file.
void KernelPanel::showKernel()
{
    const int index = m_file->currentIndex();
    if (index < 0)
        return;
    const KernelSource& file = m_files[static_cast<std::size_t>(index)];
    const std::string kernel = m_report ? kernelRun(*m_report, file.name) : std::string();
    const bool isLoaded = m_kernelLine == 0;
    if (!isLoaded && (kernel.empty() || kernel == m_shownKernel))
        return;
    m_shownKernel = kernel;
    const bool isUsers = !isLoaded && (isEdited() || m_view->currentLine() > 1);
    const int line = kernelLine(isOwnShown() ? m_view->kernel() : file.text, kernel);
    if (!isUsers && std::exchange(m_kernelLine, line) != line)
        m_view->showFrom(line);
}

void KernelPanel::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    showFigures();
    showFindings();
}

/// What there is to run, to compare or to count comes back with an edit or with the choice of a counter.
void KernelPanel::showBrief()
{
    const bool isChanged = isEdited() || m_recipe.source;
    m_scale->setVisible(!m_isBrief || m_counterIsChosen);
    const auto count = static_cast<int>(m_view->marks().size());
    for (QWidget* const widget :
         {static_cast<QWidget*>(m_found), static_cast<QWidget*>(m_previous), static_cast<QWidget*>(m_next)})
        widget->setVisible(!m_isBrief && count > 0);
    m_head->setDirection(m_isBrief && !isChanged ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QToolButton* const button : {m_bar->runButton(), m_bar->differencesButton()})
        button->setVisible(!m_isBrief || isChanged);
}

LineCounter KernelPanel::shownCounter() const
{
    return m_isBrief && !m_counterIsChosen ? LineCounter::None
                                           : static_cast<LineCounter>(m_counter->currentData().toInt());
}

void KernelPanel::showFigures()
{
    const LineCounter counter = shownCounter();
    m_figures = m_counted && !m_isVeiled ? LineFigures(*m_counted->lines, fileName().toStdString(), counter)
                                         : LineFigures(counter);
    if (m_counted && m_machineCode && !m_isVeiled && counter != LineCounter::None)
        m_figures.addHints(*m_machineCode, fileName().toStdString());
    if (m_counted && isOwnShown())
        m_figures = m_figures.moved(LineMap(m_countedText, m_view->kernel()));
    addStates();
    const bool isOfBefore = counter == LineCounter::Stalls ? m_isTimedStale : m_isStale;
    const bool isStale = isOfBefore || isEdited();
    m_view->setFigures(m_figures, isStale);
    m_counter->setToolTip(meaningOf(counter));

    const bool hasFigures = !m_figures.figures().empty();
    m_legend->setVisible(hasFigures && !isStale);
    showBrief();
    m_note->setToolTip({});
    if (!hasFigures)
        m_note->setText(whyNoFigures());
    else
        noteScale(counter, isOfBefore);
}

void KernelPanel::addStates()
{
    if (m_timed && !m_isVeiled)
        m_figures.addStates(m_timed->timing->launches[m_timed->mainLaunch].lines, fileName().toStdString(),
                            isOwnShown() ? LineMap(m_timedText, m_view->kernel()) : LineMap());
}

void KernelPanel::noteScale(LineCounter counter, bool isOfBefore)
{
    m_legend->setEnds(figureText(m_figures.least(), counter), figureText(m_figures.most(), counter));
    const bool isPrediction = counter == LineCounter::Stalls;
    m_note->setText(isEdited()            ? tr("for the source before the edits")
                    : isOfBefore          ? tr("for the previous settings")
                    : isPrediction        ? QString::fromStdString(m_timed->timing->gpu)
                    : m_figures.isExact() ? tr("PTX") // one word, which a narrow panel does not wrap
                                          : tr("≈ estimated from some of the blocks"));
    if (isPrediction)
        m_note->setToolTip(meaningOf(counter));
    else if (m_figures.isExact())
        m_note->setToolTip(tr("Counted in the PTX that ran; the GPU's machine code may differ"));
}

QString KernelPanel::whyNoFigures() const
{
    const LineCounter counter = shownCounter();
    if (m_isVeiled)
        return tr("Hidden until answered");
    if (counter == LineCounter::None || m_files.empty())
        return {};
    if (!canBeEdited())
        return tr("Library calls are not counted.");
    if (counter == LineCounter::Stalls)
        return m_timed ? absenceOf(counter) : tr("Stalls are predicted after a full run.");
    if (m_counted)
        return m_figures.hasCounts() ? absenceOf(counter) : tr("No line of this file was executed.");
    if (!m_report)
        return tr("Figures appear here after the first run.");
    if (m_recipe.counters == CounterMode::None)
        return tr("Counting is off. Set Counters to Automatic in the settings.");
    return tr("Figures appear here after the emulator has counted this kernel.");
}

void KernelPanel::setCounter(LineCounter counter)
{
    const bool isFirst = !std::exchange(m_counterIsChosen, true);
    m_counter->setCurrentIndex(m_counter->findData(static_cast<int>(counter)));
    if (isFirst && m_isBrief)
        showFigures();
}

QString KernelPanel::fileName() const { return m_file->currentText(); }

QString KernelPanel::note() const
{
    return m_legend->isVisibleTo(this) ? joined({m_legend->text(), m_note->text()}) : m_note->text();
}

/// Another strategy's text or another file; restores what was typed there before.
void KernelPanel::loadFile()
{
    keepTyped();
    const int index = m_file->currentIndex();
    const bool isOwn = index == 0 && canBeEdited();
    const std::string text = index >= 0 ? m_files[static_cast<std::size_t>(index)].text : std::string();
    m_own = isOwn ? ownText() : text;
    // A program's text becomes that of its launches once it runs.
    const bool staysThere = m_shownOf && m_shownOf->first != m_recipe.operation && text == m_view->kernel();
    const int top = m_view->firstShownLine();
    int line = 0, column = 0;
    m_view->getCursorPosition(&line, &column);
    m_view->load(text, m_own, isOwn);
    m_kernelLine = staysThere ? m_kernelLine : 0;
    if (staysThere) {
        m_view->setCursorPosition(line, column);
        m_view->showFrom(top + 1);
    }
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

/// The text of the same strategy may have changed.
void KernelPanel::exchangeText()
{
    const std::string own = ownText();
    const bool isOtherFile = std::exchange(m_own, own) != own;
    m_view->setOriginal(own);
    if (m_applied == m_files.front().text)
        return;
    m_applied = m_files.front().text;
    const std::string before = m_view->kernel();
    if (isOtherFile && before != m_clean) { // the user's file was saved meanwhile, and what was typed here stays
        m_clean = m_applied;
        return;
    }
    m_view->exchange(m_applied);
    m_clean = m_view->kernel();
    if (m_clean != before) // otherwise the text is what was typed, and the compiler's messages remain valid
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

std::optional<std::string> KernelPanel::typedText() const { return isEdited() ? std::optional(text()) : std::nullopt; }

std::string KernelPanel::text() const
{
    if (m_files.empty())
        return {};
    if (!isEdited())
        return m_files.front().text;
    return m_shownOf ? m_view->kernel() : m_typed.at({m_recipe.operation, m_recipe.strategy});
}

QString KernelPanel::ownFile() const
{
    const auto& operations = m_registry.operations();
    const auto found = std::ranges::find(operations, m_recipe.operation, &Operation::name);
    const QString file = found == operations.end() ? QString() : QString::fromStdString(found->file);
    if (file.isEmpty() || file.startsWith(u':') || m_files.empty()) // none, or it came with the program
        return {};
    if (isKernelFile(file))
        return file;
    return file + u'/' + QString::fromStdString(m_files.front().name).section(u'/', 1); // in the operation's folder
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

/// The compiler's messages were for the previous text.
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

void KernelPanel::setMachineCode(const Recipe& recipe, const std::optional<MachineCode>& code)
{
    if (!hasSameText(recipe, m_recipe))
        return;
    m_machineCode = code;
    showFigures();
}

void KernelPanel::setRunning(const Recipe& recipe)
{
    if (hasSameText(recipe, m_recipe)) // reports of other strategies do not concern this text
        m_phase = Phase::Running;
    showState();
}

void KernelPanel::setCancelled()
{
    if (m_phase == Phase::Running)
        m_phase = Phase::Cancelled;
    showState();
}

void KernelPanel::setVeiled(bool isVeiled)
{
    m_isVeiled = isVeiled;
    showFigures();
    showFindings();
}

void KernelPanel::setLessonVeiled(bool isVeiled)
{
    m_lesson->setMaximumHeight(isVeiled ? 0 : QWIDGETSIZE_MAX); // which is shown and hidden by what it says
}

void KernelPanel::setShowsDifferences(bool isShown) { m_view->setShowsDifferences(isShown); }

static int countOf(const std::vector<Diagnostic>& diagnostics, DiagnosticSeverity severity)
{
    return static_cast<int>(std::ranges::count(diagnostics, severity, &Diagnostic::severity));
}

/// That the program's compiler has found, in lines that were not edited since.
int KernelPanel::hostErrors() const
{
    if (m_hostFindings.empty())
        return 0;
    const LineMap host = hostMap();
    return static_cast<int>(std::ranges::count_if(m_hostFindings, [&](const Finding& finding) {
        return finding.kind == FindingKind::Compiler && finding.severity == Severity::Error &&
               finding.source == fileName().toStdString() && host.newLine(finding.line) > 0;
    }));
}

void KernelPanel::showState()
{
    showTitle();
    // Both compilers may have found the same.
    const int errors = std::max(m_check ? countOf(m_check->diagnostics, DiagnosticSeverity::Error) : 0, hostErrors());
    const int warnings = m_check ? countOf(m_check->diagnostics, DiagnosticSeverity::Warning) : 0;
    const QString more = warnings == 0 ? QString() : counted(warnings, tr("1 warning"), tr("%1 warnings"));
    const bool isOther = m_file->currentIndex() > 0;
    if (!m_files.empty() && !canBeEdited())
        m_bar->setState(tr("library kernel, read-only"), "muted",
                        tr("This strategy runs only on an NVIDIA GPU: no counters, reuse view, stepping or editing."));
    else if (isOther)
        m_bar->setState(tr("read-only"), "muted",
                        tr("This file belongs to the operation, not to this strategy alone: all strategies of the "
                           "operation use it."));
    else if (errors > 0)
        m_bar->setState(counted(errors, tr("1 error"), tr("%1 errors")), "error",
                        tr("The errors are shown below their lines."));
    else if (isEdited() && m_check && hasMain(text()))
        m_bar->setState(added(tr("kernel compiles"), more), "good",
                        tr("Ctrl+Enter runs the edited kernel. The host code around it is compiled when the program "
                           "is run again."));
    else if (isEdited() && m_check)
        m_bar->setState(
            added(tr("compiles"), more), "good",
            tr("Ctrl+Enter runs the edited source; the image still shows the result of the previous source."));
    else if (isEdited())
        m_bar->setState(tr("edited, not run"), "warning", tr("Ctrl+Enter runs it."));
    else if (!m_recipe.source || m_phase == Phase::None)
        m_bar->setState({}, "muted");
    else if (m_phase == Phase::Running)
        m_bar->setState(tr("running"), "muted");
    else if (m_phase == Phase::Cancelled)
        m_bar->setState(tr("cancelled"), "warning", tr("F5 runs it again."));
    else if (m_phase == Phase::Ran)
        m_bar->setState(added(hasMain(text()) ? tr("kernel ran") : tr("ran"), more), "good",
                        tr("The image is the result of this source."));
    else
        m_bar->setState(tr("stopped by an error"), "error",
                        tr("The findings explain why; the image is the last valid one."));
}

/// The findings of the file shown. The run's findings move with their lines while the text is edited; the compiler's
/// are for the current text.
std::vector<Finding> KernelPanel::findingsHere() const
{
    std::vector<Finding> here;
    const std::string file = fileName().toStdString();
    const LineMap map = isOwnShown() ? LineMap(m_clean, m_view->kernel()) : LineMap();
    for (Finding finding : m_findings) {
        const bool isReplaced = finding.kind == FindingKind::Compiler && isOwnShown() && m_check;
        if (finding.source != file || isReplaced || m_isVeiled)
            continue;
        const int line = finding.line;
        finding.line = map.newLine(line);
        finding.otherLine = map.newLine(finding.otherLine);
        if (finding.line > 0 || line < 1)
            here.push_back(finding);
    }
    const LineMap host = m_hostFindings.empty() ? LineMap() : hostMap();
    for (Finding finding : m_hostFindings) {
        finding.line = host.newLine(finding.line);
        finding.otherLine = host.newLine(finding.otherLine);
        if (finding.source == file && finding.line > 0 && !m_isVeiled)
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
    if (finding.kind == FindingKind::BankConflict)
        return LineCounter::SharedOverIdeal;
    if (finding.kind == FindingKind::Uncoalesced)
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
                 [](const Finding& finding) { return finding.kind == FindingKind::Compiler; });
    m_view->setNotes(said);
    const auto count = static_cast<int>(m_view->marks().size());
    m_found->setText(count == 0 ? QString() : count == 1 ? tr("1 marked line") : tr("%1 marked lines").arg(count));
    showBrief();
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
    const bool isHosts = std::ranges::any_of(
        m_hostFindings, [&](const Finding& one) { return one.source == source && one.line == line; });
    const int now = isHosts ? hostMap().newLine(line) : lineNow(line);
    m_view->goToLine(now > 0 ? now : line);
}

void KernelPanel::showStep(const std::string& source, int line)
{
    const int index = m_file->findText(QString::fromStdString(source));
    if (index >= 0 && line > 0)
        m_file->setCurrentIndex(index);
    m_view->showStep(index >= 0 ? lineNow(line) : 0);
}

void KernelPanel::markKernel()
{
    if (m_file->currentIndex() < 0)
        return;
    const LineRange lines =
        kernelLines(text(), m_report ? kernelRun(*m_report, fileName().toStdString()) : std::string());
    m_view->markPassage(lines);
    m_view->showFrom(lines.first);
}

/// The current line number of a line of the text that ran; 0 if it was removed or changed.
int KernelPanel::lineNow(int line) const
{
    return isOwnShown() ? LineMap(m_clean, m_view->kernel()).newLine(line) : line;
}

LineMap KernelPanel::hostMap() const { return isOwnShown() ? LineMap(m_hostText, m_view->kernel()) : LineMap(); }

void KernelPanel::goToNextFinding() { goToFinding(true); }
void KernelPanel::goToPreviousFinding() { goToFinding(false); }

/// Wraps around: the first follows the last.
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
