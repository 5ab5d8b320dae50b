#include "ui/roofline/roofline_panel.h"

#include "ui/parts/folding_box.h"
#include "ui/parts/labels.h"
#include "ui/parts/scroll_room.h"
#include "ui/roofline/roofline_chart.h"
#include "ui/roofline/steps_chart.h"
#include "ui/runs/strategy_runs.h"
#include "ui/translation.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

/// An entry of the list in addition to the RooflineOperations.
static constexpr int speed = -1;

static QString legendOf(const RooflineView& view)
{
    if (view.axes == RooflineAxes::Speed)
        return RooflinePanel::tr(
            "→ leads from a strategy to one based on it; the steps of the chosen strategy are bold\nHigher is faster; "
            "further left means less arithmetic. Hover over a mark for its figures.");
    return RooflinePanel::tr("● by the bytes that the kernel's sectors move\n○ by the bytes that must come from memory "
                             "once\n→ leads from a strategy to one based on it\nA kernel cannot be above the roof over "
                             "its ○; the higher of two kernels with the same number of operations is faster.");
}

RooflinePanel::RooflinePanel(const StrategyRuns& runs, QWidget* parent)
    : QWidget(parent), m_runs(runs), m_chart(new RooflineChart), m_steps(new StepsChart), m_operations(new QComboBox),
      m_caption(mutedLabel({})), m_legend(mutedLabel({}))
{
    m_operations->addItem(tr("Automatic, by kernel"));
    m_operations->addItem(tr("Floating point"), int(RooflineOperations::Float));
    m_operations->addItem(tr("All arithmetic"), int(RooflineOperations::Arithmetic));
    m_operations->addItem(tr("Speed by effort"), speed);
    m_operations->setItemData(1, tr("Operations on floats; a fused multiply-add counts as two."), Qt::ToolTipRole);
    m_operations->setItemData(
        2, tr("Every PTX instruction that computes, including address arithmetic, counted once per thread."),
        Qt::ToolTipRole);
    m_operations->setItemData(
        3, tr("Bytes of input and output per second, against the arithmetic per byte: higher is faster."),
        Qt::ToolTipRole);
    m_operations->setAccessibleName(tr("Counted operations"));
    auto* left = new QWidget;
    auto* words = new QVBoxLayout(left);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(8);
    words->addWidget(m_operations);
    words->addWidget(m_caption);
    words->addStretch(1);
    words->addWidget(m_legend);
    auto* room = new ScrollRoom(left); // for the names of many numbers
    auto* charts = new QWidget;
    auto* stack = new QVBoxLayout(charts);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->addWidget(m_chart);
    stack->addWidget(m_steps);
    auto* box = new FoldingBox(room, charts, 260, 620);
    box->row().setSpacing(20);
    box->row().setStretch(1, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 12, 8);
    row->addWidget(box);
    connect(m_operations, &QComboBox::currentIndexChanged, this, &RooflinePanel::refresh);
    connect(&runs, &StrategyRuns::changed, this, &RooflinePanel::refresh);
    refresh();
}

QString RooflinePanel::caption() const { return m_caption->text(); }

static QString captionOf(const RooflineView& view)
{
    const auto current = std::find_if(view.points.begin(), view.points.end(),
                                      [](const RooflinePoint& point) { return point.isCurrent; });
    if (current == view.points.end())
        return {};
    const RooflinePoint& point = *current;
    QStringList lines{
        point.movedIntensity
            ? RooflinePanel::tr("%1: %2 operations per byte moved, %3 per byte that must come from memory.")
                  .arg(translated(point.title))
                  .arg(*point.movedIntensity, 0, 'g', 3)
                  .arg(point.onceIntensity, 0, 'g', 3)
            : RooflinePanel::tr(
                  "%1: %2 operations per byte that must come from memory. Bytes moved by textures are not counted.")
                  .arg(translated(point.title))
                  .arg(point.onceIntensity, 0, 'g', 3)};
    const double ridge = view.peak() / view.roofs.memoryBytes;
    lines << (point.onceIntensity < ridge ? RooflinePanel::tr("The strategy is under the memory roof.")
                                          : RooflinePanel::tr("The strategy is under the arithmetic roof."));
    const double most = 100 * point.mostRate / point.attainable, least = 100 * point.leastRate / point.attainable;
    lines << (point.isMeasured ? RooflinePanel::tr("The strategy reaches %1 % of this limit.").arg(most, 0, 'g', 3)
                               : RooflinePanel::tr("The strategy is estimated to reach %1 to %2 % of this limit.")
                                     .arg(least, 0, 'g', 2)
                                     .arg(most, 0, 'g', 2));
    if (point.cgma)
        lines << RooflinePanel::tr("CGMA, multiply-adds per byte requested by the threads: %1.")
                     .arg(*point.cgma, 0, 'g', 3);
    return lines.join(QLatin1Char('\n'));
}

/// The names that the numbers stand for, if the chart shows numbers.
static QString numbersOf(const RooflineView& view)
{
    if (view.axes == RooflineAxes::Speed || view.points.size() <= RooflineView::mostNames)
        return {};
    QStringList names;
    for (std::size_t i = 0; i < view.points.size(); ++i)
        names << QStringLiteral("%1\u00A0%2").arg(i + 1).arg(translated(view.points[i].title));
    return QLatin1Char('\n') + listed(names);
}

void RooflinePanel::refresh()
{
    std::optional<RooflineOperations> operations;
    std::optional<RooflineAxes> axes;
    if (const QVariant choice = m_operations->currentData(); choice.isValid()) {
        operations = choice == speed ? RooflineOperations::Arithmetic : static_cast<RooflineOperations>(choice.toInt());
        axes = choice == speed ? RooflineAxes::Speed : RooflineAxes::Classic;
    }
    m_view = rooflineOf(m_runs.table(), operations, axes);
    const bool hasPoints = m_view && !m_view->points.empty();
    const bool isSteps = hasPoints && m_view->axes == RooflineAxes::Speed;
    m_chart->setVisible(hasPoints && !isSteps);
    m_steps->setVisible(isSteps);
    m_legend->setVisible(hasPoints);
    if (hasPoints) {
        isSteps ? m_steps->setView(*m_view) : m_chart->setView(*m_view);
        m_legend->setText(legendOf(*m_view));
        m_caption->setText(captionOf(*m_view) + numbersOf(*m_view));
    } else {
        m_caption->setText(m_view ? tr("These kernels perform no floating-point operations.")
                                  : tr("The roofline appears after the first run that was counted, and timed or "
                                       "estimated. Counters are off, or no run has finished yet."));
    }
}

} // namespace tilescope
