#pragma once

#include "app/arguments.h"
#include "ui/texts.h"

namespace tilescope::test
{

inline Arguments parsed(const QStringList& words) { return parseArguments(plainTexts(words)); }

} // namespace tilescope::test
