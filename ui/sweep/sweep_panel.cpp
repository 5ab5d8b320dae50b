#include "ui/sweep/sweep_panel.h"

#include "ui/parts/charts/heat_legend.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/parts/labels.h"
#include "ui/sweep/sweep_controls.h"
#include "ui/sweep/sweep_curves.h"
#include "ui/sweep/sweep_map.h"
#include "ui/translation.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace tilescope
{

SweepPanel::SweepPanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_registry(registry), m_figures(sweepFigures()), m_controls(new SweepControls(registry)),
      m_map(new SweepMap), m_curves(new SweepCurves), m_view(new QComboBox), m_metric(new QComboBox),
      m_second(new QComboBox), m_sheets(new QComboBox), m_legend(new HeatLegend),
      m_scale(
          toolButton(tr("One scale"),
                     tr("Colour the maps of all strategies and values on one scale, to compare them; otherwise each "
                        "map has its own, to compare its blocks"))),
      m_export(toolButton(tr("Export"), tr("Save the sweep as a file"))),
      m_best(toolButton({}, tr("Take the settings of this run"))),
      m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_caption(mutedLabel({})), m_floors(mutedLabel({})),
      m_empty(mutedLabel(tr("A sweep runs every block size in the lists on the left and draws what each one costs: "
                            "time on a GPU, sectors and wavefronts in the emulator. Press \"Sweep\" to start.")))
{
    m_view->addItem(tr("Heat map"));
    m_view->addItem(tr("Curves"));
    m_view->setAccessibleName(tr("How the sweep is drawn"));
    m_view->setToolTip(tr("All blocks of one strategy as a heat map, or curves over the swept parameter, the side of "
                          "square tiles or the block width"));
    m_second->addItem(tr("no second figure"));
    for (const Figure* figure : m_figures) {
        m_metric->addItem(figureTitle(*figure));
        m_second->addItem(tr("and %1").arg(figureTitle(*figure)));
    }
    m_metric->setAccessibleName(tr("Figure shown"));
    m_second->setAccessibleName(tr("Second figure shown"));
    m_second->setToolTip(tr("A second figure, drawn as a dashed line on the right-hand axis"));
    m_sheets->setAccessibleName(tr("Strategy and parameter shown"));
    auto* menu = new QMenu(m_export);
    const auto add = [&](const QString& text, Export what) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, what] { emit exportWanted(what); });
    };
    add(tr("Table as CSV…"), Export::Csv);
    add(tr("Reports as JSON…"), Export::Json);
    add(tr("Kernel Tuner cache of the strategy shown…"), Export::KernelTuner);
    add(tr("Image as PNG…"), Export::Picture);
    m_export->setMenu(menu);
    m_export->setPopupMode(QToolButton::InstantPopup);
    build();
    connect(m_controls, &SweepControls::startWanted, this, &SweepPanel::start);
    connect(m_controls, &SweepControls::stopWanted, this, &SweepPanel::stopWanted);
    connect(m_metric, &QComboBox::activated, this, [this] { m_metricWasPicked = true; });
    connect(m_view, &QComboBox::activated, this, [this] { m_viewWasPicked = true; });
    for (const auto* box : {m_view, m_metric, m_second, m_sheets})
        connect(box, &QComboBox::currentIndexChanged, this, &SweepPanel::refresh);
    connect(m_map, &SweepMap::chosen, this, &SweepPanel::choose);
    connect(m_curves, &SweepCurves::chosen, this, &SweepPanel::choose);
    m_scale->setCheckable(true);
    connect(m_scale, &QToolButton::toggled, this, &SweepPanel::refresh);
    connect(m_best, &QToolButton::clicked, this, [this] {
        if (const auto best = m_sheet.best(figure()))
            choose(*best);
    });
    connect(m_map, &SweepMap::hovered, this, &SweepPanel::hover);
    connect(m_curves, &SweepCurves::hovered, this, &SweepPanel::hover);
    refresh();
}

void SweepPanel::choose(std::size_t row)
{
    if (m_sheet.rows()[row].reason.empty())
        emit recipeChosen(m_sheet.recipes()[row]);
}

void SweepPanel::hover(const QString& explanation)
{
    m_hovered = explanation;
    m_caption->setText(caption());
}

SweepPanel::View SweepPanel::view() const { return m_view->currentIndex() == 0 ? View::HeatMap : View::Curves; }

void SweepPanel::setView(View view)
{
    m_viewWasPicked = true;
    m_view->setCurrentIndex(view == View::HeatMap ? 0 : 1);
}

void SweepPanel::setFigures(const std::string& first, const std::string& second)
{
    const auto indexOf = [this](const std::string& key) {
        const auto found = std::ranges::find(m_figures, key, &Figure::key);
        if (found == m_figures.end())
            throw std::logic_error("A sweep does not show the figure \"" + key + "\".");
        return static_cast<int>(found - m_figures.begin());
    };
    const int shown = indexOf(first), with = second.empty() ? 0 : indexOf(second) + 1;
    m_metricWasPicked = true;
    m_metric->setCurrentIndex(shown);
    m_second->setCurrentIndex(with);
}

