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
    QComboBox* operationsBox() const { return m_operations; }
    const std::optional<RooflineView>& view() const { return m_view; }
    QString caption() const; ///< explains the position of the chosen strategy

private:
    void refresh();

    const StrategyRuns& m_runs;
    std::optional<RooflineView> m_view;
    RooflineChart* m_chart;
    StepsChart* m_steps;
    QComboBox* m_operations;
    QLabel *m_caption, *m_legend;
};

} // namespace tilescope
