#include "gpu/recipe/recipe.h"

#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/message.h"
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

json parametersToJson(const ParameterValues& values)
{
    json object = json::object();
    for (const auto& [name, value] : values)
        object[name] = valueToJson(value);
    return object;
}

ParameterValues parametersFromJson(const json& object, const std::string& field)
{
    if (!object.is_object())
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be an object."), field);
    ParameterValues values;
    for (const auto& [name, value] : object.items())
        values[name] = valueFromJson(value, std::string(field).append(".").append(name));
    return values;
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

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Recipe>& recipe)
{
    fields.field("operation", recipe.operation);
    fields.field("strategy", recipe.strategy);
    fields.with(
        "block", recipe.block, [](BlockSize block) { return toText(block); },
        [](const json& block, const std::string&) { return blockFromJson(block); });
    if constexpr (Fields::reads) {
        if (const json* parameters = fields.find("parameters"); parameters && !parameters->is_null())
            recipe.parameters = parametersFromJson(*parameters, fields.nameOf("parameters"));
    } else {
        fields.derived("parameters", [&] { return parametersToJson(recipe.parameters); });
    }
    fields.later("backend", recipe.backend);
    fields.later("compiler", recipe.compiler);
    fields.later("counters", recipe.counters);
    fields.later("compile_time_sizes", recipe.compileTimeSizes);
    fields.field("source", recipe.source);
    fields.field("shared_bytes", recipe.sharedBytes);
    fields.field("gpu", recipe.gpu);
}

json toJson(const Recipe& recipe) { return written(recipe); }

Recipe recipeFromJson(const json& object) { return readWhole<Recipe>(object, ""); }

} // namespace tilescope
