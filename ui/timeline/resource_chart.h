#pragma once

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QCustomPlot;

namespace tilescope
{

class ChartPlot;

/// Occupancy and predicted time over one need of a block: both as they are, and at the what-if value. A click or a drag
/// chooses another value.
class ResourceChart : public QWidget
{
    Q_OBJECT

public:
    struct Point {
        double at = 0;
        double occupancy = 0; ///< 0 to 1
        std::optional<double> us = {};
    };
    struct Curves {
        QString title; ///< of the horizontal axis
        std::vector<Point> points;
        bool joinsTimes = true; ///< else each time is a dot: what lies between was not simulated
        Point asIs, chosen;
    };

    explicit ResourceChart(QWidget* parent = nullptr);

    void setCurves(const Curves& curves);
    const Curves& curves() const { return m_curves; }

signals:
    void chosen(double at);

protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void draw();
    void drawMarks(double most);
    void choose(QPoint position);

    Curves m_curves;
    ChartPlot* m_plot;
};

} // namespace tilescope
