#pragma once

#include "gpu/image/stroke_font.h"

#include <cstdint>

namespace tilescope
{

/// Materials of a circuit board, from bottom to top: later ones cover earlier ones.
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

/// One painted shape. The board's shorter visible side has length 1; y points down.
struct BoardPart {
    enum class Kind : std::uint8_t {
        Box,    ///< centre (x, y), half sides (u, v), corners rounded by `round`
        Bar,    ///< from (x, y) to (u, v), half as wide as `round`; a disc if both points are the same
        Letter, ///< starts at (x, y) on its baseline; u is the length of a glyph unit, v ≠ 0 rotates it upwards
    };
    BoardMaterial material = BoardMaterial::Trace;
    Kind kind = Kind::Box;
    char letter = ' ';
    float x = 0, y = 0, u = 0, v = 0, round = 0;
    float outline = 0; ///< half the width of an outline that is drawn instead of the shape; 0: the shape is filled
    float soft = 0;    ///< half the width over which its edge fades

    /// Signed distance from a point to the shape, negative inside.
    float distance(float px, float py, const StrokeFont& font) const;

    /// The bounding box.
    struct Bounds {
        float left = 0, top = 0, right = 0, bottom = 0;
    };
    Bounds bounds() const;
};

} // namespace tilescope
