#include "gpu/operations/registry.h"

#include "gpu/operations/optimisation_steps.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/near_blocks.h"
#include "gpu/recipe/text/tile_padding.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <utility>

namespace tilescope
{

namespace
{

/// "a, b, c": the names in a list of named things.
template <typename Things>
std::string namesOf(const Things& things)
{
    std::string names;
    for (const auto& thing : things)
        names += (names.empty() ? "" : ", ") + thing.name;
    return names;
}

template <typename Things>
auto findNamed(const Things& things, const std::string& name)
{
    return std::find_if(things.begin(), things.end(), [&name](const auto& thing) { return thing.name == name; });
}

/// An edited kernel may lay out its tile differently, so the user may set its size.
std::size_t chosenSharedBytes(const Recipe& recipe)
{
    constexpr std::int64_t most = 1 << 20; // more than any GPU has; the GPU's own limit is checked later
    if (!recipe.source)
        throw SettingError("shared_bytes",
                           gpu::phrase("The shared memory of a strategy follows from its block and filter. Shared "
                                       "memory can be set only for your own kernel file."));
    if (*recipe.sharedBytes < 0 || *recipe.sharedBytes > most)
        throw SettingError("shared_bytes",
                           say(gpu::phrase("A block cannot have %1 bytes of shared memory. Valid values: 0 to %2."),
                               std::to_string(*recipe.sharedBytes), std::to_string(most)),
                           ParameterValue(std::clamp<std::int64_t>(*recipe.sharedBytes, 0, most)));
    return static_cast<std::size_t>(*recipe.sharedBytes);
}

void giveSharedBytes(Plan& plan, std::size_t bytes)
{
    plan.launches[plan.mainLaunch].dynamicSharedBytes = bytes;
    plan.geometry.sharedBytes = bytes;
}

/// Applies a mistake of the host while the text contains that mistake.
void giveMistakenBytes(Plan& plan, const std::vector<Mistake>& mistakes, const std::string& text)
{
    for (const Mistake& mistake : mistakes)
        if (mistake.sharedBytes && isApplied(text, mistake))
            giveSharedBytes(plan, mistake.sharedBytes(plan.geometry));
}

/// Gives a block the shared memory of the padding that the text names.
void givePadding(Plan& plan, const std::string& text)
{
    const int padding = tilePaddingOf(text);
    TileGeometry& tile = plan.geometry;
    if (padding == 0 || !tile.hasSharedTile)
        return;
    tile.tilePitch += padding;
    giveSharedBytes(plan, plan.launches[plan.mainLaunch].dynamicSharedBytes +
                              static_cast<std::size_t>(padding) * static_cast<std::size_t>(tile.elementBytes) *
                                  static_cast<std::size_t>(tile.tileHeight));
}

/// What an element of `things` lacks to be found by its name; empty: nothing.
template <typename Things, typename Thing>
std::string lackOfName(const Things& things, const Thing& thing)
{
    if (thing.name.empty())
        return "has no name";
    return &*findNamed(things, thing.name) == &thing ? "" : "is there twice";
}

std::string lackOf(const Strategy& strategy, const Operation& operation)
{
    if (const std::string lack = lackOfName(operation.strategies, strategy); !lack.empty())
        return lack;
    if (!strategy.plan)
        return "has no plan";
    if (!strategy.hasText() && strategy.library.empty())
        return "has neither a text nor a library";
    if (strategy.after.empty())
        return "";
    const auto before = findNamed(operation.strategies, strategy.after);
    if (before == operation.strategies.end())
        return "comes after \"" + strategy.after + "\", which is none of them";
    return groupOf(*before) > groupOf(strategy) ? "comes after \"" + strategy.after + "\", which is of a later group"
                                                : "";
}

/// What Parameter::onlyWith names and the operation lacks; empty: nothing.
std::string lackOf(const Parameter& parameter, const Operation& operation)
{
    if (!parameter.onlyWith)
        return "";
    const Parameter::Condition& only = *parameter.onlyWith;
    const auto other = findNamed(operation.parameters, only.parameter);
    const bool isStrategy = only.parameter == "strategy";
    if (!isStrategy && other == operation.parameters.end())
        return "depends on \"" + only.parameter + "\", which is none of them";
    const auto isThere = [&](const std::string& value) {
        if (!isStrategy && other->type == ParameterType::Text)
            return value.empty(); // any other text may be written in many ways
        return isStrategy ? findNamed(operation.strategies, value) != operation.strategies.end()
                          : std::ranges::find(other->choices, value) != other->choices.end();
    };
    const auto missing = std::ranges::find_if_not(only.values, isThere);
    if (missing != only.values.end())
        return "depends on \"" + *missing + "\", which is no value of \"" + only.parameter + "\"";
    return only.reason.empty() ? "does not say why it depends on \"" + only.parameter + "\"" : "";
}

/// An operation is incomplete only through an error in its own code.
void checkComplete(const std::vector<Operation>& operations)
{
    for (const Operation& operation : operations) {
        std::string lack = lackOfName(operations, operation);
        if (lack.empty() && operation.strategies.empty())
            lack = "has no strategies";
        if (lack.empty() && !operation.reference && operation.file.empty())
            lack = "has no reference";
        if (lack.empty())
            if (const std::string missing = lackOfExperiment(operation); !missing.empty())
                lack = "has an experiment that " + missing;
        if (!lack.empty())
            throw std::logic_error("The operation \"" + operation.name + "\" " + lack + ".");
        for (const Strategy& strategy : operation.strategies)
            if (lack = lackOf(strategy, operation); !lack.empty())
                throw std::logic_error("Of the operation \"" + operation.name + "\" the strategy \"" + strategy.name +
                                       "\" " + lack + ".");
        for (const Parameter& parameter : operation.parameters)
            if (lack = lackOf(parameter, operation); !lack.empty())
                throw std::logic_error("Of the operation \"" + operation.name + "\" the parameter \"" + parameter.name +
                                       "\" " + lack + ".");
    }
}

} // namespace

Registry::Registry() : Registry(allOperations()) {}
Registry::Registry(std::vector<Operation> operations) { setOperations(std::move(operations)); }

void Registry::setOperations(std::vector<Operation> operations)
{
    checkComplete(operations);
    for (Operation& operation : operations)
        sortBySteps(operation);
    for (Operation& former : m_operations)
        if (!former.file.empty())
            m_former.push_back(std::move(former));
    m_operations = std::move(operations);
    std::vector<Operation> kept;
    for (auto former = m_former.rbegin(); former != m_former.rend(); ++former) { // the newest first
        std::erase_if(former->strategies, [&](const Strategy& strategy) {
            const auto declares = [&](const Operation& newer) {
                return newer.name == former->name &&
                       findNamed(newer.strategies, strategy.name) != newer.strategies.end();
            };
            return std::ranges::any_of(m_operations, declares) || std::ranges::any_of(kept, declares);
        });
        if (!former->strategies.empty())
            kept.push_back(std::move(*former));
    }
    std::ranges::reverse(kept);
    m_former = std::move(kept);
}

const Operation& Registry::operation(const std::string& name) const
{
    const auto found = findNamed(m_operations, name);
    if (found == m_operations.end()) {
        for (auto former = m_former.rbegin(); former != m_former.rend(); ++former)
            if (former->name == name)
                return *former;
        throw SettingError(
            "operation", say(gpu::phrase("There is no operation \"%1\". Available: %2."), name, namesOf(m_operations)));
    }
    return *found;
}

const Strategy& Registry::strategy(const Operation& operation, const std::string& name) const
{
    const auto found = findNamed(operation.strategies, name);
    if (found == operation.strategies.end()) {
        for (auto former = m_former.rbegin(); former != m_former.rend(); ++former)
            if (former->name == operation.name)
                if (const auto own = findNamed(former->strategies, name); own != former->strategies.end())
                    return *own;
        if (const auto leftOut = findNamed(operation.leftOut, name); leftOut != operation.leftOut.end())
            throw SettingError("strategy",
                               say(gpu::phrase("The kernel \"%1\" was skipped. %2"), name, leftOut->reason));
        throw SettingError("strategy",
                           say(gpu::phrase("The operation \"%1\" has no strategy \"%2\". Its strategies: %3."),
                               operation.name, name, namesOf(operation.strategies)));
    }
    return *found;
}

std::vector<Mistake> Registry::mistakes(const Operation& operation, const std::string& strategy) const
{
    const auto own = findNamed(operation.strategies, strategy);
    return own == operation.strategies.end() ? std::vector<Mistake>() : own->mistakes;
}

Recipe Registry::withMistake(const Recipe& recipe, const std::string& mistake) const
{
    const Operation& chosen = operation(recipe.operation);
    const Strategy& own = strategy(chosen, recipe.strategy);
    const std::vector<Mistake> known = mistakes(chosen, own.name);
    const auto found = findNamed(known, mistake);
    if (found == known.end())
        throw SettingError(
            "mistake",
            known.empty()
                ? say(gpu::phrase("The strategy \"%1\" has no mistake \"%2\"; it has no mistakes."), own.name, mistake)
                : say(gpu::phrase("The strategy \"%1\" has no mistake \"%2\". Its mistakes: %3."), own.name, mistake,
                      namesOf(known)));
    Recipe result = recipe;
    result.source = applied(recipe.source.value_or(own.source.text), *found);
    result.block = found->block.value_or(recipe.block);
    for (const auto& [name, value] : found->parameters)
        result.parameters[name] = value;
    return result;
}

Message noTextOf(const Strategy& strategy)
{
    return say(gpu::phrase("This strategy uses the kernels of %1, so there is no source to view or edit."),
               strategy.library);
}

Recipe Registry::completed(const Recipe& recipe) const
{
    const Operation& chosen = operation(recipe.operation);
    const Strategy& own = strategy(chosen, recipe.strategy);
    if (recipe.source && !own.hasText())
        throw SettingError("source", joined(noTextOf(own), gpu::phrase("Choose another strategy to edit its source.")));
    for (const auto& [name, value] : recipe.parameters)
        if (findNamed(chosen.parameters, name) == chosen.parameters.end())
            throw SettingError(
                name, chosen.parameters.empty()
                          ? say(gpu::phrase("The operation \"%1\" has no parameter \"%2\"; it has no parameters."),
                                chosen.name, name)
                          : say(gpu::phrase("The operation \"%1\" has no parameter \"%2\". Its parameters: %3."),
                                chosen.name, name, namesOf(chosen.parameters)));

    Recipe result = recipe;
    for (const Parameter& parameter : chosen.parameters) {
        const auto given = recipe.parameters.find(parameter.name);
        result.parameters[parameter.name] =
            checkedValue(parameter, given == recipe.parameters.end() ? parameter.defaultValue : given->second);
    }
    tilescope::checkBlock(result.block, suitsOf(result));
    return result;
}

Recipe Registry::effective(const Recipe& recipe) const
{
    Recipe result = completed(recipe);
    for (const Parameter& parameter : operation(recipe.operation).parameters) {
        if (!parameter.onlyWith)
            continue;
        const Parameter::Condition& only = *parameter.onlyWith;
        const std::string value =
            only.parameter == "strategy" ? result.strategy : toText(result.parameters.at(only.parameter));
        if (std::ranges::find(only.values, value) == only.values.end())
            result.parameters[parameter.name] = parameter.defaultValue;
    }
    return result;
}

Message Registry::blockRefusal(const Recipe& completed) const
{
    const Strategy& own = strategy(operation(completed.operation), completed.strategy);
    return own.blockRefusal ? own.blockRefusal(completed) : Message();
}

std::function<bool(BlockSize)> Registry::suitsOf(const Recipe& completed) const
{
    return [this, candidate = completed](BlockSize block) mutable {
        candidate.block = block;
        return blockRefusal(candidate).empty();
    };
}

void Registry::checkBlock(const Recipe& completed) const
{
    const Message reason = blockRefusal(completed);
    if (reason.empty())
        return;
    const Message sentence = say(gpu::phrase("A block of %1 cannot be used here: %2"), toText(completed.block), reason);
    const auto nearest = nearestBlock(completed.block, suitsOf(completed));
    if (!nearest)
        throw SettingError("block", sentence);
    throw SettingError("block", joined(sentence, say(gpu::phrase("The nearest valid block is %1."), toText(*nearest))),
                       ParameterValue(toText(*nearest)));
}

Image Registry::prepared(const Operation& operation, const Image& image) const
{
    if (image.isEmpty())
        throw SettingError("image", gpu::phrase("There is no image to work on. Open a file, or choose a sample."));
    if (image.format() == PixelFormat::Float32)
        throw SettingError(
            "image", say(gpu::phrase("\"%1\" requires an image with 8 bits per channel, not floats."), operation.name));
    // Kernels count pixels, border included, in 32-bit integers.
    const std::int64_t pixels = (std::int64_t{image.width()} + 2) * (std::int64_t{image.height()} + 2);
    if (pixels > std::numeric_limits<std::int32_t>::max())
        throw SettingError("image", say(gpu::phrase("The image has %1 pixels, but kernels can count at most two "
                                                    "billion. Scale the image down to at most 46000x46000."),
                                        toText(BlockSize{image.width(), image.height()})));
    return operation.greyOnly ? toGrey(image) : image;
}

Plan Registry::plan(const Recipe& completed, const Inputs& inputs) const
{
    checkBlock(completed);
    const Strategy& own = strategy(operation(completed.operation), completed.strategy);
    Plan plan = own.plan(completed, inputs);
    if (completed.source && !own.plansEditedText) {
        const auto text = findNamed(plan.sources, own.source.name);
        if (text != plan.sources.end()) { // else the text was another strategy's
            plan.sources[static_cast<std::size_t>(text - plan.sources.begin())].text = *completed.source;
            giveMistakenBytes(plan, own.mistakes, *completed.source);
            givePadding(plan, *completed.source);
        }
    }
    if (completed.sharedBytes)
        giveSharedBytes(plan, chosenSharedBytes(completed));
    if (completed.compileTimeSizes)
        fixSizes(plan);
    return plan;
}

} // namespace tilescope
