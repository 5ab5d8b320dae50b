#pragma once

#include "gpu/recipe/recipe.h"
#include "gpu/recipe/report.h"

#include <QString>

#include <memory>

namespace tilescope
{

/// A run's figures alone, to be kept for long: without pictures, and with them GPU memory, and without what belongs to
/// single lines or places of the picture.
std::shared_ptr<const Report> figuresOf(const Report& report);

/// The same settings of the same picture on the same machine.
bool isSameRun(const Report& a, const Report& b);

/// A word as a POSIX shell reads it: in single quotes where it has anything that a shell takes for its own.
QString shellWord(const QString& word);

/// The line that runs this recipe on this picture (a file or "sample:NAME@WxH") without a window:
/// "tilescope run … --op sobel …". `sourceFile` is where the recipe's own kernel text stands, if it has one.
QString commandText(const Recipe& recipe, const QString& image, const QString& sourceFile = {});

} // namespace tilescope
