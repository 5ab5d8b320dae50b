#pragma once

#include "gpu/recipe/recipe.h"

#include <QString>

namespace tilescope
{

/// A word as a POSIX shell reads it: in single quotes where it has anything that a shell takes for its own.
QString shellWord(const QString& word);

/// The line that runs this recipe on this picture (a file or "sample:NAME@WxH") without a window:
/// "tilescope run … --op sobel …". `sourceFile` is where the recipe's own kernel text stands, if it has one.
QString commandText(const Recipe& recipe, const QString& image, const QString& sourceFile = {});

} // namespace tilescope
