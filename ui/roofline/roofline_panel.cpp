#include "ui/roofline/roofline_panel.h"

#include "ui/parts/folding_box.h"
#include "ui/parts/labels.h"
#include "ui/parts/scroll_room.h"
#include "ui/parts/tables/table_text.h"
#include "ui/roofline/roofline_chart.h"
#include "ui/roofline/steps_chart.h"
#include "ui/runs/strategy_runs.h"
#include "ui/translation.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

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
    : QWidget(parent), m_runs(runs), m_chart(new RooflineChart), m_steps(new StepsChart), m_axes(new QComboBox),
      m_caption(mutedLabel({})), m_legend(mutedLabel({}))
{
    const auto add = [this](RooflineAxes axes, const QString& name, const QString& meaning) {
        m_axes->addItem(name, int(axes));
        m_axes->setItemData(m_axes->count() - 1, meaning, Qt::ToolTipRole);
    };
    add(RooflineAxes::Speed, tr("Speed by effort"),
        tr("Bytes of input and output per second, against the arithmetic per byte: higher is faster."));
    add(RooflineAxes::Float, tr("Floating point"), tr("Operations on floats; a fused multiply-add counts as two."));
    add(RooflineAxes::Arithmetic, tr("All arithmetic"),
        tr("Every PTX instruction that computes, including address arithmetic, counted once per thread."));
    m_axes->setAccessibleName(tr("Counted operations"));
    auto* sentences = new QWidget;
    auto* lines = new QVBoxLayout(sentences);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(8);
    lines->addWidget(m_caption);
    lines->addStretch(1);
    lines->addWidget(m_legend);
    m_sentences = new ScrollRoom(sentences); // for the names of many numbers
    auto* left = new QWidget;
    auto* words = new QVBoxLayout(left);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(8);
    words->addWidget(m_axes);
    words->addWidget(m_sentences, 1);
    auto* charts = new QWidget;
    auto* stack = new QVBoxLayout(charts);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->addWidget(m_chart);
    stack->addWidget(m_steps);
    constexpr int roomy = 620;
    m_box = new FoldingBox(left, charts, 260, roomy);
    m_box->row().setSpacing(12);
    m_box->row().setStretch(1, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 12, 8);
    row->addWidget(m_box);
    connect(m_axes, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        emit axesChosen(axes());
    });
    connect(&runs, &StrategyRuns::changed, this, &RooflinePanel::refresh);
    refresh();
}

QString RooflinePanel::caption() const { return m_caption->text(); }

RooflineAxes RooflinePanel::axes() const { return static_cast<RooflineAxes>(m_axes->currentData().toInt()); }

void RooflinePanel::setAxes(RooflineAxes axes)
{
    const QSignalBlocker quiet(m_axes);
    m_axes->setCurrentIndex(m_axes->findData(int(axes)));
    refresh();
}

void RooflinePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void RooflinePanel::fit()
{
    constexpr int usefulChart = 200, leastLines = 2;
    const QMargins around = layout()->contentsMargins();
    const bool isRoomy = m_box->isOpenAt(width() - around.left() - around.right());
    const int spacings = 2 * 12;
    const int rest = height() - around.top() - around.bottom() - m_axes->sizeHint().height() - spacings - usefulChart;
    const bool hasChart = m_view && !m_view->points.empty();
    m_sentences->setMaximumHeight(isRoomy || !hasChart                               ? QWIDGETSIZE_MAX
                                  : rest >= leastLines * fontMetrics().lineSpacing() ? rest
                                                                                     : 0);
}

static QString captionOf(const RooflineView& view)
{
    const auto percent = [](double value) { return QString::number(value, 'f', value < 9.95 ? 1 : 0); };
    const auto current = std::find_if(view.points.begin(), view.points.end(),
                                      [](const RooflinePoint& point) { return point.isCurrent; });
    if (current == view.points.end())
        return {};
    const RooflinePoint& point = *current;
    QStringList lines{
        point.movedIntensity
            ? RooflinePanel::tr("%1: %2 operations per byte moved, %3 per byte that must come from memory.")
                  .arg(translated(point.title), threeDigits(*point.movedIntensity), threeDigits(point.onceIntensity))
            : RooflinePanel::tr(
                  "%1: %2 operations per byte that must come from memory. Bytes moved by textures are not counted.")
                  .arg(translated(point.title), threeDigits(point.onceIntensity))};
    const double ridge = view.peak() / view.roofs.memoryBytes;
    lines << (point.onceIntensity < ridge ? RooflinePanel::tr("The strategy is under the memory roof.")
                                          : RooflinePanel::tr("The strategy is under the arithmetic roof."));
    const double most = 100 * point.mostRate / point.attainable, least = 100 * point.leastRate / point.attainable;
    lines << (point.isMeasured ? RooflinePanel::tr("The strategy reaches %1 % of this limit.").arg(percent(most))
                               : RooflinePanel::tr("The strategy is estimated to reach %1 to %2 % of this limit.")
                                     .arg(percent(least), percent(most)));
    if (point.cgma)
        lines << RooflinePanel::tr("CGMA, multiply-adds per byte requested by the threads: %1.")
                     .arg(threeDigits(*point.cgma));
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
    m_view = rooflineOf(m_runs.table(), axes());
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
    m_axes->setToolTip(
        plainToolTip(hasPoints ? m_caption->text() + QStringLiteral("\n\n") + m_legend->text() : QString()));
    fit();
}

} // namespace tilescope
