#include "gpu/operations/plan_parts.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/hardware_record.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <stdexcept>

namespace tilescope
{
namespace
{

const nlohmann::json& recordFile()
{
    static const nlohmann::json file = nlohmann::json::parse(kernelText("hardware_record.json"));
    return file;
}

/// A strategy that the record has with the text of today.
Recipe comparedRecipe(const Registry& registry)
{
    for (const nlohmann::json& entry : recordFile().at("strategies")) {
        Recipe recipe;
        recipe.operation = entry.at("operation");
        recipe.strategy = entry.at("strategy");
        if (registry.hardwareRecord(recipe, recordFile().at("compiler")))
            return recipe;
    }
    throw std::logic_error("Every text was changed since it was compared.");
}

TEST(HardwareRecordFile, NamesWhatThereIs)
{
    const Registry registry;
    const auto figures = recordFile().at("figures").get<std::vector<std::string>>();
    EXPECT_FALSE(recordFile().at("strategies").empty());
    for (const nlohmann::json& entry : recordFile().at("strategies")) {
        EXPECT_NO_THROW(registry.strategy(registry.operation(entry.at("operation")), entry.at("strategy")));
        EXPECT_EQ(entry.at("unequal").empty(), entry.at("cause") == "") << entry.at("strategy");
        for (const auto& key : entry.at("unequal").get<std::vector<std::string>>())
            EXPECT_EQ(std::ranges::count(figures, key), 1) << key;
    }
}

TEST(HardwareRecordFile, HoldsForItsTextAndCompilerAlone)
{
    const Registry registry;
    Recipe recipe = comparedRecipe(registry);
    EXPECT_TRUE(registry.hardwareRecord(recipe, "nvrtc 13.2")); // of the same major version
    EXPECT_FALSE(registry.hardwareRecord(recipe, "nvrtc 12.9"));
    EXPECT_FALSE(registry.hardwareRecord(recipe, "clang 14.0.6"));
    EXPECT_FALSE(registry.hardwareRecord(recipe, ""));
    recipe.source = registry.strategy(registry.operation(recipe.operation), recipe.strategy).source.text;
    EXPECT_FALSE(registry.hardwareRecord(recipe, "nvrtc 13.0"));
}

TEST(HardwareRecordFile, AChangedTextHasNoRecord)
{
    const Recipe recipe = comparedRecipe(Registry());
    std::vector<Operation> operations = allOperations();
    for (Operation& operation : operations)
        for (Strategy& strategy : operation.strategies)
            if (operation.name == recipe.operation && strategy.name == recipe.strategy)
                strategy.source.text += "// changed";
    EXPECT_FALSE(Registry(operations).hardwareRecord(recipe, "nvrtc 13.0"));
}

} // namespace
} // namespace tilescope
