#pragma once

#include "ui/theme/colours.h"

#include <QIcon>

namespace tilescope
{

constexpr int pinBadgeSize = 18; ///< in device-independent pixels

/// The letter of a pinned run on its colour, also in high resolution.
QIcon pinBadge(char letter, const Colours& colours);

} // namespace tilescope
