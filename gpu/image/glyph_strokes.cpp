#include "gpu/image/stroke_font.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tilescope
{

namespace
{

/// Our own letters. A stroke is a letter for its kind — l straight, c curved, o curved and closed — and its points as
/// pairs of hexadecimal digits x, y. Baseline 4, top of small letters b, top of capitals e, descenders down to 0.
/// Curved strokes pass through the midpoints of the lines between their points.
std::string_view penPath(char character)
{
    switch (character) {
    case 'A': return "l044e84 l2868";
    case 'B': return "l040e c0e7e7909 c09898404";
    case 'C': return "c8c8e0e048486";
    case 'D': return "l040e c0e8e8404";
    case 'E': return "l7e0e0474 l0959";
    case 'F': return "l7e0e04 l0959";
    case 'G': return "c8c8e0e048489 l8959";
    case 'H': return "l040e l848e l0989";
    case 'I': return "l141e";
    case 'J': return "c5e540407";
    case 'K': return "l040e l7e08 l2a84";
    case 'L': return "l0e0474";
    case 'M': return "l040e56aea4";
    case 'N': return "l040e848e";
    case 'O': return "o0e9e9404";
    case 'P': return "l040e c0e8e8808";
    case 'Q': return "o0e9e9404 l6793";
    case 'R': return "l040e c0e8e8808 l3884";
    case 'S': return "c7c7e0e0979740406";
    case 'T': return "l0e8e l4e44";
    case 'U': return "c0e04848e";
    case 'V': return "l0e448e";
    case 'W': return "l0e346c94ce";
    case 'X': return "l048e l0e84";
    case 'Y': return "l0e498e l4944";
    case 'Z': return "l0e8e0484";
    case 'a': return "c0a0b6b67 l6764 c68080464";
    case 'b': return "l040e o0b6b6404";
    case 'c': return "c6a6b0b046465";
    case 'd': return "l646e o0b6b6404";
    case 'e': return "l0868 c686b0b046465";
    case 'f': return "c5e2e29 l2924 l0b4b";
    case 'g': return "o0b6b6404 c6b600001";
    case 'h': return "l040e c080b6b64";
    case 'i': return "l141b l1e";
    case 'j': return "c3b3000 l3e";
    case 'k': return "l040e l6b07 l2864";
    case 'l': return "l141e";
    case 'm': return "l040b c080b5b54 c585baba4";
    case 'n': return "l040b c080b6b64";
    case 'o': return "o0b6b6404";
    case 'p': return "l000b o0b6b6404";
    case 'q': return "l606b o0b6b6404";
    case 'r': return "l040b c080b4b";
    case 's': return "c5a5b0b0857540405";
    case 't': return "c2d2454 l0b4b";
    case 'u': return "c0b046467 l6b64";
    case 'v': return "l0b346b";
    case 'w': return "l0b245a84ab";
    case 'x': return "l046b l0b64";
    case 'y': return "l0b34 l6b20";
    case 'z': return "l0b6b0464";
    case '0': return "o0e6e6404";
    case '1': return "l0b3e34";
    case '2': return "c0c0e6e6904 l0464";
    case '3': return "c0c0e6e6929 c2969640406";
    case '4': return "l444e0767";
    case '5': return "l6e0e0a c0a6a640405";
    case '6': return "c5e0e07 o0a6a6404";
    case '7': return "l0e6e24";
    case '8': return "o0e6e6909 o09696404";
    case '9': return "o0e6e6808 c6b6414";
    case '.': return "l14";
    case ',': return "l1402";
    case ';': return "l1402 l1a";
    case '-': return "l0848";
    case '\'': return "l1e1c";
    case ':': return "l14 l1a";
    case '/': return "l046e";
    case '+': return "l0868 l3b35";
    default: return "";
    }
}

float digit(char c) { return static_cast<float>(c <= '9' ? c - '0' : c - 'a' + 10); }

/// Cuts every corner at a quarter and three quarters of its sides, twice, for a smooth curve. Ends stay unless closed.
std::vector<GlyphPoint> smoothed(std::vector<GlyphPoint> points, bool closed)
{
    for (int round = 0; round < 3; ++round) {
        std::vector<GlyphPoint> finer;
        if (!closed)
            finer.push_back(points.front());
        const std::size_t sides = closed ? points.size() : points.size() - 1;
        for (std::size_t i = 0; i < sides; ++i) {
            const GlyphPoint a = points[i], b = points[(i + 1) % points.size()];
            finer.push_back({0.75f * a.x + 0.25f * b.x, 0.75f * a.y + 0.25f * b.y});
            finer.push_back({0.25f * a.x + 0.75f * b.x, 0.25f * a.y + 0.75f * b.y});
        }
        if (!closed)
            finer.push_back(points.back());
        points = std::move(finer);
    }
    if (closed)
        points.push_back(points.front());
    return points;
}

/// Adds a serif if an upright stroke ends on one of the letters' four lines.
void addSerif(std::vector<std::vector<GlyphPoint>>& serifs, GlyphPoint end, GlyphPoint before)
{
    const bool upright = std::abs(end.x - before.x) < 0.6f * std::abs(end.y - before.y);
    const bool onLine = end.y == -4 || end.y == 0 || end.y == 7 || end.y == 10;
    if (upright && onLine)
        serifs.push_back({{end.x - 1.2f, end.y}, {end.x + 1.2f, end.y}});
}

} // namespace

GlyphStrokes glyphStrokes(char character, bool serifs)
{
    GlyphStrokes glyph;
    const std::string_view path = penPath(character);
    std::vector<std::vector<GlyphPoint>> feet;
    for (std::size_t at = 0; at < path.size();) {
        const char kind = path[at++];
        std::vector<GlyphPoint> points;
        for (; at + 1 < path.size() && path[at] != ' '; at += 2)
            points.push_back({digit(path[at]), digit(path[at + 1]) - 4});
        ++at; // the space
        for (const GlyphPoint point : points)
            glyph.width = std::max(glyph.width, point.x);
        if (serifs && kind != 'o' && points.size() > 1) {
            addSerif(feet, points.front(), points[1]);
            addSerif(feet, points.back(), points[points.size() - 2]);
        }
        glyph.lines.push_back(kind == 'l' ? points : smoothed(points, kind == 'o'));
    }
    glyph.lines.insert(glyph.lines.end(), feet.begin(), feet.end());
    if (path.empty())
        glyph.width = 2;
    return glyph;
}

} // namespace tilescope
