#pragma once

#include <vector>

namespace tilescope
{

struct GlyphPoint {
    float x = 0, y = 0;
};

/// A character as the lines a pen follows. Units: capitals are 10 high, small letters 7, the baseline is y = 0 and y
/// grows upwards; x begins at 0.
struct GlyphStrokes {
    std::vector<std::vector<GlyphPoint>> lines; ///< a line of one point is a dot
    float width = 0;
};

/// Letters, digits and a few marks; for anything else no lines and the width of a space. `serifs` adds short feet to
/// the ends of upright strokes.
GlyphStrokes glyphStrokes(char character, bool serifs);

} // namespace tilescope
