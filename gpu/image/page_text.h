#pragma once

#include "gpu/image/stroke_font.h"

#include <cstdint>
#include <vector>

namespace tilescope
{

/// Printed lines that fill a column of any width and height. Lengths are relative to the picture's shorter side.
class PageText
{
public:
    PageText(float columnWidth, float columnHeight);

    /// Signed distance from a point of the column to the nearest ink of its line; negative inside the ink.
    float distance(float x, float y) const;

    static constexpr float LinePitch = 0.05f;

private:
    struct Letter {
        float x = 0; ///< where it begins
        char character = ' ';
    };
    struct Line {
        float unit = 0;                   ///< length of a glyph unit
        std::vector<Letter> letters;      ///< from left to right
        std::vector<std::uint32_t> first; ///< for each step along the line, the last letter that starts before it
    };

    void addHeading(std::size_t slot, const char* text, float unit);
    void fillParagraphs(std::size_t firstSlot);
    void index(Line& line) const;

    float m_columnWidth;
    StrokeFont m_font;
    std::vector<Line> m_lines; ///< one per line pitch, from the top
};

} // namespace tilescope
