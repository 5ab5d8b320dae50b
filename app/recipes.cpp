#include "app/recipes.h"

#include "app/arguments.h"
#include "gpu/declared/kernel_file.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/parameter.h"
#include "gpu/run/fitting_block.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace tilescope
{

namespace
{

std::string readSource(const std::string& path)
{
    try {
        return readKernel(path);
    } catch (const KernelFileError& error) {
        throw UsageError(error.what());
    }
}

const Parameter& parameterOf(const Operation& operation, const std::string& name)
{
    std::string known;
    for (const Parameter& parameter : operation.parameters) {
        if (parameter.name == name)
            return parameter;
        known += (known.empty() ? "" : ", ") + parameter.name;
    }
    throw SettingError(name, Message("\"" + operation.name + "\" has no parameter \"" + name +
                                     "\"; it has: " + (known.empty() ? "none" : known) + "."));
}

/// Applies the requested mistakes, with the settings that they name; settings given on the command line are kept.
Recipe withMistakes(const Recipe& given, const Arguments& arguments, const Registry& registry)
{
    Recipe recipe = given;
    for (const std::string& mistake : arguments.mistakes)
        recipe = registry.withMistake(recipe, mistake);
    if (arguments.block)
        recipe.block = given.block;
    for (const auto& [name, value] : given.parameters)
        recipe.parameters[name] = value;
    return recipe;
}

constexpr int mostCombinations = 100'000;

/// The recipe's block or, if its strategy refuses it, the nearest that it accepts.
BlockSize ownBlock(const Recipe& recipe, const Registry& registry)
{
    try {
        registry.checkBlock(recipe);
    } catch (const SettingError& error) {
        return namedBlock(error.field, error.nearest).value_or(recipe.block);
    }
    return recipe.block;
}

} // namespace

std::vector<Recipe> sweepOf(const Arguments& arguments, const Registry& registry)
{
    Arguments base = arguments;
    base.parameters.clear();
    base.block.reset();
    std::vector<Recipe> recipes = recipesOf(base, registry);
    const Operation& operation = registry.operation(recipes.front().operation);
    std::vector<std::pair<std::string, std::vector<ParameterValue>>> ranges;
    double combinations = static_cast<double>(recipes.size() * std::max<std::size_t>(arguments.blocks.size(), 1));
    for (const auto& [name, text] : arguments.parameters) {
        ranges.emplace_back(name, valuesIn(parameterOf(operation, name), text));
        combinations *= static_cast<double>(ranges.back().second.size());
    }
    if (combinations > mostCombinations) {
        char number[32];
        std::snprintf(number, sizeof number, "%.10g", combinations);
        throw UsageError(std::string("The sweep would have ") + number + " combinations, and at most " +
                         std::to_string(mostCombinations) + " can run; narrow a range.");
    }
    const auto expand = [&recipes](std::size_t count, const auto& set) {
        std::vector<Recipe> expanded;
        for (const Recipe& recipe : recipes)
            for (std::size_t i = 0; i < count; ++i) {
                expanded.push_back(recipe);
                set(expanded.back(), i);
            }
        recipes = std::move(expanded);
    };
    if (!arguments.blocks.empty())
        expand(arguments.blocks.size(), [&](Recipe& recipe, std::size_t i) { recipe.block = arguments.blocks[i]; });
    for (const auto& range : ranges)
        expand(range.second.size(),
               [&range](Recipe& recipe, std::size_t i) { recipe.parameters[range.first] = range.second[i]; });
    if (arguments.blocks.empty())
        for (Recipe& recipe : recipes)
            recipe.block = ownBlock(recipe, registry);
    return recipes;
}

std::vector<std::string> strategiesOf(const Arguments& arguments, const Registry& registry)
{
    const Operation& operation = registry.operation(arguments.operation.value_or(Recipe().operation));
    std::vector<std::string> all;
    for (const Strategy& strategy : operation.strategies)
        all.push_back(strategy.name);
    if (arguments.strategies == std::vector<std::string>{"all"})
        return all;
    for (const std::string& name : arguments.strategies)
        registry.strategy(operation, name);
    if (!arguments.strategies.empty())
        return arguments.strategies;
    return {std::find(all.begin(), all.end(), "shared") != all.end() ? "shared" : all.front()};
}

Recipe baseRecipe(const Arguments& arguments, const Registry& registry)
{
    Recipe recipe;
    recipe.operation = arguments.operation.value_or(recipe.operation);
    const Operation& operation = registry.operation(recipe.operation);
    recipe.block = arguments.block.value_or(operation.defaultBlock);
    for (const auto& [name, text] : arguments.parameters)
        recipe.parameters[name] = parseValue(parameterOf(operation, name), text);
    recipe.backend = fromName<BackendChoice>(arguments.backend, "backend");
    recipe.compiler = fromName<CompilerChoice>(arguments.compiler, "compiler");
    recipe.counters = fromName<CounterMode>(arguments.counters, "counters");
    recipe.compileTimeSizes = arguments.compileTimeSizes;
    if (arguments.gpu)
        recipe.gpu = gpuNamed(*arguments.gpu).name;
    if (!arguments.sourceFile.empty())
        recipe.source = readSource(arguments.sourceFile);
    recipe.sharedBytes = arguments.sharedBytes;
    if (recipe.source && strategiesOf(arguments, registry).size() > 1)
        throw UsageError("--source replaces the kernel of one strategy; give a single --strategy with it.");
    return recipe;
}

Recipe recipeOf(const Recipe& base, const std::string& strategy, const Arguments& arguments, const Registry& registry)
{
    Recipe recipe = base;
    recipe.strategy = strategy;
    return registry.completed(withMistakes(recipe, arguments, registry));
}

std::vector<Recipe> recipesOf(const Arguments& arguments, const Registry& registry)
{
    const Recipe base = baseRecipe(arguments, registry);
    std::vector<Recipe> recipes;
    for (const std::string& strategy : strategiesOf(arguments, registry))
        recipes.push_back(recipeOf(base, strategy, arguments, registry));
    return recipes;
}

} // namespace tilescope
