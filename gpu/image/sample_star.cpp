#include "gpu/image/sample_drawing.h"
#include "gpu/image/shading.h"

namespace tilescope
{

namespace
{

using namespace shading;

constexpr float White = 0.94f, Black = 0.05f, Ground = 0.52f; // levels, 0…1

/// A test chart around (0, 0), the picture's centre; the picture's shorter side has length 1.
class StarChart
{
public:
    StarChart(int width, int height)
        : m_pixel(1.0f / static_cast<float>(std::min(width, height))),
          m_halfWidth(0.5f * static_cast<float>(width) * m_pixel),
          m_halfHeight(0.5f * static_cast<float>(height) * m_pixel)
    {
    }

    float levelAt(int column, int row) const
    {
        const float x = (static_cast<float>(column) + 0.5f) * m_pixel - m_halfWidth;
        const float y = (static_cast<float>(row) + 0.5f) * m_pixel - m_halfHeight;
        const float radius = std::sqrt(x * x + y * y);
        if (radius < 0.36f)
            return star(x, y, radius);
        const float fromSide = m_halfWidth - std::abs(x), fromTop = m_halfHeight - std::abs(y);
        if (fromSide < 0.32f && fromTop < 0.32f)
            return zonePlate(fromSide - 0.16f, fromTop - 0.16f);
        if (std::abs(x) < 0.165f)
            return y < 0 ? stepWedge(x, fromTop) : ramp(x, fromTop);
        if (std::abs(y) < 0.165f)
            return linePairs(y, fromSide, x < 0);
        return Ground;
    }

private:
    /// Spokes whose edges are blurred by the pixel; where they are narrower than a pixel, they are grey.
    float star(float x, float y, float radius) const
    {
        constexpr float Spokes = 48, Outer = 0.325f, Hub = 0.012f;
        const float turns = turnsOf(x, y) * Spokes;
        const float phase = turns - floorOf(turns);             // 0…1 over a dark and a light spoke
        const float toEdge = 0.25f - std::abs(phase - 0.5f);    // in phases, positive in the dark half
        const float phaseLength = 6.2831853f * radius / Spokes; // of one phase, along the circle
        const float seen = smoothStep(1.0f, 2.0f, phaseLength / m_pixel);
        float level = mix(White, Black, mix(0.5f, coverage(-toEdge * phaseLength, m_pixel), seen));
        level = mix(level, White, coverage(radius - Hub * 1.6f, m_pixel));
        level = mix(level, Black, coverage(radius - Hub, m_pixel));

        // Around it a white ring with a tick every five degrees.
        const float tick = turnsOf(x, y) * 72;
        const float fromTick = std::abs(tick - floorOf(tick + 0.5f)) * 6.2831853f * radius / 72;
        const float ring =
            std::max(coverage(std::abs(radius - 0.342f) - 0.0065f, m_pixel) * coverage(fromTick - 0.0011f, m_pixel),
                     coverage(std::abs(radius - 0.3305f) - 0.0012f, m_pixel));
        const float outside = mix(mix(Ground, White, coverage(radius - 0.352f, m_pixel)), Black, ring);
        return mix(outside, level, coverage(radius - Outer, m_pixel));
    }

    /// cos(r²): its frequency grows with the radius and reaches one cycle per two pixels at the rim, for any size.
    float zonePlate(float x, float y) const
    {
        constexpr float Outer = 0.15f;
        const float radius = std::sqrt(x * x + y * y);
        const float turns = radius * radius / (4 * Outer * m_pixel);
        const float amplitude = 0.42f * smoothStep(Outer, 0.85f * Outer, radius);
        return Ground + amplitude * cosineOfTurns(turns);
    }

    float stepWedge(float x, float fromTop) const
    {
        const float step = floorOf((x + 0.165f) * (11 / 0.33f));
        return framed(std::abs(fromTop - 0.075f), mix(Black, White, step / 10));
    }

    float ramp(float x, float fromTop) const
    {
        return framed(std::abs(fromTop - 0.075f), mix(Black, White, (x + 0.165f) / 0.33f));
    }

    /// Bars that become finer from group to group; vertical on one side of the chart and horizontal on the other.
    float linePairs(float y, float fromSide, bool level) const
    {
        const float group = floorOf((y + 0.165f) * (6 / 0.33f));
        const float inGroup = (y + 0.165f) - (group + 0.5f) * (0.33f / 6);
        const float period = 0.018f / (1 + group);
        const float across = level ? inGroup : fromSide - 0.075f;
        const float phase = across / period - floorOf(across / period);
        const float edge = (0.25f - std::abs(phase - 0.5f)) * period;
        const float seen = smoothStep(1.0f, 2.0f, period / m_pixel);
        const float bars = mix(White, Black, mix(0.5f, coverage(-edge, m_pixel), seen));
        const float inside =
            coverage(std::abs(inGroup) - 0.022f, m_pixel) * coverage(std::abs(fromSide - 0.075f) - 0.036f, m_pixel);
        return mix(Ground, bars, inside);
    }

    float framed(float acrossBand, float level) const
    {
        return mix(mix(Ground, Black, coverage(acrossBand - 0.027f, m_pixel)), level,
                   coverage(acrossBand - 0.0255f, m_pixel));
    }

    float m_pixel, m_halfWidth, m_halfHeight;
};

} // namespace

Image drawStar(int width, int height, const std::stop_token& stop)
{
    Image image(width, height, PixelFormat::Grey8);
    const StarChart chart(width, height);
    forRowBands(width, height, stop, [&](int begin, int end) {
        for (int y = begin; y < end; ++y)
            for (int x = 0; x < width; ++x)
                image.row<std::uint8_t>(y)[x] = static_cast<std::uint8_t>(clamp01(chart.levelAt(x, y)) * 255 + 0.5f);
    });
    return image;
}

} // namespace tilescope
