#include "gpu/recipe/recipe.h"

#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/near_blocks.h"

#include <charconv>

namespace tilescope
{

using nlohmann::json;

json valueToJson(const ParameterValue& value)
{
    return std::visit([](const auto& held) { return json(held); }, value);
}

ParameterValue valueFromJson(const json& value, const std::string& name)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return JsonReader::convert<std::int64_t>(value, name);
    if (value.is_number())
        return value.get<double>();
    if (value.is_string())
        return value.get<std::string>();
    JsonReader::refuse(gpu::phrase("The field \"%1\" must be a number, a string, true or false."), name);
}

namespace
{

BlockSize blockFromJson(const json& value)
{
    if (!value.is_string())
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be a string such as \"16x16\"."), "block");
    return parseBlockSize(value.get<std::string>());
}

} // namespace

std::string toText(BlockSize block) { return std::to_string(block.width) + "x" + std::to_string(block.height); }

BlockSize parseBlockSize(const std::string& text)
{
    BlockSize block;
    const char* const last = text.data() + text.size();
    const auto width = std::from_chars(text.data(), last, block.width);
    const bool hasCross = width.ec == std::errc() && width.ptr != last && (*width.ptr == 'x' || *width.ptr == 'X');
    const auto height = hasCross ? std::from_chars(width.ptr + 1, last, block.height) : width;
    if (!hasCross || height.ec != std::errc() || height.ptr != last)
        throw SettingError("block",
                           say(gpu::phrase("\"%1\" is not a block size. Enter WIDTHxHEIGHT, such as 16x16."), text));
    return block;
}

BlockSize nearestBlock(BlockSize block, int maxThreads) { return blocksByDistance(block, maxThreads).front(); }

void checkBlock(BlockSize block, int maxThreads)
{
    checkBlock(
        block, [](BlockSize) { return true; }, maxThreads);
}

json toJson(const Recipe& recipe)
{
    json parameters = json::object();
    for (const auto& [name, value] : recipe.parameters)
        parameters[name] = valueToJson(value);
    return {{"operation", recipe.operation},
            {"strategy", recipe.strategy},
            {"block", toText(recipe.block)},
            {"parameters", parameters},
            {"backend", nameOf(recipe.backend)},
            {"compiler", nameOf(recipe.compiler)},
            {"counters", nameOf(recipe.counters)},
            {"compile_time_sizes", recipe.compileTimeSizes},
            {"source", recipe.source ? json(*recipe.source) : json()},
            {"shared_bytes", recipe.sharedBytes ? json(*recipe.sharedBytes) : json()},
            {"gpu", recipe.gpu ? json(*recipe.gpu) : json()}};
}

Recipe recipeFromJson(const json& object)
{
    JsonReader reader(object, "");
    Recipe recipe;
    recipe.operation = reader.get<std::string>("operation");
    recipe.strategy = reader.get<std::string>("strategy");
    recipe.block = blockFromJson(reader.get<json>("block"));
    if (const json* parameters = reader.find("parameters"); parameters && !parameters->is_null()) {
        if (!parameters->is_object())
            JsonReader::refuse(gpu::phrase("The field \"%1\" must be an object."), "parameters");
        for (const auto& [name, value] : parameters->items())
            recipe.parameters[name] = valueFromJson(value, "parameters." + name);
    }
    recipe.backend = fromName<BackendChoice>(reader.getOr<std::string>("backend", "auto"), "backend");
    recipe.compiler = fromName<CompilerChoice>(reader.getOr<std::string>("compiler", "auto"), "compiler");
    recipe.counters = fromName<CounterMode>(reader.getOr<std::string>("counters", "auto"), "counters");
    recipe.compileTimeSizes = reader.getOr<bool>("compile_time_sizes", false);
    recipe.source = reader.findOptional<std::string>("source");
    recipe.sharedBytes = reader.findOptional<std::int64_t>("shared_bytes");
    recipe.gpu = reader.findOptional<std::string>("gpu");
    reader.finish();
    return recipe;
}

} // namespace tilescope
