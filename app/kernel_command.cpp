#include "app/commands.h"

#include "app/files.h"
#include "app/operations.h"
#include "gpu/operations/registry.h"

namespace tilescope
{

int kernelCommand(const Arguments& arguments)
{
    const Registry registry(operationsOf(arguments));
    const Operation& operation = registry.operation(*arguments.operation);
    const Strategy& strategy = registry.strategy(operation, arguments.strategies.front());
    if (!strategy.hasText())
        throw UsageError("\"" + strategy.name + "\" has no kernel of its own: the library " + strategy.library +
                         " does the work.");
    Recipe recipe;
    recipe.operation = operation.name;
    recipe.strategy = strategy.name;
    for (const std::string& mistake : arguments.mistakes)
        recipe = registry.withMistake(recipe, mistake);
    writeText("-", recipe.source.value_or(strategy.source.text));
    return 0;
}

} // namespace tilescope
