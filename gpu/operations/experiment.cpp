#include "gpu/operations/experiment.h"

#include "gpu/operations/registry.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/words/figures.h"

#include <algorithm>
#include <stdexcept>

namespace tilescope
{

namespace
{

/// The run with which a figure of `strategy` at this setting is compared; none if the experiment has none.
std::optional<std::size_t> runAt(const Experiment& experiment, const std::string& strategy,
                                 const std::optional<BlockSize>& block)
{
    const auto& runs = experiment.runs;
    const auto found = std::ranges::find_if(runs, [&](const ExperimentRun& run) {
        return run.strategy == strategy && run.mistakes.empty() && (!block || run.block == *block);
    });
    return found == runs.end() ? std::nullopt : std::optional<std::size_t>(found - runs.begin());
}

/// A ratio that the claim does not give is that of the two published figures.
Claim withFigures(Claim claim, const Operation& operation)
{
    const auto& runs = operation.experiment->runs;
    const Published* const own = publishedOf(operation, runs[claim.run], claim.figure);
    const Published* const base = publishedOf(operation, runs[claim.base], claim.figure);
    if (claim.says == Claim::Says::Ratio && !claim.ratio && own && base && base->value > 0)
        claim.ratio = own->value / base->value;
    return claim;
}

std::string listOf(const std::vector<const Operation*>& operations)
{
    std::string text;
    for (const Operation* operation : operations)
        text += (text.empty() ? "" : ", ") + operation->experiment->id + " (" + operation->name + ")";
    return text;
}

} // namespace

const Published* publishedOf(const Operation& operation, const ExperimentRun& run, const std::string& figure)
{
    const auto strategy = std::ranges::find(operation.strategies, run.strategy, &Strategy::name);
    if (strategy == operation.strategies.end() || !run.mistakes.empty())
        return nullptr;
    const auto found = std::ranges::find_if(strategy->published, [&](const Published& published) {
        return published.figure == figure && (!published.block || *published.block == run.block);
    });
    return found == strategy->published.end() ? nullptr : &*found;
}

std::vector<Claim> claimsOf(const Operation& operation)
{
    const Experiment& experiment = *operation.experiment;
    std::vector<Claim> claims;
    for (const PublishedRatio& ratio : publishedRatios(operation, {})) {
        const auto run = runAt(experiment, ratio.strategy, ratio.figure.block);
        const auto base = runAt(experiment, ratio.before, ratio.figure.block);
        if (!run || !base)
            continue;
        claims.push_back({.says = Claim::Says::Ratio,
                          .run = *run,
                          .base = *base,
                          .figure = ratio.figure.figure,
                          .ratio = ratio.text,
                          .quantity = ratio.figure.quantity,
                          .setting = ratio.figure.setting,
                          .place = ratio.figure.place,
                          .caveat = ratio.figure.caveat});
    }
    std::ranges::stable_sort(claims, {}, &Claim::run);
    for (const Claim& claim : experiment.claims)
        claims.push_back(withFigures(claim, operation));
    return claims;
}

std::string placesOfClaims(const Operation& operation)
{
    std::vector<Published> cited;
    for (const Claim& claim : claimsOf(operation))
        if (!claim.place.empty())
            cited.emplace_back().place = claim.place;
    return placesOf(cited);
}

std::vector<const Operation*> experimentsOf(const Registry& registry)
{
    std::vector<const Operation*> operations;
    for (const Operation& operation : registry.operations())
        if (operation.experiment)
            operations.push_back(&operation);
    std::ranges::sort(operations, {}, [](const Operation* operation) { return operation->experiment->id; });
    return operations;
}

const Operation& experimentNamed(const Registry& registry, const std::string& name)
{
    const std::vector<const Operation*> all = experimentsOf(registry);
    for (const Operation* operation : all)
        if (operation->experiment->id == name || operation->name == name)
            return *operation;
    throw SettingError("text", say(gpu::phrase("There is no text \"%1\". Available: %2."), name, listOf(all)));
}

Recipe recipeOf(const Registry& registry, const Operation& operation, const ExperimentRun& run, bool isEmulated)
{
    const Experiment& experiment = *operation.experiment;
    Recipe recipe;
    recipe.operation = operation.name;
    recipe.strategy = run.strategy;
    for (const std::string& mistake : run.mistakes)
        recipe = registry.withMistake(recipe, mistake);
    for (const auto& [name, value] : run.parameters)
        recipe.parameters[name] = value;
    if (isEmulated)
        for (const auto& [name, value] : experiment.emulated)
            recipe.parameters[name] = value;
    recipe.block = run.block;
    if (!experiment.gpu.empty())
        recipe.gpu = experiment.gpu;
    return registry.completed(recipe);
}

std::string lackOfExperiment(const Operation& operation)
{
    if (!operation.experiment)
        return "";
    const Experiment& experiment = *operation.experiment;
    const auto hasFigure = [](const std::string& key) {
        return std::ranges::find(figures(), key, &Figure::key) != figures().end();
    };
    const auto lackOfParameters = [&](const ParameterValues& values) -> std::string {
        for (const auto& [name, value] : values)
            if (std::ranges::find(operation.parameters, name, &Parameter::name) == operation.parameters.end())
                return "sets the parameter \"" + name + "\", which is none of them";
        return "";
    };
    if (experiment.id.empty() || experiment.title.empty() || experiment.image.empty() || experiment.runs.empty())
        return "has no number, no title, no picture or no run";
    for (const ExperimentRun& run : experiment.runs) {
        const auto strategy = std::ranges::find(operation.strategies, run.strategy, &Strategy::name);
        if (strategy == operation.strategies.end())
            return "runs the strategy \"" + run.strategy + "\", which is none of them";
        for (const std::string& mistake : run.mistakes)
            if (std::ranges::find(strategy->mistakes, mistake, &Mistake::name) == strategy->mistakes.end())
                return "makes the mistake \"" + mistake + "\", which \"" + run.strategy + "\" does not have";
        if (const std::string lack = lackOfParameters(run.parameters); !lack.empty())
            return lack;
    }
    for (const std::string& key : experiment.figures)
        if (!hasFigure(key))
            return "shows the figure \"" + key + "\", which there is not";
    for (const Claim& claim : experiment.claims) {
        if (claim.run >= experiment.runs.size() || claim.base >= experiment.runs.size())
            return "compares runs that it does not have";
        if (!hasFigure(claim.figure))
            return "compares the figure \"" + claim.figure + "\", which there is not";
        if (claim.says == Claim::Says::Ratio && !withFigures(claim, operation).ratio)
            return "claims a ratio of \"" + claim.figure + "\" without giving it";
    }
    return lackOfParameters(experiment.emulated);
}

} // namespace tilescope
