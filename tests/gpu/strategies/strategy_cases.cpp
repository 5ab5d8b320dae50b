#include "tests/gpu/strategies/strategy_cases.h"

#include "gpu/run/check.h"
#include "tests/gpu/operations/noise.h"
#include "tests/gpu/thinned.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <random>
#include <span>
#include <utility>

namespace tilescope
{

namespace
{

/// The ends of a range and its default, for a real number a step from its default, which is a fraction; or every
/// choice. Counts with a huge range stay small.
std::vector<ParameterValue> valuesOf(const Parameter& parameter)
{
    if (parameter.type == ParameterType::Integer && parameter.maximum > 100'000)
        return {static_cast<std::int64_t>(parameter.minimum), static_cast<std::int64_t>(parameter.minimum) + 96};
    if (parameter.textKind == Parameter::TextKind::Folder || parameter.textKind == Parameter::TextKind::ImagesFile)
        return {std::string("a folder or file")}; // never opened: see filesFor
    if (parameter.name == "matches")              // no launch depends on it
        return {parameter.defaultValue};
    if (parameter.name == "region") // the whole picture, and a part with odd sides, or of it what the picture has
        return {parameter.defaultValue, std::string("5,3,37,41")};
    if (parameter.name == "weights") // of a row that is not symmetric, and of no row; then what every strategy takes
        return {std::string("1 2 4"), std::string("0 1 0 0 2; 1 9 1 0 0; 0 1 0 3 0; 0 0 0 0 0; 5 0 0 0 1"),
                parameter.defaultValue};
    switch (parameter.type) {
    case ParameterType::Boolean: return {false, true};
    case ParameterType::Integer:
        return {static_cast<std::int64_t>(parameter.minimum), parameter.defaultValue,
                static_cast<std::int64_t>(parameter.maximum)};
    case ParameterType::Choice: return {parameter.choices.begin(), parameter.choices.end()};
    case ParameterType::Real:
        return {parameter.minimum, std::get<double>(parameter.defaultValue) + parameter.step, parameter.maximum};
    case ParameterType::Text: return {parameter.defaultValue};
    }
    return {};
}

std::vector<PixelFormat> formatsOf(const Operation& operation)
{
    if (operation.greyOnly)
        return {PixelFormat::Grey8};
    return {PixelFormat::Grey8, PixelFormat::Rgb8};
}

Recipe recipeOf(const StrategyRow& row, BlockSize block)
{
    Recipe recipe;
    recipe.operation = row.operation;
    recipe.strategy = row.strategy;
    recipe.block = block;
    recipe.compiler = row.compiler;
    return recipe;
}

/// Every combination for the recipe's strategy, without those that differ in a parameter without effect.
std::vector<ParameterValues> parameterSets(const Registry& registry, Recipe recipe)
{
    std::vector<ParameterValues> sets(1);
    for (const Parameter& parameter : registry.operation(recipe.operation).parameters) {
        std::vector<ParameterValues> longer;
        for (const ParameterValues& set : sets)
            for (const ParameterValue& value : valuesOf(parameter)) {
                longer.push_back(set);
                longer.back()[parameter.name] = value;
            }
        sets = std::move(longer);
    }
    for (ParameterValues& set : sets) {
        recipe.parameters = std::move(set);
        set = registry.effective(recipe).parameters;
    }
    std::ranges::sort(sets);
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end()); // ranges::unique does not compile with clang 14
    return sets;
}

/// Possible content of the recipe's files: noise; five such pictures for a folder, or a file of images.
std::map<std::string, LoadedFile> filesFor(const Operation& operation, const Recipe& recipe)
{
    std::map<std::string, LoadedFile> files;
    if (operation.files)
        for (const FileRequest& request : operation.files(recipe)) {
            const bool isFolder = request.kind == FileRequest::Kind::Folder;
            const bool areImages = request.kind == FileRequest::Kind::Images;
            const int height = isFolder ? request.height : 7;
            files[request.parameter].image = std::make_shared<const Image>(noiseImage(
                isFolder ? request.width : 9, isFolder || areImages ? 5 * height : height, PixelFormat::Grey8));
            files[request.parameter].height = height;
        }
    return files;
}

Inputs inputsOf(const StrategyCase& strategyCase)
{
    Inputs inputs(strategyCase.image);
    inputs.files = strategyCase.files;
    return inputs;
}

/// Widest first, so that later ones reuse memory.
const std::vector<std::pair<int, int>> pictureSizes{{65, 49}, {64, 48}, {31, 33}, {1, 40}, {17, 1}, {1, 1}};
const std::vector<BlockSize> blocks{{8, 8}, {32, 4}, {16, 16}, {32, 32}, {1, 1}, {17, 3}};

/// A block of one thread leaves 31 lanes of its warp idle and loads its whole tile alone; to keep the test fast, it is
/// combined with a wide halo or a large picture only for the small pictures.
bool takesTooLong(const Plan& plan)
{
    const Launch& launch = plan.launches[plan.mainLaunch];
    const double warps = double(launch.grid.x) * launch.grid.y * ((launch.block.x * launch.block.y - 1) / 32 + 1);
    return warps * (2 * plan.geometry.haloX + 1) * (2 * plan.geometry.haloY + 1) > 400'000;
}

/// Repeats 0 … count - 1, each time in another order, up to `wanted` numbers; always the same.
std::vector<std::size_t> shuffledRounds(std::size_t count, std::size_t wanted)
{
    std::mt19937 generator(static_cast<unsigned>(count));
    std::vector<std::size_t> round(count), result;
    std::iota(round.begin(), round.end(), std::size_t{0});
    while (result.size() < wanted) {
        std::shuffle(round.begin(), round.end(), generator);
        result.insert(result.end(), round.begin(), round.end());
    }
    return result;
}

} // namespace

Recipe acceptedRecipe(const Registry& registry, const Recipe& recipe, const Inputs& inputs)
{
    try {
        registry.plan(recipe, inputs);
    } catch (const SettingError& error) {
        Recipe nearest = recipe;
        if (error.field == "block" && error.nearest)
            nearest.block = parseBlockSize(std::get<std::string>(*error.nearest));
        else if (recipe.parameters.contains(error.field) && error.nearest)
            nearest.parameters[error.field] = *error.nearest;
        if (nearest == recipe)
            throw;
        return acceptedRecipe(registry, nearest, inputs);
    }
    return recipe;
}

std::vector<StrategyRow> strategyRows()
{
    std::vector<StrategyRow> rows;
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            for (const CompilerChoice compiler : {CompilerChoice::Nvrtc, CompilerChoice::Clang})
                rows.push_back({operation.name, strategy.name, compiler});
    return rows;
}

std::vector<StrategyRow> emulatedRows()
{
    const Toolchain toolchain(ToolchainOptions::fromEnvironment());
    std::vector<CompilerChoice> compilers{CompilerChoice::Nvrtc, CompilerChoice::Clang};
    std::erase_if(compilers, [&](CompilerChoice compiler) { return !toolchain.has(compiler); });
    std::vector<StrategyRow> rows;
    const Registry registry;
    const Image picture = noiseImage(64, 48, PixelFormat::Grey8);
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            const CompilerChoice compiler =
                compilers.empty() ? CompilerChoice::Clang : compilers[rows.size() % compilers.size()];
            const StrategyRow row{operation.name, strategy.name, compiler};
            const Recipe recipe = registry.completed(recipeOf(row, operation.defaultBlock));
            if (registry.plan(acceptedRecipe(registry, recipe, picture), picture).deviceOnly.empty())
                rows.push_back(row);
        }
    return thinned(std::move(rows), 3); // an odd number, so that both compilers are included
}

