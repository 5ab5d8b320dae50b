#include "ui/theme/colours.h"

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

} // namespace tilescope
