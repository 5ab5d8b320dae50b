#pragma once

#include "ui/sweep/sweep_sheet.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QCPAxis;

namespace tilescope
{

class ChartPlot;

/// What a sweep's curves are drawn over.
enum class SweepAxis {
    TileSide,  ///< blocks that are squares: a curve for each strategy
    Parameter, ///< the swept parameter: a curve for each strategy, at the present block if it was swept, else the best
    BlockWidth ///< of one sheet: a curve for each height
};

/// One curve: the points that have a value, from left to right.
struct SweepCurve {
    std::string strategy;           ///< its name
    std::optional<int> height = {}; ///< of the blocks, where there is a curve for each height
    std::vector<double> x = {}, y = {};
    std::vector<std::size_t> rows = {}; ///< of the sheet, one for each point
};

/// What the shown sheet can be drawn over: the parameter if one with numbers was swept, tile sides if the strategy's
/// blocks are squares, else block widths. None if fewer than two positions were swept.
std::optional<SweepAxis> axisOf(const SweepSheet& sheet, int index);

std::vector<SweepCurve> curvesOf(const SweepSheet& sheet, int index, SweepAxis axis, const Figure& figure,
                                 BlockSize present);

/// A sweep as curves of one figure, and of a second one over an axis at the right, dashed in the same colours: such as
/// a tile's reuse of what it loads and the occupancy that it leaves. A click on a point chooses its row.
class SweepCurves : public QWidget
{
    Q_OBJECT

public:
    explicit SweepCurves(QWidget* parent = nullptr);

    /// `sheet` must outlive the display; null: nothing. `second` null: only one figure.
    void show(const SweepSheet* sheet, int index, const Figure& figure, const Figure* second, BlockSize present);
    using QWidget::show;

    /// What is drawn, of the first figure or of the second.
    const std::vector<SweepCurve>& curves(bool ofSecond = false) const { return ofSecond ? m_second : m_first; }
    QString axisTitle() const;
    QPoint pointAt(const SweepCurve& curve, std::size_t point, bool ofSecond = false) const; ///< in the widget's pixels
    QString explanation(const SweepCurve& curve, std::size_t point, bool ofSecond = false) const;
    QSize sizeHint() const override { return {560, 200}; }
    QSize minimumSizeHint() const override { return {240, 120}; }

signals:
    void chosen(std::size_t row);
    void hovered(const QString& explanation); ///< empty: no point

protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    struct Place {
        const SweepCurve* curve = nullptr;
        std::size_t point = 0;
        bool isOfSecond = false;
    };
    void draw();
    void drawCurves(bool ofSecond);
    Qt::Alignment legendPlace() const;
    void setUp(QCPAxis& axis, const Figure* figure, const std::vector<SweepCurve>& curves);
    std::optional<Place> placeAt(QPoint at) const;
    QString nameOf(const SweepCurve& curve) const;
    std::size_t colourOf(const SweepCurve& curve) const;

    const SweepSheet* m_sheet = nullptr;
    int m_index = 0;
    const Figure *m_figure = nullptr, *m_secondFigure = nullptr;
    BlockSize m_present;
    std::optional<SweepAxis> m_axis;
    std::vector<SweepCurve> m_first, m_second;
    ChartPlot* m_plot;
};

} // namespace tilescope
