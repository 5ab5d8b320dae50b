#pragma once

#include "ui/timeline/warp_rows.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace tilescope
{

class BriefLabel;
class CycleView;
class GhostBar;
class StateLegend;
class StepSlider;
class YieldingLabel;

/// How many warps share the multiprocessor.
struct Residency {
    bool oneWarp = false; ///< of each block, one after the other
    int blocks = 0;       ///< at a time; 0: as many as fit
    bool operator==(const Residency&) const = default;
};

/// The multiprocessor cycle by cycle: how many warps share it, what each of them does, and in words what the one under
/// the cursor does.
class CyclePage : public QWidget
{
    Q_OBJECT

public:
    explicit CyclePage(QWidget* parent = nullptr);

    /// The first run is the shown one. `isSame`: only the residency changed, so zoom and cursor stay.
    void setRuns(const std::vector<TimedRun>& runs, const Residency& residency, bool isSame);
    void setPinProblem(const QString& sentence);
    bool hasPinned() const;
    void setWaiting(bool isWaiting); ///< another picture is being computed; the last one stays
    void play(bool isPlaying);
    bool isPlaying() const { return m_clock.isActive(); }

    CycleView& view() const { return *m_view; }
    StateLegend& legend() const { return *m_legend; }
    StepSlider* residencySlider() const { return m_residency; }
    QToolButton* playButton() const { return m_play; }
    QToolButton* zoomInButton() const { return m_in; }
    QToolButton* fitButton() const { return m_fit; }
    QString throughput() const;
    QString residency() const; ///< beside the slider
    QString moment() const;    ///< below the picture
    /// What as many warps as fit would take, as a share of the time shown: a bar, where there are fewer.
    std::optional<double> fittingShare() const;

signals:
    void residencyChosen(const tilescope::Residency& residency);
    /// Of the instruction under the cursor, by the user; the block by its linear index in the grid.
    void lineReached(const std::string& source, int line, std::uint64_t block, std::uint32_t warp);
    /// A warp of the shown run; the block by its linear index in the grid.
    void blockOpened(std::uint64_t block, std::uint32_t warp);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void arrange();
    void showSteps(const Residency& residency);
    void showMoment();
    void tellLine();
    void tick();

    QToolButton *m_play, *m_out, *m_in, *m_fit;
    QLabel* m_residencyName;
    StepSlider* m_residency;
    YieldingLabel* m_residencyText;
    BriefLabel* m_throughput;
    GhostBar* m_ghost;
    CycleView* m_view;
    StateLegend* m_legend;
    BriefLabel* m_moment;
    QBoxLayout* m_rows;
    QTimer m_clock;
    bool m_isWaiting = false;
};

} // namespace tilescope
