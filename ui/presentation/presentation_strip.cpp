#include "ui/presentation/presentation_strip.h"

#include "ui/parts/labels.h"
#include "ui/parts/number_control.h"
#include "ui/session/settings_model.h"
#include "ui/settings/choice_slider.h"
#include "ui/settings/parameter_control.h"
#include "ui/translation.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int mostNumbers = 3; ///< of an operation; more would not fit

QWidget* part(QHBoxLayout*& row)
{
    auto* widget = new QWidget;
    row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    return widget;
}

/// Recomputes the spin box's fixed width, which was set for the panel's font.
void fit(QWidget& control)
{
    for (auto* spin : control.findChildren<QDoubleSpinBox*>())
        spin->setFixedWidth(spin->fontMetrics().horizontalAdvance(QStringLiteral("1024") + spin->suffix()) + 24);
}

} // namespace

PresentationStrip::PresentationStrip(SettingsModel& settings, const std::vector<PanelKind>& charts, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_grid(new QGridLayout(this))
{
    setFont(fontShare(0.85)); // so that everything fits in one row
    QHBoxLayout *choices = nullptr, *view = nullptr;
    m_choices = part(choices);
    m_numbers = part(m_numberRow);
    m_view = part(view);
    m_grid->setContentsMargins(8, 2, 8, 2);
    m_grid->setHorizontalSpacing(16);
    m_operation = addBox(*choices, tr("Operation"));
    m_strategy = addBox(*choices, tr("Strategy"));
    m_width = addSide(Qt::Horizontal, tr("Block"), tr("Block width"));
    m_height = addSide(Qt::Vertical, QStringLiteral("×"), tr("Block height"));
    m_chart = addBox(*view, tr("Chart"));
    auto* leave = new QToolButton;
    leave->setText(tr("Leave"));
    leave->setToolTip(tr("Return to the normal window (Esc)"));
    leave->setProperty("role", QStringLiteral("chip"));
    view->addWidget(leave, 0, Qt::AlignBottom);
    fillOperations();
    for (const PanelKind& kind : charts)
        m_chart->addItem(kind.title, kind.key.text());

    connect(leave, &QToolButton::clicked, this, &PresentationStrip::leaveWanted);
    connect(m_operation, &QComboBox::activated, this,
            [this] { m_settings.pickOperation(m_operation->currentData().toString().toStdString()); });
    connect(m_strategy, &QComboBox::activated, this,
            [this] { m_settings.pickStrategy(m_strategy->currentData().toString().toStdString()); });
    connect(m_chart, &QComboBox::activated, this,
            [this, charts] { emit chartChosen(charts[static_cast<std::size_t>(m_chart->currentIndex())].key); });
    connect(&m_settings, &SettingsModel::operationsChanged, this, &PresentationStrip::fillOperations);
    connect(&m_settings, &SettingsModel::changed, this, &PresentationStrip::showRecipe);
    connect(&m_settings, &SettingsModel::environmentChanged, this, &PresentationStrip::showRefusals);
    layOut(true);
    showRecipe();
}

void PresentationStrip::fillOperations()
{
    m_operation->clear();
    for (const Operation& operation : m_settings.registry().operations())
        m_operation->addItem(translated(operation.title), QString::fromStdString(operation.name));
}

QComboBox* PresentationStrip::addBox(QHBoxLayout& row, const QString& name)
{
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(4); // long titles are elided in a small window
    auto* label = mutedLabel(name);
    label->setWordWrap(false);
    label->setBuddy(box);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(label);
    column->addWidget(box);
    row.addLayout(column);
    return box;
}

NumberControl* PresentationStrip::addSide(Qt::Orientation side, const QString& label, const QString& name)
{
    NumberRange range;
    range.minimum = 1;
    range.maximum = 1024;
    range.halts = {1, 2, 4, 8, 16, 17, 32, 33, 64, 128, 256, 512, 1024};
    auto* control = new NumberControl(label, range);
    for (QWidget* const part : {static_cast<QWidget*>(control->slider()), static_cast<QWidget*>(control->spinBox())})
        part->setAccessibleName(name);
    m_numberRow->addWidget(control, 1);
    connect(control, &NumberControl::valueChanged, this,
            [this, side](double threads) { m_settings.setBlockSide(side, static_cast<int>(threads)); });
    return control;
}

void PresentationStrip::setChart(PanelKey chart)
{
    const QSignalBlocker quiet(m_chart);
    m_chart->setCurrentIndex(m_chart->findData(chart.text()));
}

void PresentationStrip::showRecipe()
{
    const Recipe& recipe = m_settings.recipe();
    fillOperation(m_settings.operation());
    showRefusals();
    m_strategy->setCurrentIndex(m_strategy->findData(QString::fromStdString(recipe.strategy)));
    if (m_width->value() != recipe.block.width) // otherwise the text being typed would be replaced
        m_width->setValue(recipe.block.width);
    if (m_height->value() != recipe.block.height)
        m_height->setValue(recipe.block.height);
}

void PresentationStrip::fillOperation(const Operation& operation)
{
    if (operation.name == m_shownOperation)
        return;
    m_shownOperation = operation.name;
    m_operation->setCurrentIndex(m_operation->findData(QString::fromStdString(operation.name)));
    m_width->setDefaultValue(operation.defaultBlock.width);
    m_height->setDefaultValue(operation.defaultBlock.height);
    m_strategy->clear();
    for (const auto& strategy : operation.strategies)
        m_strategy->addItem(translated(strategy.title), QString::fromStdString(strategy.name));
    fillParameters(operation);
    for (auto* control : m_numbers->findChildren<NumberControl*>())
        fit(*control);
}

/// What this machine cannot run is grey, with the reason.
void PresentationStrip::showRefusals()
{
    for (int row = 0; row < m_strategy->count(); ++row)
        setRefusal(*m_strategy, row,
                   m_settings.machineRefusal(m_shownOperation, m_strategy->itemData(row).toString().toStdString()));
}

void PresentationStrip::fillParameters(const Operation& operation)
{
    for (const auto& [name, control] : m_parameters)
        control->deleteLater(); // deferred: the user may be dragging it
    m_parameters.clear();
    for (const auto& declared : operation.parameters) {
        const bool isNumber = declared.type == ParameterType::Integer || declared.type == ParameterType::Real;
        if (!isNumber || m_parameters.size() == mostNumbers)
            continue;
        auto* control = ParameterControl::make(declared, m_settings);
        m_numberRow->addWidget(control, 1);
        m_parameters[declared.name] = control;
    }
}

ParameterControl* PresentationStrip::parameter(const std::string& name) const
{
    const auto found = m_parameters.find(name);
    return found == m_parameters.end() ? nullptr : found->second;
}

void PresentationStrip::layOut(bool inOneRow)
{
    for (auto* widget : {m_choices, m_numbers, m_view})
        m_grid->removeWidget(widget);
    m_grid->addWidget(m_choices, 0, 0);
    m_grid->addWidget(m_numbers, inOneRow ? 0 : 1, inOneRow ? 1 : 0, 1, inOneRow ? 1 : 3);
    m_grid->addWidget(m_view, 0, 2);
    m_grid->setColumnStretch(1, 1);
}

/// Of the two rows, so that the minimum width of one row does not limit how small the window can be.
QSize PresentationStrip::minimumSizeHint() const
{
    const int first = m_choices->minimumSizeHint().width() + m_view->minimumSizeHint().width();
    return {std::max(first, m_numbers->minimumSizeHint().width()) + 48, m_grid->minimumSize().height()};
}

void PresentationStrip::resizeEvent(QResizeEvent* event)
{
    constexpr int comfort = 0; // added to a slider's minimum width
    const int needed = m_choices->sizeHint().width() + m_view->sizeHint().width() +
                       m_numbers->minimumSizeHint().width() + comfort * m_numberRow->count();
    layOut(event->size().width() >= needed);
}

} // namespace tilescope
