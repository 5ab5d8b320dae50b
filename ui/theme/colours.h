#pragma once

#include <QColor>
#include <QPalette>

namespace tilescope
{

/// The colours of a theme by their use. Text has a contrast of at least 4.5:1 on every ground
/// that it stands on, lines and signs that mean something one of 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). `good` and `error`
/// stay apart for colour-blind eyes.
struct Colours {
    bool dark = false;
    QColor window;  ///< behind panels
    QColor surface; ///< fields, charts
    QColor raised;  ///< buttons
    QColor line;    ///< separators
    QColor text;
    QColor textMuted;  ///< second-rank text
    QColor accent;     ///< what is selected or current
    QColor accentText; ///< on accent
    QColor bar;        ///< the other bars of a chart, edges of fields, what is disabled; 3:1
    QColor warning, error, good;
    QColor warningField, errorField, noteField; ///< backgrounds of messages
};

const Colours& lightColours();
const Colours& darkColours();

/// Those of the theme that a widget's palette belongs to.
const Colours& coloursOf(const QPalette& palette);

QPalette paletteOf(const Colours& colours);

} // namespace tilescope
