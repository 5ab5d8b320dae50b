#pragma once

#include "ui/theme/colours.h"

#include <QIcon>

namespace tilescope
{

constexpr int pinBadgeSize = 18; ///< in device-independent pixels

/// The letter of a pinned run on its colour, sharp on fine screens too.
QIcon pinBadge(char letter, const Colours& colours);

} // namespace tilescope