QWidget& SweepPanel::chart() const
{
    return view() == View::HeatMap ? static_cast<QWidget&>(*m_map) : static_cast<QWidget&>(*m_curves);
}

const Figure* SweepPanel::secondFigure() const
{
    const int index = m_second->currentIndex();
    return index > 0 ? m_figures[static_cast<std::size_t>(index - 1)] : nullptr;
}

/// A heat map of tile sides is a diagonal, and one of a parameter is a row of single cells.
void SweepPanel::pickView()
{
    if (m_viewWasPicked)
        return;
    const SweepChoice& choice = m_sheet.choice();
    const bool isOneBlock = choice.widths.size() * choice.heights.size() == 1;
    const auto axis = axisOf(m_sheet, shownSheet());
    const QSignalBlocker quiet(m_view);
    m_view->setCurrentIndex(axis == SweepAxis::TileSide || (axis == SweepAxis::Parameter && isOneBlock) ? 1 : 0);
}

void SweepPanel::build()
{
    auto* bar = m_bar = new QHBoxLayout;
    bar->setSpacing(8);
    bar->addWidget(m_view, 4);
    bar->addWidget(m_metric, 4);
    bar->addWidget(m_second, 4);
    bar->addWidget(m_sheets, 4);
    bar->addWidget(m_legend);
    bar->addStretch(1);
    bar->addWidget(m_export);
    auto* right = new QVBoxLayout;
    right->setSpacing(6);
    right->addLayout(bar);
    right->addWidget(m_empty);
    right->addWidget(m_map, 1);
    right->addWidget(m_curves, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_best);
    foot->addWidget(m_caption, 1);
    foot->addWidget(m_floors);
    foot->addWidget(m_scale);
    right->addLayout(foot);
    m_caption->setWordWrap(false);
    m_floors->setWordWrap(false);
    setRole(*m_floors, "warning");
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (QComboBox* box : {m_view, m_metric, m_second, m_sheets}) { // they give way, so that the map is not cut
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(7);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        box->setMaximumWidth(32 * fontMetrics().averageCharWidth());
    }
    m_parts->setContentsMargins(16, 10, 12, 8);
    m_parts->addWidget(m_controls);
    m_parts->addLayout(right, 1);
    arrange();
}

static constexpr int controlsWidth = 260, besideControls = 20;

/// Beside the map while five columns of usual width are seen there.
void SweepPanel::arrange()
{
    constexpr int fiveColumns = 540;
    const QMargins around = m_parts->contentsMargins();
    const int needed = around.left() + around.right() + controlsWidth + besideControls +
                       std::max(fiveColumns, m_bar->minimumSize().width());
    const bool isBeside = width() >= needed;
    m_controls->setInOneRow(!isBeside);
    m_controls->setMinimumWidth(isBeside ? controlsWidth : 0);
    m_controls->setMaximumWidth(isBeside ? controlsWidth : QWIDGETSIZE_MAX);
    m_parts->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->setSpacing(isBeside ? besideControls : 8);
}

void SweepPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// That of the controls in one row, whatever they are now: a wide panel can become narrow.
QSize SweepPanel::minimumSizeHint() const
{
    constexpr int leastHeight = 220;
    const QMargins around = m_parts->contentsMargins();
    const int least = std::max(m_controls->leastRow(), m_bar->minimumSize().width());
    return {around.left() + least + around.right(), leastHeight};
}

void SweepPanel::setRecipe(const Recipe& recipe)
{
    m_recipe = recipe;
    m_controls->setRecipe(recipe);
    refresh();
}

void SweepPanel::setRefusals(std::map<std::string, QString> refusals) { m_controls->setRefusals(std::move(refusals)); }

void SweepPanel::start()
{
    const auto choice = m_controls->choice();
    if (!choice)
        return;
    m_sheet = SweepSheet(m_registry.operation(m_recipe.operation), m_recipe, *choice);
    m_isRunning = true;
    m_wasStopped = false;
    {
        const QSignalBlocker quiet(m_sheets);
        m_sheets->clear();
        for (int sheet = 0; sheet < m_sheet.sheets(); ++sheet)
            m_sheets->addItem(translated(m_sheet.titleOf(sheet)));
        for (int sheet = m_sheet.sheets() - 1; sheet >= 0; --sheet)
            if (m_sheet.strategyOf(sheet) == m_recipe.strategy)
                m_sheets->setCurrentIndex(sheet);
    }
    pickView();
    refresh();
    emit sweepWanted(m_sheet.recipes());
}

