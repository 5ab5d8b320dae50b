#pragma once

#include <QRect>
#include <QSize>

namespace tilescope
{

/// The initial size and position of a window that the user has not resized yet.
struct FirstPlace {
    QSize size; ///< without the frame, logical pixels
    bool isMaximised = false;
    bool operator==(const FirstPlace&) const = default;
};

/// For a screen of this size with this part free of desktop panels and docks. A screen of up to 1920 pixels in width,
/// or lower than the usual size, is filled.
FirstPlace firstPlace(const QSize& screen, const QSize& available);

/// The saved geometry of a window, fitted into the free part of a screen.
QRect placeWithin(const QRect& window, const QRect& available);

} // namespace tilescope
