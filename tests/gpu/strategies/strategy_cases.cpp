#include "tests/gpu/strategies/strategy_cases.h"

#include "tests/gpu/operations/noise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <span>

namespace tilescope
{

namespace
{

/// The ends of a range and its default, or every choice.
std::vector<ParameterValue> valuesOf(const Parameter& parameter)
{
    switch (parameter.type) {
    case ParameterType::Boolean: return {false, true};
    case ParameterType::Integer:
        return {static_cast<std::int64_t>(parameter.minimum), parameter.defaultValue,
                static_cast<std::int64_t>(parameter.maximum)};
    case ParameterType::Choice: return {parameter.choices.begin(), parameter.choices.end()};
    case ParameterType::Real:
    case ParameterType::Text: return {parameter.defaultValue};
    }
    return {};
}

std::vector<ParameterValues> parameterSets(const Operation& operation)
{
    std::vector<ParameterValues> sets(1);
    for (const Parameter& parameter : operation.parameters) {
        std::vector<ParameterValues> longer;
        for (const ParameterValues& set : sets)
            for (const ParameterValue& value : valuesOf(parameter)) {
                longer.push_back(set);
                longer.back()[parameter.name] = value;
            }
        sets = std::move(longer);
    }
    return sets;
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

/// A block of one thread leaves 31 lanes of its warp idle and loads its whole tile alone; a wide halo with it is tried
/// on the small pictures only, to keep the test quick.
bool takesTooLong(const Plan& plan, const Image& image)
{
    const bool oneThread = plan.geometry.blockWidth * plan.geometry.blockHeight == 1;
    return oneThread && plan.geometry.haloX > 4 && image.width() * image.height() > 100;
}

} // namespace

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

std::vector<StrategyCase> smallCases(const StrategyRow& row)
{
    const Registry registry;
    const Operation& operation = registry.operation(row.operation);
    std::vector<StrategyCase> cases;
    for (const auto& [width, height] : {std::pair{1, 1}, {31, 33}, {17, 1}, {1, 40}, {64, 48}, {65, 49}})
        for (const PixelFormat format : formatsOf(operation)) {
            const Image image = noiseImage(width, height, format);
            for (const ParameterValues& parameters : parameterSets(operation)) {
                Recipe recipe = recipeOf(row, operation.defaultBlock);
                recipe.parameters = parameters;
                recipe = registry.completed(recipe);
                const Image expected = operation.reference(recipe, image, {});
                for (const BlockSize block : {BlockSize{8, 8}, {32, 4}, {16, 16}, {32, 32}, {1, 1}, {17, 3}}) {
                    recipe.block = block;
                    if (!takesTooLong(registry.plan(recipe, image), image))
                        cases.push_back({recipe, image, expected});
                }
            }
        }
    return cases;
}

StrategyCase largeCase(const StrategyRow& row)
{
    const Registry registry;
    const Operation& operation = registry.operation(row.operation);
    const Recipe recipe = registry.completed(recipeOf(row, operation.defaultBlock));
    const Image image = noiseImage(515, 509, formatsOf(operation).back());
    return {recipe, image, operation.reference(recipe, image, {})};
}

void expectReference(const StrategyCase& strategyCase, const Execute& execute)
{
    SCOPED_TRACE(strategyCase.description());
    const Registry registry;
    const Operation& operation = registry.operation(strategyCase.recipe.operation);
    const Image& expected = strategyCase.expected;
    const Plan plan = registry.plan(strategyCase.recipe, strategyCase.image);
    const std::vector<std::byte> result = execute(plan, strategyCase.image);
    ASSERT_EQ(result.size(), expected.bytes().size());

    const auto valueAt = [&expected](std::span<const std::byte> bytes, std::size_t index) -> double {
        if (expected.format() != PixelFormat::Float32)
            return static_cast<double>(bytes[index]);
        float value = 0;
        std::memcpy(&value, bytes.data() + index * sizeof value, sizeof value);
        return value;
    };
    const std::size_t values =
        expected.bytes().size() / (expected.format() == PixelFormat::Float32 ? sizeof(float) : 1);
    for (std::size_t i = 0; i < values; ++i)
        ASSERT_NEAR(valueAt(result, i), valueAt(expected.bytes(), i), operation.tolerance) << "at value " << i;
}

} // namespace tilescope
