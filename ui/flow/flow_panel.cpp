#include "ui/flow/flow_panel.h"

#include "ui/flow/flow_chart.h"
#include "ui/parts/labels.h"
#include "ui/parts/run_name.h"
#include "ui/parts/tables/table_text.h"
#include "ui/pins/pin_strip.h"
#include "ui/session/report_figures.h"
#include "ui/translation.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tilescope
{

FlowPanel::FlowPanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_registry(registry), m_strip(new PinStrip), m_chart(new FlowChart), m_caption(mutedLabel({}))
{
    m_caption->setContentsMargins(12, 0, 12, 6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_strip);
    column->addWidget(m_chart, 1);
    column->addWidget(m_caption);
    refresh();
}

void FlowPanel::setReport(const std::shared_ptr<const Report>& report)
{
    if (!report->flow && m_report && isSameRun(*report, *m_report))
        return; // a live run of the same settings has no counts
    m_report = figuresOf(*report);
    refresh();
}

void FlowPanel::setPins(const PinnedRuns& pins)
{
    m_pins = pins;
    m_strip->setPins(pinTitles(pins, m_registry));
    refresh();
}

FlowSides FlowPanel::sides() const
{
    FlowSides sides;
    if (!m_report)
        return sides;
    if (auto run = flowSideOf(*m_report, settingsText(m_report->recipe, m_registry)))
        sides.push_back(std::move(*run));
    const PinnedRun* pin = m_pins.baseline();
    if (!sides.empty() && pin)
        if (auto pinned = flowSideOf(*pin->report, pinName(*pin, m_pins, m_registry), pin->letter))
            sides.push_back(std::move(*pinned));
    return sides;
}

QString FlowPanel::caption() const { return m_caption->text(); }

void FlowPanel::showEvent(QShowEvent* event)
{
    refresh();
    QWidget::showEvent(event);
}

void FlowPanel::refresh()
{
    FlowSides sides = isVisible() || !m_report ? this->sides() : FlowSides();
    m_chart->setVisible(!sides.empty());
    if (sides.empty())
        m_caption->setText(!m_report || m_report->recipe.counters != CounterMode::None
                               ? tr("The bytes moved between registers, shared memory, caches and device memory appear "
                                    "after the first run with counters.")
                               : tr("Counters are off. Set Counters to Automatic in the settings."));
    else
        m_caption->setText(
            sentences({modelName(sides.front().flow), sides.size() > 1 ? tr("Hover over an arrow for details.")
                                                                       : tr("Pin a run (P) to compare with it.")}));
    m_caption->setToolTip(sides.empty() ? QString() : plainToolTip(modelText(sides.front().flow)));
    m_chart->setSides(std::move(sides));
}

} // namespace tilescope
