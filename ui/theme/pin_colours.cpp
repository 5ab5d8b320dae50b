#include "ui/theme/pin_colours.h"

#include <array>

namespace tilescope
{

QColor pinColour(char letter, const Colours& colours)
{
    // Blue, orange, violet, and the darkest or lightest of the theme: they differ in lightness where they do not in
    // hue.
    static const std::array<QColor, 4> light = {QColor(0x0b, 0x77, 0xd0), QColor(0xb2, 0x5e, 0x00),
                                                QColor(0x5a, 0x1a, 0x8c), QColor(0x10, 0x2a, 0x30)};
    static const std::array<QColor, 4> dark = {QColor(0x3b, 0x8e, 0xe6), QColor(0xe0, 0x8a, 0x00),
                                               QColor(0xd9, 0xa8, 0xff), QColor(0xff, 0xf1, 0xb8)};
    const auto place = static_cast<std::size_t>(letter - 'A');
    return (colours.dark ? dark : light).at(place);
}

QColor pinTextColour(const Colours& colours)
{
    return colours.surface; // white in the light theme and nearly black in the dark one
}

} // namespace tilescope
