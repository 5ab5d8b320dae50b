#include "ui/session/checked_recipe.h"

#include "gpu/model/gpu_model.h"

#include <algorithm>
#include <variant>

namespace tilescope
{

namespace
{

constexpr std::size_t longestSource = 1 << 20;
constexpr std::size_t longestName = 100;

void checkParameter(const Operation& operation, const std::string& name, ParameterValue& value)
{
    const auto& known = operation.parameters;
    const auto found = std::find_if(known.begin(), known.end(), [&](const Parameter& p) { return p.name == name; });
    if (found == known.end())
        throw SettingError(
            "", Message("The operation \"" + operation.name + "\" has no parameter of the name that it sets."));
    if (const auto* text = std::get_if<std::string>(&value))
        checkText(*text, "parameters." + name);
    value = checkedValue(*found, value);
}

} // namespace

void checkText(const std::string& text, const std::string& field, std::size_t longest)
{
    if (text.find('\0') != std::string::npos)
        throw SettingError("", Message("The field \"" + field + "\" holds a NUL byte."));
    if (text.size() > longest)
        throw SettingError(
            "", Message("The field \"" + field + "\" is longer than " + std::to_string(longest) + " bytes."));
}

void checkRecipe(Recipe& recipe, const Registry& registry)
{
    checkText(recipe.operation, "operation", longestName);
    checkText(recipe.strategy, "strategy", longestName);
    const Operation& operation = registry.operation(recipe.operation);
    registry.strategy(operation, recipe.strategy);
    for (auto& [name, value] : recipe.parameters)
        checkParameter(operation, name, value);
    if (recipe.source)
        checkText(*recipe.source, "source", longestSource);
    if (recipe.gpu) {
        checkText(*recipe.gpu, "gpu", longestName);
        recipe.gpu = gpuNamed(*recipe.gpu).name;
    }
}

} // namespace tilescope
