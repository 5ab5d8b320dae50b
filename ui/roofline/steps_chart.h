#pragma once

#include "ui/roofline/roofline_points.h"

#include <QWidget>

class QCustomPlot;

namespace tilescope
{

class LogPlot;

/// How fast strategies are, by how much arithmetic they spend on a byte of input and output, both axes logarithmic.
/// The same bytes stand for every strategy, so that higher is faster whatever a kernel computes: memory is a level
/// roof, arithmetic one that falls, and optimisation steps climb along it to the corner. The steps to the chosen
/// strategy are drawn strong, the others faintly; names stand where there is room, and a tool tip has each strategy's
/// figures.
class StepsChart : public QWidget
{
    Q_OBJECT

public:
    explicit StepsChart(QWidget* parent = nullptr);

    void setView(const RooflineView& view);
    QCustomPlot& plot() const;
    QStringList labels() const { return m_labels; } ///< the names that found room, those of the chosen steps first
    /// The figures of the strategy whose mark lies nearest to this place of the widget; empty: none is near.
    QString figuresAt(QPoint place) const;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void draw();
    void fitAxes();
    void drawRoofs();
    void drawFloors();
    void drawSteps();
    void drawMarks();
    void drawNames();
    void placeName(const RooflinePoint& point);
    bool isChosenStep(const RooflinePoint& point) const;

    RooflineView m_view;
    std::vector<const RooflinePoint*> m_chosenSteps; ///< of m_view, from the chosen strategy back to its beginning
    std::vector<QRectF> m_taken;                     ///< pixels that names and marks cover
    QStringList m_labels;
    LogPlot* m_plot;
};

} // namespace tilescope
