#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "ui/parts/tip_view.h"
#include "ui/trace/step_kind.h"
#include "ui/trace/time_scale.h"

#include <QPixmap>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tilescope
{

/// All events of a traced block in order, a row for each warp, with colour and lane by kind; a warp's row is hatched
/// while it waits at a barrier. The wheel zooms, a drag scrubs, Shift and the wheel scroll, a click on a row's number
/// follows that warp alone, a double click shows everything again. For a long block, a strip above shows which part is
/// loaded; a click on it requests another part.
class TimeLineView : public TipView
{
    Q_OBJECT

public:
    explicit TimeLineView(QWidget* parent = nullptr);

    void setTrace(std::shared_ptr<const BlockTrace> trace); ///< null: nothing
    /// `rival`: the event that the current one races with; both are marked.
    void setIndex(std::size_t index, std::optional<std::size_t> rival = {});
    void setFollowed(std::optional<std::uint32_t> warp);
    void showOnly(std::size_t first, std::size_t last); ///< zooms to these events, both included

    const TimeScale& scale() const { return m_scale; }
    QRect rowRect(std::uint32_t warp) const;                   ///< where its events are drawn
    QPoint eventPosition(std::size_t index) const;             ///< the middle of the event's mark
    std::optional<std::size_t> eventAt(QPoint position) const; ///< the nearest in that row, within a few pixels
    QString toolTipAt(QPoint position) const override;
    /// What the colours mean: every kind that occurs, in as many lines as they need.
    std::vector<std::pair<QRect, StepKind>> legend() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 56}; }

signals:
    void seekWanted(std::uint64_t number); ///< of an event, among all events of the block
    void warpPicked(std::uint32_t warp);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    struct Stall {
        std::uint32_t warp = 0;
        std::size_t begin = 0, end = 0; ///< events: arrival and release
    };
    enum class Drag { None, Scrub, Overview };

    QRect marksRect() const;
    QRect overviewRect() const; ///< empty when all events are loaded
    int numbersWidth() const;   ///< of the names beside the rows
    std::vector<std::pair<QRect, StepKind>> legendItems() const;
    int legendHeight() const;
    void limitHeight(); ///< of the rows
    double rowHeight() const;
    std::uint32_t warps() const { return m_trace ? m_trace->warps() : 0; }
    void findStalls();
    void redraw(); ///< drops the cached drawing
    void drawMarks();
    void drawStalls(QPainter& painter) const;
    void drawEvents(QPainter& painter) const;
    void paintNumbers(QPainter& painter) const;
    void paintOverview(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    void paintRace(QPainter& painter) const;
    void scrubTo(QPoint position);

    std::shared_ptr<const BlockTrace> m_trace;
    std::size_t m_index = 0;
    std::optional<std::size_t> m_rival;
    std::optional<std::uint32_t> m_followed;
    TimeScale m_scale;
    std::vector<Stall> m_stalls;
    std::vector<StepKind> m_kinds; ///< the kinds that occur
    QPixmap m_marks;               ///< null: to be redrawn
    Drag m_drag = Drag::None;
};

} // namespace tilescope
