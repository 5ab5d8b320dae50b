#pragma once

#include "ui/roofline/roofline_points.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace tilescope
{

inline constexpr PanelKey rooflinePanel{"roofline"};
PanelKind rooflinePanelKind();

class FoldingBox;
class RooflineChart;
class StepsChart;
class StrategyRuns;

/// Where the strategies are relative to the limits of memory and arithmetic on the chosen GPU.
class RooflinePanel : public QWidget
{
    Q_OBJECT

public:
    explicit RooflinePanel(const StrategyRuns& runs, QWidget* parent = nullptr);

    RooflineChart& chart() const { return *m_chart; }
    StepsChart& stepsChart() const { return *m_steps; } ///< replaces the other chart when the axes are those of speed
    QComboBox* axesBox() const { return m_axes; }
    void setAxes(RooflineAxes axes); ///< emits no signal
    const std::optional<RooflineView>& view() const { return m_view; }
    QString caption() const; ///< explains the position of the chosen strategy

signals:
    void axesChosen(tilescope::RooflineAxes axes); ///< for the preferences

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void fit(); ///< where it is narrow, the chart has its height before the sentences above it
    RooflineAxes axes() const;

    const StrategyRuns& m_runs;
    std::optional<RooflineView> m_view;
    FoldingBox* m_box;
    RooflineChart* m_chart;
    StepsChart* m_steps;
    QComboBox* m_axes;
    QLabel *m_caption, *m_legend;
    QWidget* m_sentences; ///< these two, which scroll
};

} // namespace tilescope
