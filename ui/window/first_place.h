#pragma once

#include <QRect>
#include <QSize>

namespace tilescope
{

/// How large a window is that no one has sized yet.
struct FirstPlace {
    QSize size; ///< without the frame, logical pixels
    bool isMaximised = false;
    bool operator==(const FirstPlace&) const = default;
};

/// On a screen of this size with so much of it free of panels and docks. A screen that leaves little room around the
/// usual size is filled.
FirstPlace firstPlace(const QSize& screen, const QSize& available);

/// A window as it was left, on a screen with this part free: not larger than that, and inside it.
QRect placeWithin(const QRect& window, const QRect& available);

} // namespace tilescope
