#pragma once

#include "ui/shell/panel_kind.h"

namespace tilescope
{

/// The panel of one pixel, and its pages: its values, and how its result was computed.
inline constexpr PanelKey pixelPanel{"pixel"}, inspectorPanel{"inspect"}, storyPanel{"story"};
PanelKind pixelPanelKind();

} // namespace tilescope
