#pragma once

#include "ui/shell/layout_name.h"
#include "ui/shell/panel_kind.h"

#include <QSize>

#include <vector>

namespace tilescope
{

/// Panels that share a place, one tab each.
struct PanelGroup {
    std::vector<PanelKey> shown;   ///< from left to right; the first one is in front
    std::vector<PanelKey> waiting; ///< hidden until requested, then shown here
    int share = 1;                 ///< of its area, relative to its neighbours' shares
    bool operator==(const PanelGroup&) const = default;
};

/// An arrangement of every panel around the picture, each in one place.
struct ReadyLayout {
    std::vector<PanelGroup> left, right;                 ///< from top to bottom
    std::vector<PanelGroup> bottom;                      ///< from left to right
    bool rightReachesFoot = false;                       ///< otherwise the bottom extends under the right side
    int leftWidth = 0, rightWidth = 0, bottomHeight = 0; ///< logical pixels

    bool hasPlacesOf(const ReadyLayout& other) const ///< the sizes may differ
    {
        return left == other.left && right == other.right && bottom == other.bottom &&
               rightReachesFoot == other.rightReachesFoot;
    }
};

/// The arrangement of that name for a window of this size (logical pixels): a small window shows fewer panels at once,
/// and so does one with large letters. `letters`: their height in units of the usual one.
ReadyLayout readyLayout(LayoutName name, const QSize& window, const std::vector<PanelKind>& kinds, double letters = 1);

} // namespace tilescope
