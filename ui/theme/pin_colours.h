#pragma once

#include "ui/theme/colours.h"

namespace tilescope
{

/// The colour of the run that is pinned as 'A'…'D'. Within a theme they are told apart by eyes that lack a kind of
/// cones too; tests/ui/parts/colour_vision_test.cpp holds them to it.
QColor pinColour(char letter, const Colours& colours);

/// Of a letter on that colour.
QColor pinTextColour(const Colours& colours);

} // namespace tilescope
