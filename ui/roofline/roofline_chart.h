#pragma once

#include "ui/parts/charts/chart_export.h"
#include "ui/roofline/roofline_points.h"

#include <QWidget>

class QCustomPlot;

namespace tilescope
{

class LogPlot;

/// The roofline of a GPU, both axes logarithmic, with the strategies under it: a filled mark at the bytes that the
/// strategy moves, an open one at the bytes that must be moved, a bar if the time is only a band. Lines join strategies
/// to those that they change; further lines show the rate of a copy on the same device and the limit set by an empty
/// launch.
class RooflineChart : public QWidget
{
    Q_OBJECT

public:
    explicit RooflineChart(QWidget* parent = nullptr);

    void setView(const RooflineView& view);
    QCustomPlot& plot() const;
    /// Beside the marks, from top to bottom; if there are too many names, each mark has its step's number.
    QStringList labels() const { return m_labels; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void fitAxes();
    void drawRoofs();
    void drawRoof(double bytesPerSecond, double peak, const QString& name, bool isMain);
    void drawFloors();
    void drawSteps();
    void drawPoint(const RooflinePoint& point);
    void drawLabels();
    void drawNumbers();
    void addLine(double x0, double y0, double x1, double y1, const QPen& pen);

    RooflineView m_view;
    QStringList m_labels;
    LogPlot* m_plot;
};

ChartExport exportOf(const std::optional<RooflineView>& view, const ChartSubject& of);

} // namespace tilescope
