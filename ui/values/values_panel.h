#pragma once

#include "ui/shell/panel_kind.h"

namespace tilescope
{

/// The panel of the pictures' values, and its pages.
inline constexpr PanelKey valuesPanel{"values"}, histogramPanel{"histogram"}, profilePanel{"profile"},
    rangePanel{"range"}, galleryPanel{"gallery"};
PanelKind valuesPanelKind();

} // namespace tilescope
