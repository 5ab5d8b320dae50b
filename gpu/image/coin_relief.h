#pragma once

#include "gpu/image/shading.h"
#include "gpu/image/stroke_font.h"

#include <string_view>
#include <vector>

namespace tilescope
{

/// The design of a coin. Coordinates are local to the coin: its radius is 1, y points down.
struct CoinDesign {
    std::string_view number, name;
    float radius = 0;            ///< in the scene
    shading::Colour metal, core; ///< core: the centre of a bimetallic coin, otherwise the same
};

const std::vector<CoinDesign>& coinDesigns();

/// The relief of a coin: a beaded rim, a name along the upper edge, laurel along the lower edge, a number in the
/// middle.
class CoinRelief
{
public:
    CoinRelief();

    struct Point {
        float height = 0; ///< above the field, in coin radii
        float grime = 0;  ///< 0…1, dirt in the corners beside raised parts
    };
    Point at(const CoinDesign& design, float x, float y) const;

private:
    float nameDistance(std::string_view name, float turns, float radius) const;
    float numberDistance(std::string_view number, float x, float y) const;

    StrokeFont m_letters, m_digits;
};

} // namespace tilescope
