#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tilescope::shading
{

/// Functions for drawing the generated pictures. Only +, -, ×, ÷, sqrt and floor are used, which every machine rounds
/// identically, so that a sample's bytes are the same everywhere.

/// Linear light, 0…1 and beyond for highlights.
struct Colour {
    float red = 0, green = 0, blue = 0;
};
inline Colour operator+(Colour a, Colour b) { return {a.red + b.red, a.green + b.green, a.blue + b.blue}; }
inline Colour operator*(Colour a, Colour b) { return {a.red * b.red, a.green * b.green, a.blue * b.blue}; }
inline Colour operator*(Colour a, float k) { return {a.red * k, a.green * k, a.blue * k}; }

/// The largest integer not above x, which must fit an int; std::floor is a slow call on the oldest x86-64.
inline float floorOf(float x)
{
    const auto truncated = static_cast<float>(static_cast<std::int32_t>(x));
    return truncated > x ? truncated - 1 : truncated;
}

inline float mix(float a, float b, float t) { return a + (b - a) * t; }
inline Colour mix(Colour a, Colour b, float t) { return a * (1 - t) + b * t; }
inline float clamp01(float x) { return std::clamp(x, 0.0f, 1.0f); }

/// 0 below `from`, 1 above `to`, smooth between.
inline float smoothStep(float from, float to, float x)
{
    const float t = clamp01((x - from) / (to - from));
    return t * t * (3 - 2 * t);
}

/// How much of a pixel of side `pixel` lies inside a shape whose signed distance there is `distance` (negative inside).
inline float coverage(float distance, float pixel) { return clamp01(0.5f - distance / pixel); }

/// 1 at 0, falling like a bell curve: a replacement for exp(-x²).
inline float bell(float x)
{
    const float d = 1 + 0.36f * x * x;
    return 1 / (d * d * d);
}

/// sin(2π turns), to 4 digits.
inline float sineOfTurns(float turns)
{
    const float t = turns - floorOf(turns) - 0.5f; // -0.5…0.5, the sine's negative
    const float parabola = 16 * t * (0.5f - std::abs(t));
    return -(0.775f * parabola + 0.225f * parabola * std::abs(parabola));
}
inline float cosineOfTurns(float turns) { return sineOfTurns(turns + 0.25f); }

/// The angle of (x, y) as a fraction of a turn, -0.5…0.5.
inline float turnsOf(float x, float y)
{
    const float ax = std::abs(x), ay = std::abs(y);
    const float longer = std::max(ax, ay);
    if (longer <= 0)
        return 0;
    const float ratio = std::min(ax, ay) / longer, s = ratio * ratio;
    float turns = ratio * (0.159134f + s * (-0.052569f + s * (0.02867f + s * (-0.013549f + s * 0.003316f))));
    if (ay > ax)
        turns = 0.25f - turns;
    if (x < 0)
        turns = 0.5f - turns;
    return y < 0 ? -turns : turns;
}

/// A hash of two integers and a seed.
inline std::uint32_t hash(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    std::uint32_t h =
        static_cast<std::uint32_t>(x) * 0x8DA6B343u ^ static_cast<std::uint32_t>(y) * 0xD8163841u ^ seed * 0xCB1AB31Fu;
    h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12)) * 0x297A2D39u;
    return h ^ (h >> 15);
}

/// 0…1.
inline float random01(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return static_cast<float>(hash(x, y, seed) >> 8) * (1.0f / 16777216.0f);
}

/// Smooth noise of period 1, 0…1.
inline float noise(float x, float y, std::uint32_t seed)
{
    const float fx = floorOf(x), fy = floorOf(y);
    const auto ix = static_cast<std::int32_t>(fx), iy = static_cast<std::int32_t>(fy);
    float tx = x - fx, ty = y - fy;
    tx = tx * tx * (3 - 2 * tx);
    ty = ty * ty * (3 - 2 * ty);
    return mix(mix(random01(ix, iy, seed), random01(ix + 1, iy, seed), tx),
               mix(random01(ix, iy + 1, seed), random01(ix + 1, iy + 1, seed), tx), ty);
}

/// Two octaves of noise, 0…1 around one half.
inline float roughNoise(float x, float y, std::uint32_t seed)
{
    return 0.66f * noise(x, y, seed) + 0.34f * noise(2.3f * x + 17, 2.3f * y + 31, seed + 1);
}

/// A camera's noise at a pixel, -1…1, small values more often than large ones.
inline float grain(std::int32_t column, std::int32_t row)
{
    const std::uint32_t h = hash(column, row, 5);
    return static_cast<float>((h & 0xFFFFu) + (h >> 16)) * (1.0f / 65535.0f) - 1;
}

/// Converts linear light to a byte: a soft shoulder for highlights, then a gamma of two. `added` is in levels.
inline std::uint8_t toByte(float light, float added)
{
    const float positive = std::max(light, 0.0f);
    const float shouldered = positive < 0.6f ? positive : 0.6f + 0.4f * (positive - 0.6f) / (positive - 0.2f);
    return static_cast<std::uint8_t>(std::clamp(std::sqrt(shouldered) * 255 + added + 0.5f, 0.0f, 255.0f));
}

} // namespace tilescope::shading
