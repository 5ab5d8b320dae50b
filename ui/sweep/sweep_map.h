#pragma once

#include "ui/parts/tip_view.h"
#include "ui/sweep/sweep_sheet.h"

namespace tilescope
{

/// "≈" precedes the model's estimate.
QString sweepText(double value, const Figure& figure);

/// One sheet of a sweep as a heat map: block widths from left to right, heights from top to bottom, a cell each with
/// its figure. The best cell is framed and starred; an invalid one is hatched and says why. A click, or the arrow keys
/// and Enter, choose a cell.
class SweepMap : public TipView
{
    Q_OBJECT

public:
    explicit SweepMap(QWidget* parent = nullptr);

    /// `sheet` must outlive the display; null: nothing. `present` is the current block.
    void show(const SweepSheet* sheet, int index, const Figure& figure, BlockSize present);
    void setScaleShared(bool isShared);             ///< one colour scale for all sheets; otherwise each has its own
    std::optional<SweepSheet::Range> range() const; ///< of the colour scale
    QColor cellColour(int column, int line) const;  ///< invalid without a value
    using QWidget::show;

    QRect cellRect(int column, int line) const;
    QString cellText(int column, int line) const;
    QString explanation(int column, int line) const; ///< the tool tip's text
    QString toolTipAt(QPoint position) const override;
    QSize sizeHint() const override { return {560, 200}; }
    QSize minimumSizeHint() const override { return {240, 120}; }

signals:
    void chosen(std::size_t row);
    void hovered(const QString& explanation); ///< empty: no cell

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Cell {
        int column = 0, line = 0;
        bool operator==(const Cell&) const = default;
    };
    std::optional<Cell> cellAt(QPoint at) const;
    int columns() const;
    int lines() const;
    void paintCell(QPainter& painter, const Cell& cell) const;
    void paintFrames(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;

    const SweepSheet* m_sheet = nullptr;
    int m_index = 0;
    const Figure* m_figure = nullptr;
    BlockSize m_present;
    bool m_isScaleShared = false;
    std::optional<Cell> m_current; ///< the keyboard's position
};

} // namespace tilescope
