// The words of a command line, one on each line.

#include "fuzz.h"

#include "app/arguments.h"
#include "app/recipes.h"

using namespace tilescope;

TILESCOPE_FUZZ(arguments)
{
    static const Registry registry;
    try {
        Arguments arguments = parseArguments(splitWords({input.data(), input.size()}, '\n'));
        arguments.sourceFile.clear(); // another reader's
        recipesOf(arguments, registry);
    } catch (const UsageError& error) {
        fuzz::require(!std::string(error.what()).empty());
    } catch (const SettingError& error) {
        fuzz::require(!std::string(error.what()).empty());
    }
}
