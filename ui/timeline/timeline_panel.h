#pragma once

#include "ui/shell/panel_kind.h"
#include "ui/timeline/cycle_page.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QStackedWidget;
class QTabBar;

namespace tilescope
{

inline constexpr PanelKey timelinePanel{"timeline"};
PanelKind timelinePanelKind();

class ResourcesPage;
class WavesPage;
class YieldingLabel;

/// The predicted time of a launch: one multiprocessor cycle by cycle, what other resources would make of it, and the
/// waves of blocks over all multiprocessors.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    enum class Page { Cycles, Resources, Waves };

    explicit TimelinePanel(QWidget* parent = nullptr);

    /// What the shown run's timeline is of: its launches, if there are several, and the chosen one.
    void setLaunches(const QStringList& kernels, int chosen);
    void setRuns(const std::vector<TimedRun>& runs, const Residency& residency, bool isSame);
    void setPinProblem(const QString& sentence); ///< why the pinned run has no timeline beside the shown one
    void setWhatIf(const std::shared_ptr<const WhatIf>& whatIf); ///< null: it is being computed
    void setWhatIfProblem(const QString& sentence);
    void setNote(const QString& text, bool isFailure = false); ///< in place of all pages
    void setWaiting(bool isWaiting);
    /// The block that is looked at; the cursor goes to this warp of it, if it is among the simulated ones.
    void setMarked(std::optional<Dim3> block, std::optional<std::uint32_t> warp = {});

    void open(Page page);
    Page page() const;
    bool isEmpty() const { return m_runs.empty(); }
    QString note() const;     ///< what is shown in place of the pages; empty while they are shown
    QString headline() const; ///< what most warps wait for
    CyclePage& cycles() const { return *m_cycles; }
    ResourcesPage& resources() const { return *m_resources; }
    WavesPage& waves() const { return *m_waves; }
    QTabBar* tabs() const { return m_tabs; }
    QComboBox* launchBox() const { return m_launch; }

    QSize minimumSizeHint() const override;

signals:
    void pageChanged();
    void launchChosen(int launch);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showMarked();
    void arrangeHead();

    QBoxLayout* m_head;
    QTabBar* m_tabs;
    YieldingLabel* m_headline;
    QComboBox* m_launch;
    QLabel* m_note;
    QStackedWidget* m_pages;
    CyclePage* m_cycles;
    ResourcesPage* m_resources;
    WavesPage* m_waves;
    std::vector<TimedRun> m_runs;
    std::optional<Dim3> m_marked;
    std::optional<std::uint32_t> m_markedWarp;
};

} // namespace tilescope