std::string rowName(const StrategyRow& row)
{
    return row.operation + "_" + row.strategy + (row.compiler == CompilerChoice::Nvrtc ? "_nvrtc" : "_clang");
}

std::string StrategyCase::description() const
{
    std::string text = recipe.operation + " " + recipe.strategy + ", block " + toText(recipe.block) + ", picture " +
                       std::to_string(image.width()) + "x" + std::to_string(image.height()) +
                       (image.format() == PixelFormat::Rgb8 ? " RGB" : " grey");
    for (const auto& [name, value] : recipe.parameters)
        text += ", " + name + " " + toText(value);
    return text;
}

/// Every size with every block, and every set of parameters, but not all combinations, which are too many.
std::vector<StrategyCase> smallCases(const StrategyRow& row)
{
    const Registry registry;
    const Operation& operation = registry.operation(row.operation);
    const std::vector<ParameterValues> sets = parameterSets(registry, recipeOf(row, operation.defaultBlock));
    const std::size_t places = pictureSizes.size() * blocks.size();
    const std::size_t count = std::max(places, sets.size());
    const std::vector<std::size_t> placeOrder = shuffledRounds(places, count),
                                   setOrder = shuffledRounds(sets.size(), count);

    std::vector<StrategyCase> cases;
    for (const PixelFormat format : formatsOf(operation)) {
        // What sizes and blocks do is the same for colours: these have a third of the cases. See also thinned.h.
        const std::size_t step = isSanitized || format == PixelFormat::Rgb8 ? 3 : 1;
        for (std::size_t i = 0; i < count; i += step) {
            StrategyCase next;
            next.recipe = recipeOf(row, blocks[placeOrder[i] % blocks.size()]);
            next.recipe.parameters = sets[setOrder[i]];
            next.recipe = registry.completed(next.recipe);
            next.files = filesFor(operation, next.recipe);
            for (std::size_t size = placeOrder[i] / blocks.size(); size < pictureSizes.size(); ++size) {
                next.image = noiseImage(pictureSizes[size].first, pictureSizes[size].second, format);
                next.recipe = acceptedRecipe(registry, next.recipe, inputsOf(next));
                if (!takesTooLong(registry.plan(next.recipe, inputsOf(next))))
                    break;
            }
            cases.push_back(std::move(next));
        }
    }
    return cases;
}

