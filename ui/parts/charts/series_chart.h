#pragma once

#include "gpu/recipe/annotations.h"

#include <QWidget>

#include <vector>

class QCustomPlot;

namespace tilescope
{

/// Curves of a result over 1, 2, 3 …; the axis is logarithmic if the first curve requests it.
class SeriesChart : public QWidget
{
    Q_OBJECT

public:
    explicit SeriesChart(QWidget* parent = nullptr);

    void setSeries(const std::vector<Series>& series);
    bool isLogarithmic() const { return m_isLogarithmic; }
    int pointCount() const { return m_pointCount; } ///< drawn: a logarithmic axis leaves out 0 and negative values

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void addCurve(const Series& series, const QColor& colour);
    void colourAxes();

    std::vector<Series> m_series;
    bool m_isLogarithmic = false;
    int m_pointCount = 0;
    QCustomPlot* m_plot;
};

} // namespace tilescope
