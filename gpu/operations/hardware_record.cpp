#include "gpu/recipe/hardware_record.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/registry.h"

#include <nlohmann/json.hpp>

namespace tilescope
{
namespace
{

using nlohmann::json;

/// "nvrtc 13" of "nvrtc 13.0".
std::string familyOf(const std::string& compiler) { return compiler.substr(0, compiler.find('.')); }

} // namespace

std::optional<HardwareRecord> Registry::hardwareRecord(const Recipe& recipe, const std::string& compiler) const
{
    static const json all = json::parse(kernelText("hardware_record.json"));
    if (recipe.source || familyOf(compiler) != familyOf(all.at("compiler")))
        return std::nullopt;
    for (const json& entry : all.at("strategies"))
        if (entry.at("operation") == recipe.operation && entry.at("strategy") == recipe.strategy &&
            entry.at("text") == textMark(strategy(operation(recipe.operation), recipe.strategy).source.text))
            return HardwareRecord{entry.contains("gpu") ? entry.at("gpu") : all.at("gpu"), // compared again since
                                  entry.contains("date") ? entry.at("date") : all.at("date"),
                                  entry.at("launches"),
                                  all.at("figures"),
                                  entry.at("unequal"),
                                  entry.at("cause")};
    return std::nullopt;
}

} // namespace tilescope
