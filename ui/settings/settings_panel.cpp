#include "ui/settings/settings_panel.h"

#include "gpu/run/fitting_block.h"
#include "ui/parts/labels.h"
#include "ui/parts/number_control.h"
#include "ui/parts/run_name.h"
#include "ui/settings/block_control.h"
#include "ui/settings/machine_control.h"
#include "ui/settings/operation_picker.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/problem_note.h"
#include "ui/settings/rectangle_text.h"

#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

namespace
{

QString shown(const ParameterValue& value)
{
    QString text = QString::fromStdString(toText(value));
    const auto sides = text.split(QLatin1Char('x'));
    const bool isBlock = sides.size() == 2 && !sides[0].isEmpty() && sides[0][0].isDigit();
    return isBlock ? sides.join(QChar(0x00D7)) : text;
}

} // namespace

SettingsPanel::SettingsPanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_registry(registry), m_operation(new OperationPicker(registry)), m_block(new BlockControl),
      m_machine(new MachineControl), m_parameterSection(new QWidget),
      m_parameterColumn(new QVBoxLayout(m_parameterSection))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    const auto separate = [column] {
        column->addSpacing(8);
        column->addWidget(thinLine());
        column->addSpacing(8);
    };
    column->addWidget(m_operation);
    addNote("operation", column);
    addNote("strategy", column);
    separate();
    column->addWidget(headingLabel(tr("Block")));
    column->addWidget(m_block);
    addNote("block", column);
    m_parameterColumn->setContentsMargins(0, 0, 0, 0);
    m_parameterColumn->setSpacing(8);
    column->addWidget(m_parameterSection);
    separate();
    column->addWidget(headingLabel(tr("Machine")));
    column->addWidget(m_machine);
    addNote("backend", column);
    addNote("compiler", column);
    addNote("gpu", column);
    addNote("counters", column);
    column->addStretch(1);

    connect(m_operation, &OperationPicker::operationPicked, this,
            [this](const std::string& name) { pickOperation(name); });
    connect(m_operation, &OperationPicker::strategyPicked, this, &SettingsPanel::pickStrategy);
    connect(m_block, &BlockControl::blockChanged, this, [this](BlockSize block) {
        m_recipe.block = block;
        m_ownBlock.reset();
        announce();
    });
    connect(m_machine, &MachineControl::choiceChanged, this, [this] {
        m_machine->applyTo(m_recipe);
        announce();
    });
    setRecipe(m_recipe);
}

void SettingsPanel::setRecipe(const Recipe& recipe)
{
    const Operation& operation = m_registry.operation(recipe.operation);
    m_registry.strategy(operation, recipe.strategy); // refuses an unknown one before anything is shown
    rememberText();
    if (recipe.strategy != m_recipe.strategy || recipe.block != m_recipe.block)
        m_ownBlock.reset();
    m_recipe = recipe;
    showStrategy();
    m_block->setDefaultBlock(operation.defaultBlock);
    m_block->setBlock(recipe.block);
    m_machine->setChoice(recipe);
    fillParameters(operation);
    for (const auto& parameter : operation.parameters) {
        const auto set = recipe.parameters.find(parameter.name);
        m_parameters.at(parameter.name)
            ->setValue(set == recipe.parameters.end() ? parameter.defaultValue : set->second);
    }
    clearFailure();
}

void SettingsPanel::showStrategy()
{
    const Strategy& strategy = m_registry.strategy(m_registry.operation(m_recipe.operation), m_recipe.strategy);
    m_operation->setChoice(m_recipe.operation, m_recipe.strategy);
    m_block->setSquare(strategy.squareBlock);
    m_block->setChosenBy(strategy.hasText() ? QString() : QString::fromStdString(strategy.library));
}

void SettingsPanel::applyRecipe(const Recipe& recipe)
{
    setRecipe(recipe);
    announce();
}

void SettingsPanel::setPicture(PixelFormat format) { m_operation->setGreyNote(format == PixelFormat::Rgb8); }

void SettingsPanel::setEnvironment(const Environment& environment) { m_machine->setEnvironment(environment); }

bool SettingsPanel::showFailure(const RunFailure& failure)
{
    const auto field = failure.field.toStdString();
    if (const std::optional<BlockSize> block = namedBlock(field, failure.nearest); m_hasJustPicked && block) {
        takeBlockOfStrategy(*block);
        return true;
    }
    clearFailure();
    auto* note = problemNote(field);
    if (!note)
        return false;
    note->disconnect(this);
    if (failure.nearest)
        connect(note, &ProblemNote::cureRequested, this,
                [this, field, value = *failure.nearest] { apply(field, value); });
    note->setProblem(failure.message, failure.nearest ? tr("Use %1").arg(shown(*failure.nearest)) : QString());
    return true;
}

void SettingsPanel::clearFailure()
{
    for (const auto& [field, note] : m_notes)
        note->clear();
    if (m_ownBlock)
        problemNote("block")->setRemark(
            tr("%1 asks for %2. The next strategy gets %3 again.")
                .arg(QString::fromStdString(
                         m_registry.strategy(m_registry.operation(m_recipe.operation), m_recipe.strategy).title),
                     blockText(m_recipe.block), blockText(*m_ownBlock)));
}

void SettingsPanel::takeBlockOfStrategy(BlockSize block)
{
    m_ownBlock = m_recipe.block;
    m_recipe.block = block;
    m_block->setBlock(block);
    clearFailure();
    announce();
}

