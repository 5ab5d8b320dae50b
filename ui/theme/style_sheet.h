#pragma once

#include "ui/theme/colours.h"

#include <QString>

namespace tilescope
{

/// The refinements that a palette cannot say. Sizes are multiples of 4 px; Fusion draws whatever is not named here.
QString styleSheetOf(const Colours& colours);

} // namespace tilescope
