#pragma once

#include "ui/block/step_choice.h"
#include "ui/block/trace_player.h"
#include "ui/block/traced_block.h"

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

/// One block of threads as it runs, slowly: the events of its warps in order, and of the present one its lanes, what it
/// does to memory, and the shared tile. It plays what it is given; where another block or another part of a long one is
/// wanted, it says so.
class BlockPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BlockPanel(QWidget* parent = nullptr);
    ~BlockPanel() override;

    /// A grid without blocks: not known. The block is the one that is shown or asked for.
    void setPlace(QSize grid, QPoint block);
    void setTraced(const TracedBlock& block);
    void setNote(const QString& text, bool isFailure = false); ///< in place of a block: what is missing, and why
    void setWaiting(bool waiting); ///< a block is being traced; what was there stays, dimmed
    bool isWaiting() const { return m_isWaiting; }
    void halt();                       ///< plays no more
    void goTo(const StepChoice& step); ///< at once, or when a block is there

    const TracePlayer& player() const { return m_player; }
    std::optional<TraceWindow> wantedWindow() const { return m_player.wanted(); }
    QString sentence() const; ///< what is said of the present event
    QString note() const;     ///< what stands in place of a block; empty when there is one

    TransportBar& transport() const { return *m_transport; }
    TimeLineView& timeLine() const { return *m_timeLine; }
    LanesView& lanes() const { return *m_lanes; }
    AccessView& access() const { return *m_access; }
    TileView& tile() const { return *m_tile; }

signals:
    void blockChosen(QPoint block);
    void windowWanted(); ///< wantedWindow()
    /// Another event is the present one; `passed` are those that were come by, it included, newest last.
    void stepped(const std::vector<std::size_t>& passed);

protected:
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectTransport();
    void afterMove(bool moved); ///< shows where it came to, or asks for a window
    void showStep(const std::vector<std::size_t>& passed);
    void play(bool playing);
    void tick();
    void follow(std::optional<std::uint32_t> warp);
    void seek(std::uint64_t number);

    TracePlayer m_player;
    TracedBlock m_block;
    std::optional<StepChoice> m_first; ///< where to go when a block comes
    TransportBar* m_transport;
    QLabel *m_sentence, *m_note;
    QStackedWidget* m_pages;
    QWidget* m_views;
    TimeLineView* m_timeLine;
    LanesView* m_lanes;
    AccessView* m_access;
    TileView* m_tile;
    QTimer m_clock;
    QElapsedTimer m_sinceTick;
    bool m_isWaiting = false;
};

} // namespace tilescope