ParameterControl* SettingsPanel::rectangleControl() const
{
    for (const auto& parameter : m_registry.operation(m_recipe.operation).parameters)
        if (parameter.textKind == Parameter::TextKind::RectangleOrFile)
            return parameterControl(parameter.name);
    return nullptr;
}

bool SettingsPanel::takesRectangle() const { return rectangleControl() != nullptr; }

bool SettingsPanel::hasRectangleText() const
{
    const auto* control = rectangleControl();
    return control && !toText(control->value()).empty();
}

std::optional<QRect> SettingsPanel::rectangle() const
{
    const auto* control = rectangleControl();
    return control ? rectangleFrom(QString::fromStdString(toText(control->value()))) : std::nullopt;
}

void SettingsPanel::setRectangle(const QRect& rectangle)
{
    auto* control = rectangleControl();
    if (!control)
        return;
    control->setValue(rectangleText(rectangle).toStdString());
    emit control->valueChanged();
}

ParameterControl* SettingsPanel::parameterControl(const std::string& name) const
{
    const auto found = m_parameters.find(name);
    return found == m_parameters.end() ? nullptr : found->second;
}

ProblemNote* SettingsPanel::problemNote(const std::string& field) const
{
    const auto found = m_notes.find(field);
    return found == m_notes.end() ? nullptr : found->second;
}

ProblemNote* SettingsPanel::addNote(const std::string& field, QVBoxLayout* column)
{
    auto* note = new ProblemNote;
    note->setObjectName(QStringLiteral("problem-") + QString::fromStdString(field));
    column->addWidget(note);
    m_notes[field] = note;
    return note;
}

void SettingsPanel::fillParameters(const Operation& operation)
{
    if (m_parametersOf == operation.name)
        return;
    m_parametersOf = operation.name;
    for (const auto& [name, control] : m_parameters)
        m_notes.erase(name);
    m_parameters.clear();
    while (QLayoutItem* item = m_parameterColumn->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_parameterSection->setVisible(!operation.parameters.empty());
    if (operation.parameters.empty())
        return;
    m_parameterColumn->addSpacing(8);
    m_parameterColumn->addWidget(thinLine());
    m_parameterColumn->addSpacing(8);
    m_parameterColumn->addWidget(headingLabel(QString::fromStdString(operation.title)));
    for (const auto& parameter : operation.parameters) {
        auto* control = ParameterControl::make(parameter);
        m_parameterColumn->addWidget(control);
        addNote(parameter.name, m_parameterColumn);
        m_parameters[parameter.name] = control;
        connect(control, &ParameterControl::valueChanged, this, [this, control, name = parameter.name] {
            m_recipe.parameters[name] = control->value();
            announce();
        });
    }
}

void SettingsPanel::rememberText()
{
    m_texts[{m_recipe.operation, m_recipe.strategy}] = {m_recipe.source, m_recipe.sharedBytes};
}

/// Of the strategy that the recipe has now.
void SettingsPanel::recallText()
{
    const OwnText& text = m_texts[{m_recipe.operation, m_recipe.strategy}];
    m_recipe.source = text.source;
    m_recipe.sharedBytes = text.sharedBytes;
}

void SettingsPanel::pickStrategy(const std::string& name)
{
    if (m_recipe.strategy == name)
        return;
    rememberText();
    m_recipe.strategy = name;
    if (m_ownBlock) {
        m_recipe.block = *std::exchange(m_ownBlock, std::nullopt);
        m_block->setBlock(m_recipe.block);
    }
    recallText();
    showStrategy();
    clearFailure();
    announce();
    m_hasJustPicked = true;
}

void SettingsPanel::pickOperation(const std::string& name, const std::string& strategy)
{
    if (name == m_recipe.operation)
        return strategy.empty() ? void() : pickStrategy(strategy);
    if (m_ownBlock)
        m_recipe.block = *std::exchange(m_ownBlock, std::nullopt);
    m_remembered[m_recipe.operation] = m_recipe;
    const Operation& operation = m_registry.operation(name);
    Recipe next = m_recipe;
    next.operation = name;
    next.parameters.clear();
    if (const auto before = m_remembered.find(name); before != m_remembered.end())
        next.parameters = before->second.parameters;
    if (next.block == m_registry.operation(m_recipe.operation).defaultBlock)
        next.block = operation.defaultBlock;
    const auto& strategies = operation.strategies;
    const bool hasSame = std::any_of(strategies.begin(), strategies.end(),
                                     [&](const Strategy& one) { return one.name == next.strategy; });
    const bool isRefused = !problemNote("strategy")->message().isEmpty(); // here, and so it would be there
    if (!strategy.empty())
        next.strategy = strategy;
    else if (!hasSame || isRefused)
        next.strategy = strategies.front().name;
    rememberText();
    m_recipe = next;
    recallText();
    setRecipe(Recipe(m_recipe));
    announce();
    m_hasJustPicked = true;
}

void SettingsPanel::apply(const std::string& field, const ParameterValue& value)
{
    Recipe cured = m_recipe;
    if (field == "block")
        cured.block = parseBlockSize(toText(value));
    else if (field == "backend")
        cured.backend = BackendChoice::Emulator;
    else if (field == "gpu")
        cured.gpu = toText(value);
    else if (field == "strategy")
        return pickStrategy(toText(value));
    else if (m_parameters.contains(field))
        cured.parameters[field] = value;
    setRecipe(cured);
    announce();
}

void SettingsPanel::announce()
{
    m_hasJustPicked = false;
    emit recipeChanged(m_recipe);
}

} // namespace tilescope
