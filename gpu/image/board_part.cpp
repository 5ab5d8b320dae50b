#include "gpu/image/board_part.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

float length(float x, float y) { return std::sqrt(x * x + y * y); }

float boxDistance(float px, float py, float halfWidth, float halfHeight, float round)
{
    const float dx = std::abs(px) - halfWidth + round, dy = std::abs(py) - halfHeight + round;
    return length(std::max(dx, 0.0f), std::max(dy, 0.0f)) + std::min(std::max(dx, dy), 0.0f) - round;
}

float barDistance(float px, float py, float toX, float toY, float halfWidth)
{
    const float length2 = toX * toX + toY * toY;
    const float t = length2 > 0 ? std::clamp((px * toX + py * toY) / length2, 0.0f, 1.0f) : 0.0f;
    return length(px - t * toX, py - t * toY) - halfWidth;
}

} // namespace

float BoardPart::distance(float px, float py, const StrokeFont& font) const
{
    const float dx = px - x, dy = py - y;
    float d = 0;
    switch (kind) {
    case Kind::Box: d = boxDistance(dx, dy, u, v, round); break;
    case Kind::Bar: d = barDistance(dx, dy, u - x, v - y, round); break;
    case Kind::Letter:
        d = (v == 0 ? font.distance(letter, dx / u, -dy / u) : font.distance(letter, -dy / u, -dx / u)) * u;
        break;
    }
    return outline > 0 ? std::abs(d) - outline : d;
}

BoardPart::Bounds BoardPart::bounds() const
{
    const float more = outline + soft;
    switch (kind) {
    case Kind::Box: return {x - u - more, y - v - more, x + u + more, y + v + more};
    case Kind::Bar:
        return {std::min(x, u) - round - more, std::min(y, v) - round - more, std::max(x, u) + round + more,
                std::max(y, v) + round + more};
    case Kind::Letter: return {x - 14 * u, y - 15 * u, x + 15 * u, y + 8 * u};
    }
    return {};
}

} // namespace tilescope
