#pragma once

#include "ui/theme/colours.h"

#include <QIcon>

namespace tilescope
{

enum class ViewSign {
    Source,
    Result,
    Wipe,
    SideBySide,
    Difference,
    Reuse,
    Overlay,
    Grid,
    Block,
    Line,
    Fit,
    WholePixels,
    ZoomToBlock
};

/// The icons of the view tools in a theme's colours: plain, checked and disabled. Tile and halo have the colours that
/// they have over the picture.
QIcon viewIcon(ViewSign sign, const Colours& colours);

} // namespace tilescope
