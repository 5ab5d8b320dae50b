#pragma once

#include "ui/theme/colours.h"

namespace tilescope
{

/// How a figure of a table is coloured. What it says by colour stands in words or by sign too.
enum class Tone { Plain, Good, Bad, Muted };

inline QColor colourOf(Tone tone, const Colours& colours)
{
    switch (tone) {
    case Tone::Plain: return colours.text;
    case Tone::Good: return colours.good;
    case Tone::Bad: return colours.error;
    case Tone::Muted: return colours.textMuted;
    }
    return colours.text;
}

} // namespace tilescope
