#pragma once

#include "gpu/image/stroke_font.h"

#include <cstdint>

namespace tilescope
{

/// What lies on a circuit board, from the bottom up: later ones cover earlier ones.
enum class BoardMaterial : std::uint8_t {
    Clearance, ///< no copper under the green solder mask
    Trace,     ///< copper under the mask
    Gold,
    Tin,
    Hole,
    Silkscreen,
    Shadow,
    Epoxy,   ///< black chip bodies
    Ceramic, ///< tan capacitors
    Slate,   ///< resistors
    Plastic, ///< connectors
    Can,     ///< brushed metal
    Lead,
    Contact,  ///< gold on top of a body
    Glass,    ///< an image sensor's active area
    Engraving ///< grey print on bodies
};

/// One painted shape. The board's shorter visible side is 1 long; y grows downwards.
struct BoardPart {
    enum class Kind : std::uint8_t {
        Box,    ///< centre (x, y), half sides (u, v), corners rounded by `round`
        Bar,    ///< from (x, y) to (u, v), half as wide as `round`; a disc where both are one point
        Letter, ///< begins at (x, y) on its baseline; u is a glyph unit's length, v ≠ 0 turns it upwards
    };
    BoardMaterial material = BoardMaterial::Trace;
    Kind kind = Kind::Box;
    char letter = ' ';
    float x = 0, y = 0, u = 0, v = 0, round = 0;
    float outline = 0; ///< half the width of a line along the shape's edge in place of the shape; 0: the shape
    float soft = 0;    ///< half the width over which its edge fades

    /// Signed distance from a point to it, negative inside.
    float distance(float px, float py, const StrokeFont& font) const;

    /// A box that holds it.
    struct Bounds {
        float left = 0, top = 0, right = 0, bottom = 0;
    };
    Bounds bounds() const;
};

} // namespace tilescope
