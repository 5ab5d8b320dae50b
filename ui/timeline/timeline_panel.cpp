#include "ui/timeline/timeline_panel.h"

#include "ui/parts/brief_label.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"
#include "ui/timeline/cycle_view.h"
#include "ui/timeline/resources_page.h"
#include "ui/timeline/waves_page.h"
#include "ui/translation.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

TimelinePanel::TimelinePanel(QWidget* parent)
    : QWidget(parent), m_head(new QBoxLayout(QBoxLayout::LeftToRight)), m_tabs(new QTabBar),
      m_headline(new YieldingLabel), m_launch(new QComboBox), m_note(mutedLabel({})), m_pages(new QStackedWidget),
      m_cycles(new CyclePage), m_resources(new ResourcesPage), m_waves(new WavesPage)
{
    m_tabs->addTab(tr("Cycle by cycle"));
    m_tabs->addTab(tr("Resources"));
    m_tabs->addTab(tr("Waves"));
    m_tabs->setTabToolTip(0, tr("What each warp of one multiprocessor does in each cycle"));
    m_tabs->setTabToolTip(
        1, tr("Show how other registers, shared memory and block sizes would change occupancy and time"));
    m_tabs->setTabToolTip(2, tr("The blocks on all multiprocessors, and the last wave"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Views of the predicted time"));
    m_launch->setAccessibleName(tr("Launch shown"));
    m_launch->setToolTip(tr("The launch whose warps are shown"));
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setContentsMargins(24, 8, 24, 8);
    for (QWidget* page : std::initializer_list<QWidget*>{m_note, m_cycles, m_resources, m_waves})
        m_pages->addWidget(page);
    auto* tabs = new QHBoxLayout;
    tabs->addWidget(m_tabs);
    tabs->addStretch();
    tabs->addWidget(m_launch);
    m_headline->setContentsMargins(4, 0, 0, 0);
    m_head->setContentsMargins(8, 2, 12, 0);
    m_head->addLayout(tabs);
    m_head->addWidget(m_headline, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_head);
    column->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        if (!isEmpty())
            m_pages->setCurrentIndex(tab + 1);
        emit pageChanged();
    });
    connect(m_launch, &QComboBox::activated, this, &TimelinePanel::launchChosen);
    setLaunches({}, 0);
    setNote(tr("After the first run, this panel shows what each warp of a multiprocessor does, cycle by cycle."));
}

void TimelinePanel::setLaunches(const QStringList& kernels, int chosen)
{
    const QSignalBlocker quiet(m_launch);
    m_launch->clear();
    for (qsizetype i = 0; i < kernels.size(); ++i)
        m_launch->addItem(tr("%1: %2").arg(QString::number(i + 1), kernels[i]));
    m_launch->setCurrentIndex(chosen);
    m_launch->setVisible(kernels.size() > 1);
    arrangeHead();
}

void TimelinePanel::setRuns(const std::vector<TimedRun>& runs, const Residency& residency, bool isSame)
{
    m_runs = runs;
    const Timeline& shown = *runs.front().timeline;
    const QString advice = translated(adviceOn(shown.timing));
    m_headline->setFullText(
        advice.isEmpty() ? tr("The warps of %1 hardly stall.").arg(QString::fromStdString(shown.kernel)) : advice);
    m_headline->setToolTip(plainToolTip(m_headline->fullText()));
    m_cycles->setRuns(runs, residency, isSame);
    m_waves->setTimeline(runs.front().timeline);
    m_note->clear();
    m_pages->setCurrentIndex(m_tabs->currentIndex() + 1);
    showMarked();
}

void TimelinePanel::setPinProblem(const QString& sentence) { m_cycles->setPinProblem(sentence); }

void TimelinePanel::setWhatIf(const std::shared_ptr<const WhatIf>& whatIf)
{
    m_resources->setWhatIf(whatIf);
    m_waves->setWhatIf(whatIf);
}

void TimelinePanel::setWhatIfProblem(const QString& sentence)
{
    m_resources->setProblem(sentence);
    m_waves->setProblem(sentence);
}

void TimelinePanel::setNote(const QString& text, bool isFailure)
{
    m_runs.clear();
    m_cycles->setRuns({}, {}, false);
    m_waves->setTimeline(nullptr);
    setWhatIf(nullptr);
    m_headline->setFullText({});
    m_note->setText(text);
    setRole(*m_note, isFailure ? "error" : "muted");
    m_pages->setCurrentWidget(m_note);
}

void TimelinePanel::setWaiting(bool isWaiting)
{
    m_cycles->setWaiting(isWaiting && !isEmpty());
    if (!isWaiting || !isEmpty())
        return;
    setRole(*m_note, "muted");
    m_note->setText(tr("Simulating the multiprocessor…"));
}

void TimelinePanel::setMarked(std::optional<Dim3> block, std::optional<std::uint32_t> warp)
{
    m_marked = block;
    m_markedWarp = warp;
    showMarked();
}

void TimelinePanel::showMarked()
{
    const bool isKnown = m_marked && !isEmpty();
    CycleView& view = m_cycles->view();
    view.setMarked(isKnown ? std::optional(indexOf(*m_marked, m_runs.front().timeline->grid)) : std::nullopt);
    if (isKnown && m_markedWarp)
        view.goToWarp(*view.marked(), *m_markedWarp);
}

void TimelinePanel::open(Page page) { m_tabs->setCurrentIndex(static_cast<int>(page)); }
TimelinePanel::Page TimelinePanel::page() const { return static_cast<Page>(m_tabs->currentIndex()); }

QString TimelinePanel::note() const { return m_pages->currentWidget() == m_note ? m_note->text() : QString(); }
QString TimelinePanel::headline() const { return m_headline->fullText(); }

/// Where the tabs leave little, the headline has a line of its own. That does not depend on what it says, which changes
/// with every setting: otherwise the controls below it would move.
void TimelinePanel::arrangeHead()
{
    constexpr int gap = 12, leastLetters = 150; // of a headline beside the tabs
    const QMargins margins = m_head->contentsMargins();
    const int beside = width() - margins.left() - margins.right() - m_tabs->sizeHint().width() - gap -
                       (m_launch->isHidden() ? 0 : m_launch->sizeHint().width());
    const bool isRoomy = beside >= leastLetters * m_headline->fontMetrics().averageCharWidth();
    m_head->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_head->setSpacing(isRoomy ? gap : 0);
}

void TimelinePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeHead();
}

QSize TimelinePanel::minimumSizeHint() const
{
    constexpr QSize least(360, 196); // less than its pages need: a panel must not enlarge the window's minimum size
    return QWidget::minimumSizeHint().boundedTo(least);
}

} // namespace tilescope
