#pragma once

#include "ui/shell/layout_name.h"
#include "ui/shell/panel_kind.h"

#include <QSize>

#include <vector>

namespace tilescope
{

/// Panels that share a place, a tab each.
struct PanelGroup {
    std::vector<PanelKey> shown;   ///< from left to right; the first one is in front
    std::vector<PanelKey> waiting; ///< not seen until they are asked for, and then here
    int share = 1;                 ///< of its area, beside its neighbours' shares
};

/// An arrangement of every panel around the picture, each in one place.
struct ReadyLayout {
    std::vector<PanelGroup> left, right;                 ///< from top to bottom
    std::vector<PanelGroup> bottom;                      ///< from left to right
    bool rightReachesFoot = false;                       ///< else the bottom lies under the right, too
    int leftWidth = 0, rightWidth = 0, bottomHeight = 0; ///< logical pixels
};

/// The arrangement of that name for a window of this size (logical pixels): in a small one less is shown at once.
ReadyLayout readyLayout(LayoutName name, const QSize& window, const std::vector<PanelKind>& kinds);

} // namespace tilescope
