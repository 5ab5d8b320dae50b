#include "gpu/image/stroke_font.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr float Left = -2.5f, Bottom = -6, Top = 12.5f; // the grid's position around a glyph
constexpr float Spacing = 0.25f;                        // between its points
constexpr float FarAway = 4;

float segmentDistance(GlyphPoint p, GlyphPoint a, GlyphPoint b)
{
    const float ux = b.x - a.x, uy = b.y - a.y, vx = p.x - a.x, vy = p.y - a.y;
    const float length2 = ux * ux + uy * uy;
    const float t = length2 > 0 ? std::clamp((ux * vx + uy * vy) / length2, 0.0f, 1.0f) : 0.0f;
    const float dx = vx - t * ux, dy = vy - t * uy;
    return std::sqrt(dx * dx + dy * dy);
}

} // namespace

StrokeFont::StrokeFont(float penHalfWidth, float penHalfHeight, bool serifs, std::string_view characters)
    : m_penHalfWidth(penHalfWidth), m_penHalfHeight(penHalfHeight)
{
    const Glyph space = drawn(' ', serifs);
    m_glyphs.fill(space);
    for (const char character : characters) {
        const auto index = static_cast<unsigned char>(character);
        if (index < m_glyphs.size() && m_glyphs[index].distances.empty())
            m_glyphs[index] = drawn(character, serifs);
    }
}

StrokeFont::Glyph StrokeFont::drawn(char character, bool serifs) const
{
    const GlyphStrokes strokes = glyphStrokes(character, serifs);
    Glyph glyph;
    glyph.advance = strokes.width + 2 * m_penHalfWidth + (serifs ? 1.7f : 2.0f);
    if (strokes.lines.empty())
        return glyph;
    glyph.columns = static_cast<int>((strokes.width - 2 * Left) / Spacing) + 1;
    glyph.rows = static_cast<int>((Top - Bottom) / Spacing) + 1;
    glyph.distances.reserve(static_cast<std::size_t>(glyph.columns) * static_cast<std::size_t>(glyph.rows));

    // In coordinates scaled so that the pen is round, the ink is the area within its radius of a line.
    const float squeeze = m_penHalfHeight / m_penHalfWidth;
    for (int row = 0; row < glyph.rows; ++row)
        for (int column = 0; column < glyph.columns; ++column) {
            const GlyphPoint p{(Left + static_cast<float>(column) * Spacing) * squeeze,
                               Bottom + static_cast<float>(row) * Spacing};
            float nearest = FarAway;
            for (const auto& line : strokes.lines)
                for (std::size_t i = 0; i < line.size(); ++i) {
                    const GlyphPoint a = line[i], b = line[std::min(i + 1, line.size() - 1)];
                    nearest = std::min(nearest, segmentDistance(p, {a.x * squeeze, a.y}, {b.x * squeeze, b.y}));
                }
            glyph.distances.push_back(nearest - m_penHalfHeight);
        }
    return glyph;
}

const StrokeFont::Glyph& StrokeFont::glyph(char character) const
{
    const auto index = static_cast<unsigned char>(character);
    return m_glyphs[index < m_glyphs.size() ? index : ' '];
}

float StrokeFont::textWidth(std::string_view text) const
{
    float width = 0;
    for (const char character : text)
        width += advance(character);
    return width;
}

float StrokeFont::distance(char character, float x, float y) const
{
    const Glyph& g = glyph(character);
    const float column = (x - m_penHalfWidth - 1 - Left) / Spacing, row = (y - Bottom) / Spacing;
    if (!(column >= 0 && row >= 0 && column < static_cast<float>(g.columns - 1) &&
          row < static_cast<float>(g.rows - 1)))
        return FarAway;
    const int i = static_cast<int>(column), j = static_cast<int>(row);
    const float s = column - static_cast<float>(i), t = row - static_cast<float>(j);
    const float* d = g.distances.data() + static_cast<std::size_t>(j) * static_cast<std::size_t>(g.columns) + i;
    const float low = d[0] + s * (d[1] - d[0]), high = d[g.columns] + s * (d[g.columns + 1] - d[g.columns]);
    return low + t * (high - low);
}

} // namespace tilescope
