#pragma once

#include "ui/shell/panel.h"
#include "ui/window/layout_name.h"

#include <QSize>

#include <vector>

namespace tilescope
{

/// Panels that share a place, a tab each.
struct PanelGroup {
    std::vector<Panel> shown;   ///< from left to right; the first one is in front
    std::vector<Panel> waiting; ///< not seen until they are asked for, and then here
    int share = 1;              ///< of its area, beside its neighbours' shares
};

/// An arrangement of every panel around the picture, each in one place.
struct ReadyLayout {
    std::vector<PanelGroup> left, right;                 ///< from top to bottom
    std::vector<PanelGroup> bottom;                      ///< from left to right
    bool rightReachesFoot = false;                       ///< else the bottom lies under the right, too
    int leftWidth = 0, rightWidth = 0, bottomHeight = 0; ///< logical pixels
};

/// Tables and the block lie under picture and kernel in a presentation, other charts under the picture alone.
bool needsWidth(Panel chart);

/// For a class: the kernel beside the picture and one panel under it; all others are hidden.
ReadyLayout presentationLayout(Panel chart, const QSize& window);

/// The arrangement of that name for a window of this size (logical pixels): in a small one less is shown at once.
ReadyLayout readyLayout(LayoutName name, const QSize& window);

} // namespace tilescope
