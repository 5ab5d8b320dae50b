#pragma once

#include "ui/parts/tip_view.h"
#include "ui/roofline/roofline_points.h"

class QCustomPlot;

namespace tilescope
{

class LogPlot;

/// The speed of strategies over the arithmetic instructions that they spend per byte of input and output, both axes
/// logarithmic. The bytes are the same for every strategy, so higher is faster whatever a kernel computes: the memory
/// roof is horizontal, the arithmetic roof falls, and optimisation steps climb along it to the corner. The steps to the
/// chosen strategy are drawn strong, the others faint; names are drawn if they fit, and a tool tip has each strategy's
/// figures.
class StepsChart : public TipView
{
    Q_OBJECT

public:
    explicit StepsChart(QWidget* parent = nullptr);

    void setView(const RooflineView& view);
    QCustomPlot& plot() const;
    QStringList labels() const { return m_labels; } ///< the names that fit, those of the chosen steps first
    /// The figures of the strategy whose mark is nearest to this point of the widget; empty if none is near.
    QString toolTipAt(QPoint place) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void fitAxes();
    void drawRoofs();
    void take(QPointF from, QPointF to, double thickness); ///< keeps names off a line, in pixels
    void drawFloors();
    void drawSteps();
    void drawMarks();
    void drawNames();
    void placeName(const RooflinePoint& point);
    bool isChosenStep(const RooflinePoint& point) const;

    RooflineView m_view;
    std::vector<const RooflinePoint*> m_chosenSteps; ///< from m_view: the chosen strategy back to its first step
    std::vector<QRectF> m_taken;                     ///< pixels that roofs, names and marks cover
    QStringList m_labels;
    LogPlot* m_plot;
};

} // namespace tilescope
