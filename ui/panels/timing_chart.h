#pragma once

#include "ui/panels/timing_table.h"

#include <QWidget>

class QCPAxisTickerText;
class QCustomPlot;

namespace tilescope
{

/// One bar a strategy, lying, with its median, spread (least to 95th percentile) and the floors as upright lines.
class TimingChart : public QWidget
{
    Q_OBJECT

public:
    explicit TimingChart(QWidget* parent = nullptr);

    void setTable(const TimingTable& table);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void drawBar(std::size_t row, double key);
    void drawFloors();
    void drawFloor(double microseconds, const QString& name);
    void colourAxes();
    double scaled(double microseconds) const { return microseconds / m_unitUs; }

    std::vector<StrategyTiming> m_rows;
    std::string m_current;
    bool m_isEmulator = false;
    std::optional<double> m_launchFloorUs, m_copyFloorUs;
    double m_unitUs = 1; ///< of the axis
    QCustomPlot* m_plot;
};

} // namespace tilescope
