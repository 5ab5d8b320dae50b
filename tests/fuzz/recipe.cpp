// A recipe as JSON text: read, completed, and made into a plan for a small picture.

#include "fuzz.h"

#include "gpu/operations/registry.h"
#include "gpu/recipe/recipe.h"

#include <nlohmann/json.hpp>

using namespace tilescope;

TILESCOPE_FUZZ(recipe)
{
    static const Registry registry;
    static const Image picture(24, 20, PixelFormat::Grey8);
    const auto text = nlohmann::json::parse(input, nullptr, false);
    if (text.is_discarded())
        return;
    try {
        const Recipe recipe = recipeFromJson(text);
        fuzz::require(recipeFromJson(toJson(recipe)) == recipe);
        const Recipe completed = registry.completed(recipe);
        registry.checkBlock(completed);
        checkLimits(registry.plan(completed, picture), DeviceLimits());
    } catch (const SettingError& error) {
        fuzz::require(!std::string(error.what()).empty());
    }
}
