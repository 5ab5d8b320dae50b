#include "ui/kernel/kernel_panel.h"

#include "ui/kernel/find_bar.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/lesson_strip.h"
#include "ui/parts/charts/heat_legend.h"
#include "ui/parts/finding_text.h"
#include "ui/parts/labels.h"

#include <QComboBox>
#include <QHBoxLayout>
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
      m_next(arrowButton(Qt::DownArrow, tr("Next finding"))), m_counter(new QComboBox), m_legend(new HeatLegend),
      m_note(mutedLabel({})), m_view(new KernelEditor), m_bar(new KernelBar), m_lesson(new LessonStrip),
      m_finder(new FindBar(*m_view))
{
    for (const LineCounter counter : lineCounters) {
        m_counter->addItem(titleOf(counter), static_cast<int>(counter));
        m_counter->setItemData(m_counter->count() - 1, meaningOf(counter), Qt::ToolTipRole);
    }
    m_counter->setAccessibleName(tr("Figure beside each line"));
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
    connect(m_file, &QComboBox::currentIndexChanged, this, &KernelPanel::showFile);
    connect(m_previous, &QToolButton::clicked, this, &KernelPanel::goToPreviousFinding);
    connect(m_next, &QToolButton::clicked, this, &KernelPanel::goToNextFinding);
    connect(m_view, &KernelEditor::edited, this, &KernelPanel::showEdits);
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
    auto* scale = new QHBoxLayout;
    scale->setContentsMargins(12, 4, 12, 8);
    scale->setSpacing(12);
    scale->addWidget(m_counter);
    scale->addWidget(m_legend);
    scale->addWidget(m_note, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_bar);
    column->addLayout(scale);
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
        m_isStale = m_counted && m_counted->recipe != recipe;
        showFigures();
        return;
    }
    m_report = nullptr;
    if (!isSameStrategy)
        m_counted = nullptr;
    m_isStale = m_counted && m_counted->recipe != recipe;
    m_phase = Phase::None;
    m_findings.clear();
    fillFiles();
    showFindings();
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
    m_isStale = m_counted && (m_counted->recipe != report->recipe || m_counted->image != report->image);
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
    m_phase = Phase::Failed;
    if (auto findings = findingsOf(failure); !findings.empty())
        m_findings = std::move(findings);
    showFigures();
    showFindings();
}

void KernelPanel::fillFiles()
{
    const auto files = kernelFiles(m_registry, m_recipe, m_report.get());
    if (files == m_files) {
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
    const QString name = index >= 0 ? m_file->currentText() : tr("No kernel chosen");
    m_title->setText(m_recipe.source && index == 0 ? tr("%1, changed").arg(name) : name);
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

/// Where the reader has gone since is left alone, unless another kernel of the file runs now.
void KernelPanel::showKernel()
{
    const int index = m_file->currentIndex();
    if (index < 0)
        return;
    const KernelSource& file = m_files[static_cast<std::size_t>(index)];
    const int line = kernelLine(isOwnShown() ? m_view->kernel() : file.text,
                                m_report ? kernelRun(*m_report, file.name) : std::string());
    if (std::exchange(m_kernelLine, line) != line)
        m_view->showFrom(line);
}

void KernelPanel::showFigures()
{
    const auto counter = static_cast<LineCounter>(m_counter->currentData().toInt());
    m_figures = m_counted ? LineFigures(*m_counted->lines, fileName().toStdString(), counter) : LineFigures();
    if (m_counted && isOwnShown())
        m_figures = m_figures.moved(LineMap(m_countedText, m_view->kernel()));
    const bool isStale = m_isStale || isEdited();
    m_view->setFigures(m_figures, isStale);
    m_counter->setToolTip(meaningOf(counter));

    const bool hasFigures = !m_figures.figures().empty();
    m_legend->setVisible(hasFigures && !isStale);
    if (!hasFigures) {
        m_note->setText(whyNoFigures());
        return;
    }
    m_legend->setEnds(figureText(m_figures.least(), counter), figureText(m_figures.most(), counter));
    m_note->setText(isEdited()            ? tr("of the text before the changes")
                    : m_isStale           ? tr("of the settings before")
                    : m_figures.isExact() ? tr("= exact")
                                          : tr("≈ estimated from some of the blocks"));
}

QString KernelPanel::whyNoFigures() const
{
    const auto counter = static_cast<LineCounter>(m_counter->currentData().toInt());
    if (counter == LineCounter::None || m_files.empty())
        return {};
    if (!canBeEdited())
        return tr("What calls a library is not counted.");
    if (m_counted)
        return m_figures.hasCounts() ? absenceOf(counter) : tr("No line of this file was executed.");
    if (!m_report)
        return tr("Figures come with the first run.");
    if (m_recipe.counters == CounterMode::None)
        return tr("Counting is off: the settings have it under Counters.");
    return tr("Figures come when the emulator has counted this kernel.");
}

void KernelPanel::setCounter(LineCounter counter)
{
    m_counterIsChosen = true;
    m_counter->setCurrentIndex(m_counter->findData(static_cast<int>(counter)));
}

QString KernelPanel::fileName() const { return m_file->currentText(); }

QString KernelPanel::note() const
{
    return m_legend->isVisibleTo(this) ? joined({m_legend->text(), m_note->text()}) : m_note->text();
}

} // namespace tilescope
