#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Letters drawn with a pen, for the generated pictures. Units: capitals are 10 high, y grows
/// upwards from the baseline.
class StrokeFont
{
public:
    /// The pen is an ellipse of the given half-widths: a wide one makes vertical strokes heavier than horizontal ones.
    /// Only the given characters are drawn; others are spaces.
    StrokeFont(float penHalfWidth, float penHalfHeight, bool serifs, std::string_view characters);

    /// From the start of a character to the start of the next.
    float advance(char character) const { return glyph(character).advance; }
    float textWidth(std::string_view text) const;

    /// Signed distance from (x, y), relative to the character's start on the baseline, to its ink; negative inside. Far
    /// from the ink it is inexact but large.
    float distance(char character, float x, float y) const;

private:
    /// Distances at grid points, interpolated in between.
    struct Glyph {
        float advance = 0;
        int columns = 0, rows = 0;
        std::vector<float> distances;
    };
    const Glyph& glyph(char character) const;
    Glyph drawn(char character, bool serifs) const;

    float m_penHalfWidth, m_penHalfHeight;
    std::array<Glyph, 128> m_glyphs;
};

struct GlyphPoint {
    float x = 0, y = 0;
};

/// A character as the lines that a pen follows. Units: capitals are 10 high, small letters 7, the baseline is y = 0 and
/// y points up; x starts at 0.
struct GlyphStrokes {
    std::vector<std::vector<GlyphPoint>> lines; ///< a line of one point is a dot
    float width = 0;
};

/// Letters, digits and a few marks; for other characters no lines and the width of a space. `serifs` adds short serifs
/// to the ends of vertical strokes.
GlyphStrokes glyphStrokes(char character, bool serifs);

} // namespace tilescope
