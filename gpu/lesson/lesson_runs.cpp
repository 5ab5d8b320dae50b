#include "gpu/lesson/lesson_runs.h"

#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"

#include <string_view>

namespace tilescope
{

ImagePtr lessonSample(const std::string& name)
{
    constexpr std::string_view prefix = "sample:";
    if (!name.starts_with(prefix))
        throw std::invalid_argument("\"" + name + "\" is not a sample, such as sample:board@512x512.");
    const SampleRequest request = parseSample(name.substr(prefix.size()));
    return std::make_shared<const Image>(makeSample(request.name, request.width, request.height));
}

Recipe lessonRecipe(const LessonRun& run, const Registry& registry)
{
    Recipe recipe = run.recipe;
    const Operation& operation = registry.operation(recipe.operation);
    if (!run.blockIsGiven)
        recipe.block = operation.defaultBlock;
    for (const Parameter& parameter : operation.parameters) {
        const auto given = recipe.parameters.find(parameter.name);
        if (given != recipe.parameters.end()) // as on the command line: "off"
            if (const std::string* const word = std::get_if<std::string>(&given->second))
                given->second = parseValue(parameter, *word);
    }
    if (run.source)
        recipe.source = *run.source;
    const Recipe given = recipe;
    for (const std::string& mistake : run.mistakes)
        recipe = registry.withMistake(recipe, mistake);
    if (run.blockIsGiven)
        recipe.block = given.block;
    for (const auto& [name, value] : given.parameters)
        recipe.parameters[name] = value;
    if (!run.edits.empty()) {
        const std::string text =
            recipe.source ? *recipe.source : registry.strategy(operation, recipe.strategy).source.text;
        recipe.source = edited(text, run.edits);
    }
    return registry.completed(recipe);
}

std::string lessonKernel(const LessonRun& run, const Registry& registry)
{
    const Recipe recipe = lessonRecipe(run, registry);
    if (recipe.source)
        return *recipe.source;
    return registry.strategy(registry.operation(recipe.operation), recipe.strategy).source.text;
}

Report runOf(const LessonRun& run, Runner& runner, const LessonImages& images, const RunControl& control,
             CompilerChoice compiler)
{
    RunRequest request;
    request.recipe = lessonRecipe(run, runner.registry());
    request.recipe.compiler = compiler;
    request.image = images(run.image);
    request.imageName = run.image;
    return runner.run(request, control);
}

} // namespace tilescope
