#include "ui/sweep/sweep_controls.h"

#include "gpu/recipe/parameter.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilescope
{

static const SweepControls::BlockLists usualBlocks{QStringLiteral("8,16,32,64,128"), QStringLiteral("2,4,8,16")};
static const SweepControls::BlockLists squareBlocks{QStringLiteral("2,4,8,16,32"), QStringLiteral("2,4,8,16,32")};

/// A larger sweep would take all day and is probably a typing error.
static constexpr std::size_t mostRows = 5000;

SweepControls::SweepControls(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_registry(registry), m_defaults(usualBlocks), m_strategies(new QPushButton),
      m_menu(new QMenu(this)), m_widths(new QLineEdit(m_defaults.widths)), m_heights(new QLineEdit(m_defaults.heights)),
      m_values(new QLineEdit), m_parameter(new QComboBox), m_start(new QPushButton), m_progress(new QProgressBar),
      m_note(mutedLabel({}))
{
    m_strategies->setMenu(m_menu);
    m_strategies->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_strategies->setToolTip(tr("Strategies to sweep"));
    m_widths->setToolTip(tr("Widths of blocks, in threads: a list 8,16,32 or a range 8..64:8"));
    m_heights->setToolTip(tr("Heights of blocks, in threads: a list 2,4,8 or a range 1..16"));
    m_parameter->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // gives way to the row
    m_parameter->setMinimumContentsLength(6);
    m_values->setToolTip(tr("Values of the parameter: a list 3,5,9 or a range 3..15:2"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    const auto add = [this](const QString& name, QWidget* control) {
        auto* label = mutedLabel(name);
        label->setWordWrap(false);
        control->setAccessibleName(name);
        m_fields.push_back({label, control});
    };
    add(tr("Strategies"), m_strategies);
    add(tr("Widths"), m_widths);
    add(tr("Heights"), m_heights);
    auto* also = new QWidget;
    auto* row = new QHBoxLayout(also);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_parameter, 1);
    row->addWidget(m_values, 1);
    add(tr("Parameter"), also);
    m_parameter->setAccessibleName(tr("Parameter"));
    m_values->setAccessibleName(tr("Values of the parameter"));
    arrange();
    for (auto* edit : {m_widths, m_heights, m_values}) {
        connect(edit, &QLineEdit::textChanged, this, &SweepControls::refresh);
        connect(edit, &QLineEdit::returnPressed, this, [this] {
            if (!m_isRunning && m_start->isEnabled())
                emit startWanted();
        });
    }
    connect(m_parameter, &QComboBox::currentIndexChanged, this, [this] {
        const Parameter* chosen = parameter();
        m_values->setVisible(chosen);
        if (chosen)
            m_values->setText(defaultValues(*chosen));
        refresh();
    });
    connect(m_start, &QPushButton::clicked, this, [this] { m_isRunning ? emit stopWanted() : emit startWanted(); });
    m_values->hide();
    setProgress(0, 0);
}

void SweepControls::setInOneRow(bool isRow)
{
    if (std::exchange(m_isRow, isRow) != isRow)
        arrange();
}

int SweepControls::leastRow() const
{
    constexpr int spacing = 8;
    int width = m_start->minimumSizeHint().width();
    for (const Field& field : m_fields)
        width += std::max(field.name->sizeHint().width(), field.control->minimumSizeHint().width()) + spacing;
    return width;
}

void SweepControls::arrange()
{
    delete layout();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(m_isRow ? 2 : 6);
    if (m_isRow)
        grid->setHorizontalSpacing(8);
    int place = 0;
    for (const Field& field : m_fields) {
        grid->addWidget(field.name, m_isRow ? 0 : place, m_isRow ? place : 0);
        grid->addWidget(field.control, m_isRow ? 1 : place, m_isRow ? place : 1);
        if (m_isRow)
            grid->setColumnStretch(place, 1);
        ++place;
    }
    if (m_isRow) {
        grid->addWidget(m_start, 1, place);
        grid->addWidget(m_progress, 2, 0, 1, place + 1);
        grid->addWidget(m_note, 3, 0, 1, place + 1);
    } else {
        grid->addWidget(m_start, place, 0, 1, 2);
        grid->addWidget(m_progress, place + 1, 0, 1, 2);
        grid->addWidget(m_note, place + 2, 0, 1, 2);
        grid->setRowStretch(place + 3, 1);
    }
}

void SweepControls::setRecipe(const Recipe& recipe)
{
    const bool isOther = recipe.operation != m_operation;
    const bool followsStrategy = m_chosen == std::set<std::string>{m_recipe.strategy};
    m_recipe = recipe;
    const Operation& operation = m_registry.operation(recipe.operation);
    if (isOther) {
        m_operation = recipe.operation;
        m_chosen.clear();
        for (const Strategy& strategy : operation.strategies)
            if (strategy.library.empty()) // a library chooses its own blocks
                m_chosen.insert(strategy.name);
        fillParameters(operation);
        fillBlocks(operation);
    } else if (followsStrategy) {
        m_chosen = {recipe.strategy};
    }
    fillStrategies(operation);
    refresh();
}

template <typename Values, typename TextOf>
static QString listed(const Values& values, TextOf textOf)
{
    QStringList texts;
    for (const auto& value : values)
        texts << textOf(value);
    return texts.join(QLatin1Char(','));
}

void SweepControls::setChoice(const SweepChoice& choice)
{
    if (m_operation.empty())
        return;
    const Operation& operation = m_registry.operation(m_operation);
    m_chosen.clear();
    for (const Strategy& strategy : operation.strategies)
        if (std::ranges::count(choice.strategies, strategy.name) > 0)
            m_chosen.insert(strategy.name);
    fillStrategies(operation);
    const auto side = [](int threads) { return QString::number(threads); };
    m_defaults = {listed(choice.widths, side), listed(choice.heights, side)}; // another operation replaces them
    m_widths->setText(m_defaults.widths);
    m_heights->setText(m_defaults.heights);
    m_parameter->setCurrentIndex(std::max(0, m_parameter->findData(QString::fromStdString(choice.parameter))));
    if (parameter())
        m_values->setText(
            listed(choice.values, [](const ParameterValue& value) { return QString::fromStdString(toText(value)); }));
    refresh();
}

void SweepControls::setRefusals(std::map<std::string, QString> refusals)
{
    std::erase_if(refusals, [](const auto& entry) { return entry.second.isEmpty(); });
    m_refusals = std::move(refusals);
}

std::vector<const Strategy*> SweepControls::swept() const
{
    std::vector<const Strategy*> found;
    if (!m_operation.empty())
        for (const Strategy& strategy : m_registry.operation(m_operation).strategies)
            if (m_chosen.contains(strategy.name) && !m_refusals.contains(strategy.name))
                found.push_back(&strategy);
    return found;
}

void SweepControls::fillStrategies(const Operation& operation)
{
    m_menu->clear();
    m_menu->setToolTipsVisible(true);
    for (const Strategy& strategy : operation.strategies) {
        auto* action = m_menu->addAction(translated(strategy.title));
        action->setData(QString::fromStdString(strategy.name));
        action->setCheckable(true);
        action->setChecked(m_chosen.contains(strategy.name));
        if (const auto refusal = m_refusals.find(strategy.name); refusal != m_refusals.end()) {
            action->setEnabled(false);
            action->setToolTip(plainToolTip(refusal->second));
        }
        connect(action, &QAction::toggled, this, [this, name = strategy.name](bool isChosen) {
            isChosen ? void(m_chosen.insert(name)) : void(m_chosen.erase(name));
            refresh();
        });
    }
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("Current strategy only")), &QAction::triggered, this, [this] {
        m_chosen = {m_recipe.strategy};
        fillStrategies(m_registry.operation(m_operation));
        refresh();
    });
}

/// Lists that nobody changed follow the operation: tiles that are squares need the same sides in both.
void SweepControls::fillBlocks(const Operation& operation)
{
    const BlockLists defaults = operation.strategies.front().squareBlock ? squareBlocks : usualBlocks;
    if (m_widths->text() != m_defaults.widths || m_heights->text() != m_defaults.heights)
        return;
    m_defaults = defaults;
    m_widths->setText(defaults.widths);
    m_heights->setText(defaults.heights);
}

void SweepControls::fillParameters(const Operation& operation)
{
    m_parameter->clear();
    m_parameter->addItem(tr("none"));
    for (const Parameter& declared : operation.parameters)
        if (declared.type != ParameterType::Text)
            m_parameter->addItem(translated(declared.label), QString::fromStdString(declared.name));
}

const Parameter* SweepControls::parameter() const
{
    const std::string name = m_parameter->currentData().toString().toStdString();
    if (name.empty() || m_operation.empty())
        return nullptr;
    for (const Parameter& declared : m_registry.operation(m_operation).parameters)
        if (declared.name == name)
            return &declared;
    return nullptr;
}

QString SweepControls::defaultValues(const Parameter& parameter) const
{
    switch (parameter.type) {
    case ParameterType::Boolean: return QStringLiteral("on,off");
    case ParameterType::Choice: {
        QStringList names;
        for (const auto& name : parameter.choices)
            names << QString::fromStdString(name);
        return names.join(QLatin1Char(','));
    }
    default: break;
    }
    const double last = std::min(parameter.maximum, parameter.minimum + 4 * parameter.step);
    return QStringLiteral("%1..%2").arg(parameter.minimum).arg(last);
}

std::optional<SweepChoice> SweepControls::choice() const
{
    if (!problem().isEmpty())
        return std::nullopt;
    SweepChoice choice;
    for (const Strategy* strategy : swept())
        choice.strategies.push_back(strategy->name);
    choice.widths = blockSidesIn("block width", m_widths->text().toStdString());
    choice.heights = blockSidesIn("block height", m_heights->text().toStdString());
    if (const Parameter* swept = parameter()) {
        choice.parameter = swept->name;
        choice.values = valuesIn(*swept, m_values->text().toStdString());
    }
    return choice;
}

QString SweepControls::problem() const
{
    if (m_operation.empty())
        return tr("There is nothing to sweep yet.");
    if (swept().empty())
        return tr("Choose at least one strategy that can run here.");
    try {
        std::size_t rows = swept().size() * blockSidesIn("block width", m_widths->text().toStdString()).size() *
                           blockSidesIn("block height", m_heights->text().toStdString()).size();
        if (const Parameter* swept = parameter())
            rows *= valuesIn(*swept, m_values->text().toStdString()).size();
        if (rows > mostRows)
            return tr("These are %L1 settings, but a sweep takes at most %L2. Narrow a range.").arg(rows).arg(mostRows);
    } catch (const SettingError& error) {
        return translated(messageOf(error));
    }
    return {};
}

QString remainingText(std::size_t done, std::size_t total, double seconds)
{
    constexpr double known = 2, minute = 60; // seconds
    if (done == 0 || done >= total || seconds < known)
        return {};
    const double left = seconds / static_cast<double>(done) * static_cast<double>(total - done);
    return left < minute ? SweepControls::tr("about %1 s left").arg(std::ceil(left))
                         : SweepControls::tr("about %1 min left").arg(std::ceil(left / minute));
}

void SweepControls::setProgress(std::size_t done, std::size_t total)
{
    if (total > 0 && (done == 0 || !m_since.isValid()))
        m_since.start();
    if (total == 0)
        m_since.invalidate();
    m_isRunning = total > 0 && done < total;
    m_progress->setVisible(m_isRunning);
    m_progress->setRange(0, static_cast<int>(total));
    m_progress->setValue(static_cast<int>(done));
    refresh();
}

void SweepControls::refresh()
{
    const QString wrong = problem();
    const auto what = choice();
    const QString left = m_isRunning ? remainingText(static_cast<std::size_t>(m_progress->value()),
                                                     static_cast<std::size_t>(m_progress->maximum()),
                                                     static_cast<double>(m_since.elapsed()) / 1000)
                                     : QString();
    m_note->setText(m_operation.empty() ? QString() : wrong.isEmpty() ? left : wrong);
    setRole(*m_note, wrong.isEmpty() ? "muted" : "error");
    m_note->setVisible(!m_note->text().isEmpty());
    QStringList names;
    for (const Strategy* strategy : swept())
        names << translated(strategy->title);
    const std::size_t all = m_operation.empty() ? 0 : m_registry.operation(m_operation).strategies.size();
    m_strategies->setText(names.isEmpty()     ? tr("none")
                          : names.size() == 1 ? names.front()
                                              : tr("%1 of %2").arg(names.size()).arg(all));
    m_strategies->setAccessibleDescription(listed(names));
    m_start->setText(m_isRunning ? tr("Stop (%1 of %2)").arg(m_progress->value()).arg(m_progress->maximum())
                     : what      ? counted(what->size(), tr("Sweep 1 setting"), tr("Sweep %1 settings"))
                                 : tr("Sweep"));
    m_start->setEnabled(m_isRunning || what);
}

} // namespace tilescope
