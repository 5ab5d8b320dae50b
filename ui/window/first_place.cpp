#include "ui/window/first_place.h"

#include <algorithm>

namespace tilescope
{

static constexpr QSize frame(12, 40); ///< approximate size added by window managers; unknown before the window is shown

FirstPlace firstPlace(const QSize& screen, const QSize& available)
{
    constexpr QSize usual(1440, 900);
    constexpr int widestToFill = 1920;
    if (screen.width() <= widestToFill || screen.height() < usual.height())
        return {available - frame, true};
    return {usual.boundedTo(available - frame), false};
}

QRect placeWithin(const QRect& window, const QRect& available)
{
    QRect place = window;
    if (window.width() > available.width() || window.height() > available.height())
        place.setSize(window.size().boundedTo(available.size() - frame));
    place.moveLeft(std::clamp(place.left(), available.left(), available.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), available.top(), available.bottom() + 1 - place.height()));
    return place;
}

} // namespace tilescope
