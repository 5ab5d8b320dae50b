#pragma once

#include "ui/trace/step_choice.h"
#include "ui/trace/trace_player.h"
#include "ui/trace/traced_block.h"

#include <QElapsedTimer>
#include <QPoint>
#include <QSize>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace tilescope
{

class AccessView;
class LanesView;
class TileView;
class TimeLineView;
class TransportBar;

/// One block of threads as it runs, step by step: the events of its warps in order; for the current event its lanes,
/// what it does to memory, and the shared tile. The panel plays the trace that it is given and announces when another
/// block or another part of a long trace is needed.
class BlockPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BlockPanel(QWidget* parent = nullptr);
    ~BlockPanel() override;

    /// A grid without blocks: not known. The block is the one that is shown or requested.
    void setPlace(QSize grid, QPoint block);
    void setTraced(const TracedBlock& block);
    void setNote(const QString& text, bool isFailure = false); ///< shown in place of a block: what is missing, and why
    void setWaiting(bool waiting); ///< a block is to be traced; the previous one, of other settings, stays, dimmed
    bool isWaiting() const { return m_isWaiting; }
    void halt();                       ///< stops playing
    void goTo(const StepChoice& step); ///< at once, or when the block that is waited for has arrived

    /// Goes to the step of that block, which is requested if another one is shown.
    void open(QPoint block, const StepChoice& step);

    const TracePlayer& player() const { return m_player; }
    const TracedBlock& traced() const { return m_block; } ///< without a trace if no block is shown
    std::optional<TraceWindow> wantedWindow() const { return m_player.wanted(); }
    QString sentence() const; ///< describes the current event
    QString note() const;     ///< what is shown in place of a block; empty when there is a block

    TransportBar& transport() const { return *m_transport; }
    TimeLineView& timeLine() const { return *m_timeLine; }
    LanesView& lanes() const { return *m_lanes; }
    AccessView& access() const { return *m_access; }
    TileView& tile() const { return *m_tile; }

    QSize minimumSizeHint() const override; ///< less than all its views need

signals:
    void blockChosen(QPoint block);
    void windowWanted(); ///< wantedWindow()
    void replayed();     ///< the user went to an event, or plays
    /// Another event became the current one; `passed` are the events on the way there, the current one included, newest
    /// last.
    void stepped(const std::vector<std::size_t>& passed);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void shareRoom();
    void connectTransport();
    void goToFirst();           ///< if a step was wanted of this block
    void afterMove(bool moved); ///< shows the current event, or requests a window
    void showStep(const std::vector<std::size_t>& passed);
    void play(bool playing);
    void tick();
    void follow(std::optional<std::uint32_t> warp);
    void seek(std::uint64_t number);

    TracePlayer m_player;
    TracedBlock m_block;
    std::optional<StepChoice> m_first; ///< where to go when a block arrives
    TransportBar* m_transport;
    QLabel *m_sentence, *m_note;
    QStackedWidget* m_pages;
    QWidget* m_views;
    TimeLineView* m_timeLine;
    LanesView* m_lanes;
    QWidget* m_lanesRoom; ///< scrolls m_lanes
    AccessView* m_access;
    TileView* m_tile;
    QSplitter *m_split, *m_below; ///< the timeline and what is under it; the three views there
    bool m_isTall = false;
    QTimer m_clock;
    QElapsedTimer m_sinceTick;
    bool m_isWaiting = false;
};

} // namespace tilescope