StrategyCase largeCase(const StrategyRow& row)
{
    const Registry registry;
    const Operation& operation = registry.operation(row.operation);
    const Image image = noiseImage(515, 509, formatsOf(operation).back());
    const Recipe recipe = acceptedRecipe(registry, registry.completed(recipeOf(row, operation.defaultBlock)), image);
    return {recipe, image};
}

StrategyCase darkCase(const StrategyRow& row)
{
    const Registry registry;
    const Operation& operation = registry.operation(row.operation);
    const Image image = darkImage(130, 97, formatsOf(operation).back());
    const Recipe recipe = acceptedRecipe(registry, registry.completed(recipeOf(row, operation.defaultBlock)), image);
    return {recipe, image};
}

void expectReference(const StrategyCase& strategyCase, const Execute& execute)
{
    SCOPED_TRACE(strategyCase.description());
    const Registry registry;
    const Operation& operation = registry.operation(strategyCase.recipe.operation);
    const Image expected = operation.reference(strategyCase.recipe, inputsOf(strategyCase), {});
    const Plan plan = registry.plan(strategyCase.recipe, inputsOf(strategyCase));
    const std::vector<std::byte> result = execute(plan, strategyCase.image);
    ASSERT_EQ(result.size(), expected.bytes().size());

    Image picture(expected.width(), expected.height(), expected.format());
    std::ranges::copy(result, picture.bytes().begin());
    const CheckReport check =
        compare(picture, expected, operation.toleranceOf(strategyCase.recipe, inputsOf(strategyCase), expected));
    ASSERT_EQ(check.mismatches, 0u) << "off by up to " << check.maxAbsDifference << ", relative "
                                    << check.maxRelativeDifference.value_or(0) << "; " << allowedText(check, operation)
                                    << " is allowed";
}

} // namespace tilescope
