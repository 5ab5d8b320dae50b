#include "ui/session/settings_model.h"

#include "gpu/recipe/json/enum_names.h"
#include "gpu/run/machine_refusal.h"
#include "ui/session/rectangle_text.h"
#include "ui/translation.h"

#include <algorithm>
#include <array>
#include <exception>

namespace tilescope
{

namespace
{

void set(Recipe& recipe, const std::string& field, const ParameterValue& value)
{
    const std::string text = toText(value);
    if (field == "block")
        recipe.block = parseBlockSize(text);
    else if (field == "backend")
        recipe.backend = fromName<BackendChoice>(text, field);
    else if (field == "compiler")
        recipe.compiler = fromName<CompilerChoice>(text, field);
    else if (field == "counters")
        recipe.counters = fromName<CounterMode>(text, field);
    else if (field == "gpu")
        recipe.gpu = text.empty() ? std::nullopt : std::optional(text);
    else if (field == "compile_time_sizes")
        recipe.compileTimeSizes = std::get<bool>(value);
    else
        recipe.parameters[field] = value;
}

} // namespace

SettingsModel::SettingsModel(const Registry& registry, const Recipe& recipe, QObject* parent)
    : QObject(parent), m_registry(registry), m_recipe(recipe)
{
    strategy();
}

/// Announces the recipe, or the one that the gate returns in its place.
void SettingsModel::take(const Recipe& recipe, std::optional<BlockSize> ownBlock, Failure failure)
{
    const bool clears = failure == Failure::Clear && m_failure;
    const bool tells = clears || m_ownBlock || ownBlock;
    m_recipe = m_gate ? m_gate(recipe) : Recipe(recipe); // a copy: `recipe` may refer to a member that is changed here
    m_recipe.revision = operation().revision;
    m_ownBlock = ownBlock;
    if (clears)
        m_failure.reset();
    m_hasJustPicked = false;
    if (tells)
        emit failureChanged();
    emit changed(m_recipe);
    emit runDue(m_recipe);
}

void SettingsModel::setRecipe(const Recipe& recipe)
{
    m_registry.strategy(m_registry.operation(recipe.operation), recipe.strategy); // throws for an unknown one
    rememberText();
    const bool keepsOwn = recipe.strategy == m_recipe.strategy && recipe.block == m_recipe.block;
    take(recipe, keepsOwn ? m_ownBlock : std::nullopt, Failure::Clear);
}

/// The settings, or those of an operation that exists.
static Recipe withKnownOperation(const Recipe& recipe, const Registry& registry)
{
    const auto& operations = registry.operations();
    if (std::ranges::count(operations, recipe.operation, &Operation::name) > 0)
        return recipe;
    const Recipe usual;
    Recipe first = recipe; // with its machine
    first.operation = usual.operation;
    first.strategy = usual.strategy;
    first.parameters.clear();
    first.counters = usual.counters;
    first.compileTimeSizes = usual.compileTimeSizes;
    first.source.reset();
    first.sharedBytes.reset();
    first.revision = usual.revision;
    auto own = std::ranges::find(operations, first.operation, &Operation::name);
    if (own == operations.end())
        own = operations.begin();
    first.operation = own->name;
    first.block = own->defaultBlock;
    return first;
}

/// Without what the operations do not have (any more).
static Recipe fitted(const Recipe& wanted, const Registry& registry)
{
    Recipe recipe = withKnownOperation(wanted, registry);
    const Operation* const own = &registry.operation(recipe.operation);
    if (std::ranges::find(own->strategies, recipe.strategy, &Strategy::name) == own->strategies.end())
        recipe.strategy = own->strategies.front().name;
    if (recipe.source == registry.strategy(*own, recipe.strategy).source.text) // it was saved
        recipe.source.reset();
    std::erase_if(recipe.parameters, [&](const auto& set) {
        const auto declared = std::ranges::find(own->parameters, set.first, &Parameter::name);
        if (declared == own->parameters.end())
            return true;
        try {
            checkedValue(*declared, set.second);
            return false;
        } catch (const SettingError&) { // its range is another one now
            return true;
        }
    });
    return recipe;
}

void SettingsModel::takeOperations()
{
    const auto isGone = [this](const std::string& name) {
        const auto& operations = m_registry.operations();
        return std::ranges::find(operations, name, &Operation::name) == operations.end();
    };
    for (auto& [name, recipe] : m_remembered)
        if (!isGone(name))
            recipe = fitted(recipe, m_registry);
    std::erase_if(m_remembered, [&](const auto& one) { return isGone(one.first); });
    std::erase_if(m_texts, [&](const auto& one) { return isGone(one.first.first); });
    m_refusals.clear();
    m_recipe = fitted(m_recipe, m_registry);
    if (m_recipe.source && *m_recipe.source == strategy().source.text) // it has been saved
        m_recipe.source.reset();
    emit operationsChanged();
    take(m_recipe, m_ownBlock, Failure::Clear);
}

ParameterValue SettingsModel::value(const std::string& field) const
{
    if (field == "operation")
        return m_recipe.operation;
    if (field == "strategy")
        return m_recipe.strategy;
    if (field == "block")
        return toText(m_recipe.block);
    if (field == "backend")
        return nameOf(m_recipe.backend);
    if (field == "compiler")
        return nameOf(m_recipe.compiler);
    if (field == "counters")
        return nameOf(m_recipe.counters);
    if (field == "gpu")
        return m_recipe.gpu.value_or(std::string());
    if (field == "compile_time_sizes")
        return m_recipe.compileTimeSizes;
    if (const auto set = m_recipe.parameters.find(field); set != m_recipe.parameters.end())
        return set->second;
    const Parameter* declared = parameter(field);
    return declared ? declared->defaultValue : ParameterValue();
}

void SettingsModel::change(const std::string& field, const ParameterValue& value)
{
    if (field == "operation")
        return pickOperation(toText(value));
    if (field == "strategy")
        return pickStrategy(toText(value));
    Recipe next = m_recipe;
    set(next, field, value);
    take(next, field == "block" ? std::nullopt : m_ownBlock, Failure::Keep);
}

void SettingsModel::setBlock(BlockSize block)
{
    Recipe next = m_recipe;
    next.block = block;
    take(next, std::nullopt, Failure::Keep);
}

void SettingsModel::setBlockSide(Qt::Orientation side, int threads)
{
    BlockSize block = m_recipe.block;
    const bool isSquare = strategy().squareBlock;
    if (isSquare || side == Qt::Horizontal)
        block.width = threads;
    if (isSquare || side == Qt::Vertical)
        block.height = threads;
    setBlock(block);
}

void SettingsModel::rememberText()
{
    m_texts[{m_recipe.operation, m_recipe.strategy}] = {m_recipe.source, m_recipe.sharedBytes};
}

/// Of the recipe's strategy.
void SettingsModel::recallText(Recipe& recipe) const
{
    const auto found = m_texts.find({recipe.operation, recipe.strategy});
    const OwnText text = found == m_texts.end() ? OwnText() : found->second;
    recipe.source = text.source;
    recipe.sharedBytes = text.sharedBytes;
}

void SettingsModel::pickStrategy(const std::string& name)
{
    if (m_recipe.strategy == name)
        return;
    rememberText();
    Recipe next = m_recipe;
    next.strategy = name;
    next.block = m_ownBlock.value_or(next.block);
    recallText(next);
    take(next, std::nullopt, Failure::Clear);
    m_hasJustPicked = true;
}

void SettingsModel::pickOperation(const std::string& name, const std::string& strategy)
{
    if (name == m_recipe.operation)
        return strategy.empty() ? void() : pickStrategy(strategy);
    rememberText();
    Recipe next = m_recipe;
    next.block = m_ownBlock.value_or(next.block);
    m_remembered[next.operation] = next;
    const Operation& operation = m_registry.operation(name);
    next.operation = name;
    next.parameters.clear();
    if (const auto before = m_remembered.find(name); before != m_remembered.end())
        next.parameters = before->second.parameters;
    if (next.block == this->operation().defaultBlock)
        next.block = operation.defaultBlock;
    const bool isRefused = m_failure && m_failure->field == QLatin1String("strategy"); // and would be refused there too
    next.source.reset();                                                               // of another strategy
    next.sharedBytes.reset();
    if (!strategy.empty())
        next.strategy = strategy;
    else if (isRefused || !canRun(next))
        next.strategy = operation.strategies.front().name;
    recallText(next);
    take(next, std::nullopt, Failure::Clear);
    m_hasJustPicked = true;
}

static const Image& standIn() ///< a picture that any strategy works on
{
    static const Image picture(64, 48, PixelFormat::Grey8);
    return picture;
}

QString SettingsModel::machineRefusal(const std::string& operation, const std::string& strategy) const
{
    const bool hasGpu = m_environment.hasGpu();
    BackendChoice backend = m_recipe.backend;
    if (backend == BackendChoice::Auto || !hasGpu) // without a GPU, the choice of the backend is what is refused
        backend = hasGpu ? BackendChoice::Cuda : BackendChoice::Emulator;
    const auto [place, isNew] = m_refusals.try_emplace({backend, operation, strategy});
    if (isNew) {
        Recipe recipe;
        recipe.operation = operation;
        recipe.strategy = strategy;
        recipe.block = m_registry.operation(operation).defaultBlock;
        recipe = m_registry.completed(recipe);
        if (const std::optional<Plan> plan = planFor(m_registry, recipe, standIn()))
            place->second =
                translated(tilescope::machineRefusal(*plan, backend, hasGpu ? &*m_environment.device.device : nullptr));
    }
    return place->second;
}

/// Whether its operation has the recipe's strategy, and it can run with the other settings. A block that it refuses is
/// exchanged when it runs.
bool SettingsModel::canRun(const Recipe& recipe) const
{
    const auto& strategies = m_registry.operation(recipe.operation).strategies;
    if (std::ranges::find(strategies, recipe.strategy, &Strategy::name) == strategies.end() ||
        !machineRefusal(recipe.operation, recipe.strategy).isEmpty())
        return false;
    const auto isRefused = [this](const Recipe& tried) {
        try {
            m_registry.plan(m_registry.completed(tried), standIn());
        } catch (const SettingError& error) {
            return error.field != "block";
        } catch (const std::exception&) { // the files that the recipe names are not loaded here
            return true;
        }
        return false;
    };
    Recipe first = recipe;
    first.strategy = strategies.front().name;
    return !isRefused(recipe) || isRefused(first);
}

const Parameter* SettingsModel::parameter(const std::string& name) const
{
    const auto& parameters = operation().parameters;
    const auto found =
        std::find_if(parameters.begin(), parameters.end(), [&name](const Parameter& one) { return one.name == name; });
    return found == parameters.end() ? nullptr : &*found;
}

const Parameter* SettingsModel::rectangleParameter() const
{
    for (const Parameter& one : operation().parameters)
        if (one.textKind == Parameter::TextKind::RectangleOrFile)
            return &one;
    return nullptr;
}

bool SettingsModel::hasRectangleText() const
{
    const Parameter* taking = rectangleParameter();
    return taking && !toText(value(taking->name)).empty();
}

std::optional<QRect> SettingsModel::rectangle() const
{
    const Parameter* taking = rectangleParameter();
    return taking ? rectangleFrom(QString::fromStdString(toText(value(taking->name)))) : std::nullopt;
}

void SettingsModel::setRectangle(const QRect& rectangle)
{
    if (const Parameter* taking = rectangleParameter())
        change(taking->name, rectangleText(rectangle).toStdString());
}

bool SettingsModel::hasField(const std::string& field) const
{
    static constexpr std::array fields{"operation", "strategy", "block", "backend", "compiler", "gpu", "counters"};
    return std::find(fields.begin(), fields.end(), field) != fields.end() || parameter(field);
}

bool SettingsModel::takeFailure(const RunFailure& failure)
{
    if (const auto fitting = withBlockOf(failure, m_recipe); m_hasJustPicked && fitting) {
        take(*fitting, m_recipe.block, Failure::Clear);
        return true;
    }
    const bool isHere = hasField(failure.field.toStdString());
    m_failure = isHere ? std::optional(failure) : std::nullopt;
    emit failureChanged();
    return isHere;
}

void SettingsModel::clearFailure()
{
    if (!m_failure)
        return;
    m_failure.reset();
    emit failureChanged();
}

void SettingsModel::cure()
{
    if (!m_failure || !m_failure->nearest)
        return;
    const std::string field = m_failure->field.toStdString();
    const ParameterValue value = *m_failure->nearest;
    clearFailure();
    change(field, value);
}

void SettingsModel::setPicture(PixelFormat format)
{
    m_picture = format;
    emit pictureChanged();
}

void SettingsModel::setEnvironment(const Environment& environment)
{
    m_environment = environment;
    m_refusals.clear();
    emit environmentChanged();
}

} // namespace tilescope
