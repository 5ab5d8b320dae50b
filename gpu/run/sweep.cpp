#include "gpu/run/sweep.h"

#include "gpu/compile/compiler.h"
#include "gpu/ptx/module.h"
#include "gpu/run/runner.h"

namespace tilescope
{

SweepRow runSweepRow(Runner& runner, const RunRequest& request, const RunControl& control)
{
    SweepRow row{request.recipe};
    try {
        RunRequest figuresOnly = request;
        figuresOnly.annotate = false;
        row.report = runner.run(figuresOnly, control);
        row.report->picture.reset();
        row.report->reference.reset();
        row.report->devicePicture.reset();
        if (row.report->failed())
            row.reason = row.report->findings.front().message;
    } catch (const SettingError& error) {
        row.reason = error.message;
    } catch (const CompileError& error) {
        row.reason = Message(error.what());
    } catch (const ptx::PtxError& error) {
        row.reason = Message(error.what());
    }
    return row;
}

std::vector<Recipe> recipesOf(const Recipe& base, const SweepChoice& choice)
{
    std::vector<Recipe> recipes;
    recipes.reserve(choice.size());
    for (const std::string& strategy : choice.strategies) {
        Recipe recipe = base;
        recipe.strategy = strategy;
        if (strategy != base.strategy)
            recipe.source.reset(), recipe.sharedBytes.reset();
        const std::size_t values = choice.parameter.empty() ? 1 : choice.values.size();
        for (std::size_t value = 0; value < values; ++value) {
            if (!choice.parameter.empty())
                recipe.parameters[choice.parameter] = choice.values[value];
            for (const int height : choice.heights)
                for (const int width : choice.widths) {
                    recipe.block = {width, height};
                    recipes.push_back(recipe);
                }
        }
    }
    return recipes;
}

} // namespace tilescope
