#pragma once

#include "ui/timeline/warp_rows.h"
#include "ui/trace/time_scale.h"

#include <QAbstractScrollArea>
#include <QImage>

#include <cstdint>
#include <optional>
#include <vector>

class QGestureEvent;
class QPainter;

namespace tilescope
{

/// The warps of a multiprocessor, a row each, grouped by scheduler; to the right the cycles, coloured by what the warp
/// does. The wheel and a pinch zoom, a drag scrubs; with Shift, with the middle button or in the ruler it pans. The
/// arrow keys move the cursor: by a cycle, with Shift by ten, up and down to another warp.
class CycleView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit CycleView(QWidget* parent = nullptr);

    /// Keeps the zoom and the cursor where they still make sense: `isSame` if only the number of warps changed.
    void setRows(const WarpRows& rows, bool isSame = false);
    void setMarked(std::optional<std::uint64_t> block); ///< rows of this block of the first run are marked
    void setCursor(std::size_t row, double cycle);      ///< scrolls to it
    void moveCursor(double cycles);                     ///< by that many

    const WarpRows& rows() const { return m_rows; }
    std::size_t row() const { return m_row; }
    double cycle() const { return m_cycle; }
    const TimeScale& scale() const { return m_scale; }
    const std::optional<std::uint64_t>& marked() const { return m_marked; }
    void goToWarp(std::uint64_t block, std::uint32_t warp); ///< of the first run; stays if it has no row
    QRect rowRect(std::size_t row) const;                   ///< where its cycles are drawn, in the viewport
    QString toolTipAt(QPoint position) const;
    QString rulerText() const; ///< at the right end of the ruler

    void zoomBy(double factor); ///< around the cursor if it is in view
    void fit();

    QSize minimumSizeHint() const override { return {200, 64}; }
    QSize sizeHint() const override { return {600, 220}; }

signals:
    void cursorMoved(); ///< by the user
    void opened();      ///< the row under the cursor, by a double click or Return
    void playToggled();

protected:
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    enum class Drag { None, Scrub, Pan };

    QRect cyclesRect() const; ///< of the viewport, without ruler and names
    int schedulerWidth() const;
    int rulerHeight() const;
    void arrange(); ///< rows and scroll bars
    void redraw();
    void followScale(); ///< after zooming or panning
    void zoomAt(double x, double factor);
    bool takeGesture(const QGestureEvent& event);
    void scrubTo(QPoint position);
    void goToRow(int step);
    void bringRowIntoView();
    std::optional<std::size_t> rowAt(int y) const;
    void drawStates();
    void paintRuler(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintSchedulers(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    QString nameOf(std::size_t row) const;

    WarpRows m_rows;
    std::vector<int> m_tops; ///< of the rows, before scrolling
    int m_rowHeight = 10, m_contentHeight = 0, m_nameWidth = 0;
    TimeScale m_scale;
    std::size_t m_row = 0;
    double m_cycle = 0;
    std::optional<std::uint64_t> m_marked;
    QImage m_states; ///< null: to be redrawn
    Drag m_drag = Drag::None;
    QPoint m_from; ///< of a drag that pans
    bool m_isFollowing = false;
};

} // namespace tilescope
