#pragma once

#include "ui/flow/flow_view.h"
#include "ui/session/saved/pinned_runs.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace tilescope
{

inline constexpr PanelKey flowPanel{"flow"};
PanelPage flowPanelPage();

class FlowChart;
class PinStrip;
class Registry;

/// What the shown run moves between the levels of memory, beside the same of the baseline among the pinned runs.
class FlowPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FlowPanel(const Registry& registry, QWidget* parent = nullptr);

    void setReport(const std::shared_ptr<const Report>& report);
    void setPins(const PinnedRuns& pins);

    FlowChart& chart() const { return *m_chart; }
    PinStrip* pinStrip() const { return m_strip; }
    QString caption() const; ///< the model, or why there is no chart
    FlowSides sides() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh(); ///< only while it is visible

    const Registry& m_registry;
    std::shared_ptr<const Report> m_report;
    PinnedRuns m_pins;
    PinStrip* m_strip;
    FlowChart* m_chart;
    QLabel* m_caption;
};

} // namespace tilescope
