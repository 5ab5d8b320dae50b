#pragma once

#include <QColor>
#include <QPalette>

namespace tilescope
{

/// The colours of a theme by their use. Text has a contrast of at least 4.5:1 on every background used for it, lines
/// and symbols with a meaning at least 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). Colour-blind users can distinguish `good` and
/// `error`.
struct Colours {
    bool dark = false;
    QColor window;  ///< behind panels
    QColor surface; ///< fields, charts
    QColor raised;  ///< buttons
    QColor line;    ///< separators
    QColor text;
    QColor textMuted;  ///< secondary text
    QColor accent;     ///< what is selected or current
    QColor accentText; ///< on accent
    QColor bar;        ///< the other bars of a chart, edges of fields, disabled items; 3:1
    QColor warning, error, good;
    QColor warningField, errorField, noteField; ///< backgrounds of messages
};

const Colours& lightColours();
const Colours& darkColours();

/// The colours of the theme that a widget's palette belongs to.
const Colours& coloursOf(const QPalette& palette);

QPalette paletteOf(const Colours& colours);

/// A colour in OKLab (B. Ottosson, "A perceptual color space for image processing", 2020): equal steps look equal.
struct OkLab {
    double lightness = 0, a = 0, b = 0;
};

/// Lightness (0 black, 1 white), chroma, and hue in degrees.
OkLab fromHue(double lightness, double chroma, double hue);

/// Converts to sRGB; clips what sRGB cannot represent.
QRgb toRgb(const OkLab& colour);

/// The colour of the run that is pinned as 'A'…'D'. Within a theme, colour-blind users can distinguish them, which
/// tests/ui/parts/colour_vision_test.cpp checks.
QColor pinColour(char letter, const Colours& colours);

/// The colour of a letter on that colour.
QColor pinTextColour(const Colours& colours);

} // namespace tilescope
