#pragma once

#include "ui/parts/chart_export.h"
#include "ui/timings/timing_scale.h"

#include <QStringList>
#include <QWidget>

class QCPAxisTickerText;
class QCPItemText;

namespace tilescope
{

class ChartPlot;

/// One horizontal bar for each strategy, with its median, spread (minimum to 95th percentile), a mark at its time with
/// a cold L2 cache, the model's band behind it, and the floors and the baseline as vertical lines; the difference to
/// the baseline is written beside it. On the emulator only the bands are drawn, as they are of a GPU and the emulator's
/// own times are not.
class TimingChart : public QWidget
{
    Q_OBJECT

public:
    explicit TimingChart(QWidget* parent = nullptr);

    void setTable(const TimingTable& table, const std::optional<TimingBaseline>& baseline = {});
    QString axisTitle() const;
    QStringList labels() const { return m_labels; } ///< beside the bars, from top to bottom
    QString tipAt(QPoint at) const;                 ///< of the row there; empty: there is none
    QPoint rowPlace(std::size_t row) const;         ///< a point of that row

signals:
    void chosen(const std::string& strategy); ///< by a click on its row

protected:
    bool event(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    const StrategyTiming* rowAt(QPoint at) const;
    double axisWidth() const;
    bool hasRoomForBounds() const;
    double labelRoom(bool hasLongLabels) const;
    QString axisLabel() const;
    void draw();
    void drawRow(const StrategyTiming& row, double key);
    double drawBar(const StrategyTiming& row, double key);
    void drawPredicted(double microseconds, double key, const QColor& colour);
    void drawBand(const Estimate& band, double key, const QColor& edge, double halfWidth);
    void drawLabel(const FigureDifference& difference, double end, double key, bool isCurrent);
    void standOut(QCPItemText& text) const;
    void drawCut(double key);
    QString labelOf(const StrategyTiming& row) const;
    QString reasonOf(const StrategyTiming& row) const;
    void drawFloors();
    void drawFloor(double microseconds, const QString& name);
    void drawCold(double microseconds, double key);
    void drawBaseline();
    void drawBaselineName(double microseconds, const QString& text);
    void colourAxes();
    double scaled(double microseconds) const { return microseconds / m_unitUs; }

    std::vector<StrategyTiming> m_rows;
    std::string m_current;
    TimingScale m_scale;
    QStringList m_labels;
    std::optional<TimingBaseline> m_baseline;
    std::optional<double> m_launchFloorUs, m_copyFloorUs, m_coldCopyFloorUs;
    double m_unitUs = 1; ///< of the axis
    ChartPlot* m_plot;
};

ChartExport exportOf(const TimingTable& table, const ChartSubject& of);

} // namespace tilescope