void SweepPanel::setRow(std::size_t row, const Report& report)
{
    m_sheet.setReport(row, report);
    if (!m_metricWasPicked && m_sheet.done() == 1) { // a GPU has times, the emulator does not
        const bool isTiles = axisOf(m_sheet, shownSheet()) == SweepAxis::TileSide;
        if (isTiles && figureNamed("cgma").of(report)) { // what a larger tile gains and what it costs
            setFigures("cgma", "occupancy");
            m_metricWasPicked = false;
        } else {
            const QSignalBlocker quiet(m_metric);
            m_metric->setCurrentIndex(report.time ? 0 : report.estimate ? 1 : 2);
        }
    }
    refresh();
}

void SweepPanel::setRowFailure(std::size_t row, const QString& reason)
{
    m_sheet.setReason(row, reason.toStdString());
    refresh();
}

void SweepPanel::setEnded(bool isWhole)
{
    m_isRunning = false;
    m_wasStopped = !isWhole;
    refresh();
}

int SweepPanel::shownSheet() const { return std::max(0, m_sheets->currentIndex()); }

std::string SweepPanel::shownStrategy() const { return m_sheet.isEmpty() ? "" : m_sheet.strategyOf(shownSheet()); }

const Figure& SweepPanel::figure() const { return *m_figures[std::size_t(m_metric->currentIndex())]; }

QString SweepPanel::bestText() const
{
    const Figure& shown = figure();
    const auto best = m_sheet.best(shown);
    if (!best)
        return {};
    const int blocks = static_cast<int>(m_sheet.choice().widths.size() * m_sheet.choice().heights.size());
    const Recipe& recipe = m_sheet.recipes()[*best];
    return tr("Best overall: %1, %2 × %3: %4")
        .arg(translated(m_sheet.titleOf(static_cast<int>(*best) / blocks)))
        .arg(recipe.block.width)
        .arg(recipe.block.height)
        .arg(sweepText(*m_sheet.valueAt(*best, shown), shown));
}

QString SweepPanel::floors() const
{
    const bool isCold = figure().key == "cold_median_us";
    if (figure().key != "median_us" && !isCold)
        return {};
    QStringList parts;
    for (const SweepRow& row : m_sheet.rows()) {
        if (!row.report || !row.report->time || !row.report->time->launchFloorUs)
            continue;
        const TimeReport& time = *row.report->time;
        parts << tr("launch %1").arg(durationText(*time.launchFloorUs));
        if (const auto copy = isCold ? time.coldCopyFloorUs : time.copyFloorUs)
            parts << tr("copy %1").arg(durationText(*copy));
        break;
    }
    return parts.isEmpty() ? QString() : tr("floors: %1").arg(listed(parts));
}

QString SweepPanel::caption() const
{
    if (!m_hovered.isEmpty())
        return m_hovered;
    if (m_sheet.done() > 0 && !m_sheet.best(figure()))
        return tr("No run has this figure: %1").arg(figureMeaning(figure()));
    return m_wasStopped && m_sheet.done() < m_sheet.rows().size()
               ? tr("stopped after %1 of %2").arg(m_sheet.done()).arg(m_sheet.rows().size())
               : QString();
}

void SweepPanel::refresh()
{
    const bool isThere = !m_sheet.isEmpty();
    const bool isMap = view() == View::HeatMap;
    m_empty->setVisible(!isThere);
    m_map->setVisible(isThere && isMap);
    m_curves->setVisible(isThere && !isMap);
    m_second->setVisible(isThere && !isMap);
    m_legend->setVisible(isThere && isMap);
    for (QWidget* widget : {static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_metric),
                            static_cast<QWidget*>(m_sheets), static_cast<QWidget*>(m_export)})
        widget->setVisible(isThere);
    m_export->setEnabled(m_sheet.done() > 0);
    for (auto* action : m_export->menu()->actions())
        action->setEnabled(m_export->isEnabled());
    m_controls->setProgress(m_sheet.done(), m_isRunning ? m_sheet.rows().size() : 0);
    const Figure& shown = figure();
    m_metric->setToolTip(isMap ? tr("%1 The colour scale is logarithmic: equal ratios are equal steps of colour.")
                                     .arg(figureMeaning(shown))
                               : figureMeaning(shown));
    m_scale->setVisible(isThere && isMap && m_sheet.sheets() > 1);
    m_map->setScaleShared(m_scale->isChecked());
    m_map->show(isThere ? &m_sheet : nullptr, shownSheet(), shown, m_recipe.block);
    if (const auto range = m_map->range())
        m_legend->setEnds(sweepText(range->least, shown), sweepText(range->most, shown));
    else
        m_legend->hide();
    m_floors->setText(floors());
    m_floors->setVisible(isThere && !m_floors->text().isEmpty());
    m_curves->show(isThere && !isMap ? &m_sheet : nullptr, shownSheet(), shown, secondFigure(), m_recipe.block);
    m_best->setText(bestText());
    m_best->setVisible(isThere && !m_best->text().isEmpty());
    m_caption->setText(caption());
}

} // namespace tilescope
