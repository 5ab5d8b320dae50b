#pragma once

#include "gpu/image/difference.h"
#include "ui/canvas/pictures/picture.h"

#include <array>

namespace tilescope
{

/// What differences can be multiplied by before they become grey levels; 0 stands for what makes the largest one white.
inline constexpr std::array<int, 8> differenceGains{0, 1, 2, 4, 8, 16, 32, 64};

/// The factor itself: at 1, white is Difference::fullScale. An automatic one is 1 where nothing differs.
double gainFactor(const Difference& difference, int gain);

/// The difference as the canvas draws it: black where there is none.
Picture withGain(const Difference& difference, int gain);

} // namespace tilescope
