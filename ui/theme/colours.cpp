#include "ui/theme/colours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tilescope
{

const Colours& lightColours()
{
    static const Colours colours = {
        .dark = false,
        .window = QColor(0xf4, 0xf5, 0xf7),
        .surface = QColor(0xff, 0xff, 0xff),
        .raised = QColor(0xff, 0xff, 0xff),
        .line = QColor(0xd5, 0xd9, 0xe0),
        .text = QColor(0x1b, 0x20, 0x27),
        .textMuted = QColor(0x57, 0x60, 0x6d),
        .accent = QColor(0x0b, 0x62, 0xc4),
        .accentText = QColor(0xff, 0xff, 0xff),
        .bar = QColor(0x80, 0x8c, 0x9c),
        .warning = QColor(0x85, 0x55, 0x00),
        .error = QColor(0xb1, 0x24, 0x1a),
        .good = QColor(0x04, 0x6f, 0x4c),
        .warningField = QColor(0xff, 0xf3, 0xd9),
        .errorField = QColor(0xfd, 0xe8, 0xe6),
        .noteField = QColor(0xe6, 0xef, 0xfb),
    };
    return colours;
}

const Colours& darkColours()
{
    static const Colours colours = {
        .dark = true,
        .window = QColor(0x1c, 0x1e, 0x23),
        .surface = QColor(0x14, 0x16, 0x1a),
        .raised = QColor(0x2a, 0x2d, 0x34),
        .line = QColor(0x36, 0x3a, 0x43),
        .text = QColor(0xe4, 0xe7, 0xeb),
        .textMuted = QColor(0x9f, 0xa8, 0xb5),
        .accent = QColor(0x5c, 0xab, 0xff),
        .accentText = QColor(0x0a, 0x14, 0x20),
        .bar = QColor(0x6d, 0x79, 0x8b),
        .warning = QColor(0xf2, 0xb8, 0x3c),
        .error = QColor(0xff, 0x81, 0x66),
        .good = QColor(0x58, 0xd3, 0xa6),
        .warningField = QColor(0x39, 0x2e, 0x14),
        .errorField = QColor(0x40, 0x1f, 0x1f),
        .noteField = QColor(0x1d, 0x2c, 0x3f),
    };
    return colours;
}

const Colours& coloursOf(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? darkColours() : lightColours();
}

QPalette paletteOf(const Colours& c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.surface);
    palette.setColor(QPalette::AlternateBase, c.window);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, c.textMuted);
    palette.setColor(QPalette::Button, c.raised);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, c.error);
    palette.setColor(QPalette::ToolTipBase, c.raised);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.accentText);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::LinkVisited, c.accent);
    palette.setColor(QPalette::Light, c.dark ? c.raised.lighter(120) : c.surface);
    palette.setColor(QPalette::Midlight, c.raised);
    palette.setColor(QPalette::Mid, c.line);
    palette.setColor(QPalette::Dark, c.line);
    palette.setColor(QPalette::Shadow, c.dark ? QColor(Qt::black) : c.textMuted);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.bar);
    return palette;
}

/// Converts linear light between 0 and 1: IEC 61966-2-1.
static int srgbByte(double light)
{
    const double clamped = std::clamp(light, 0.0, 1.0);
    const double encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(255 * encoded));
}

OkLab fromHue(double lightness, double chroma, double hue)
{
    const double angle = hue * std::numbers::pi / 180;
    return {lightness, chroma * std::cos(angle), chroma * std::sin(angle)};
}

/// The matrices are those of Ottosson's definition.
QRgb toRgb(const OkLab& colour)
{
    const auto cube = [](double value) { return value * value * value; };
    const double l = cube(colour.lightness + 0.3963377774 * colour.a + 0.2158037573 * colour.b);
    const double m = cube(colour.lightness - 0.1055613458 * colour.a - 0.0638541728 * colour.b);
    const double s = cube(colour.lightness - 0.0894841775 * colour.a - 1.2914855480 * colour.b);
    return qRgb(srgbByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                srgbByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                srgbByte(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

QColor pinColour(char letter, const Colours& colours)
{
    // Blue, orange, violet, and the darkest or lightest colour of the theme: where hues are alike, lightness differs.
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
