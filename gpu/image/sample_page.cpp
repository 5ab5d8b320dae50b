#include "gpu/image/page_text.h"
#include "gpu/image/sample_drawing.h"
#include "gpu/image/shading.h"

namespace tilescope
{

namespace
{

using namespace shading;

/// A page of a book under a lamp, photographed slightly askew.
class PagePhoto
{
public:
    PagePhoto(int width, int height)
        : m_pixel(1 / std::max(static_cast<float>(std::min(width, height)),
                               static_cast<float>(std::max(width, height)) / 8)),
          m_width(static_cast<float>(width) * m_pixel), m_height(static_cast<float>(height) * m_pixel),
          m_columnWidth(std::max(m_width - 2 * Margin, 0.3f)), m_text(m_columnWidth, m_height + 0.1f)
    {
    }

    Colour lightAt(int column, int row) const
    {
        const float x = (static_cast<float>(column) + 0.5f) * m_pixel, y = (static_cast<float>(row) + 0.5f) * m_pixel;

        // The camera is slightly rotated, and the page rises towards its binding on the left.
        const float curl = bell(x * 4.5f);
        const float u = x - 0.016f * (y - 0.5f) - 0.03f * curl - Margin;
        const float v = y + 0.016f * (x - 0.5f) - 0.022f * curl - 0.05f;

        const float fibres = roughNoise(u * 260, v * 260, 11), clouds = noise(u * 14, v * 14, 23);
        Colour paper = Colour{0.86f, 0.83f, 0.755f} * (0.93f + 0.08f * fibres + 0.06f * clouds);

        // The print on the other side shines through, mirrored and blurred.
        const float behind = m_text.distance(m_columnWidth - u, v + 0.5f * PageText::LinePitch);
        paper = paper * (1 - 0.055f * smoothStep(0.0035f, -0.0015f, behind));

        const float ink = coverage(m_text.distance(u, v) + 0.0006f * (fibres - 0.5f), 1.25f * m_pixel);
        const Colour black = Colour{0.030f, 0.028f, 0.032f} * (0.8f + 0.6f * fibres);
        return mix(paper, black, ink * (0.9f + 0.1f * clouds)) * lamp(x, y) * mix(1.0f, 0.42f, curl * curl);
    }

private:
    /// Warm light from above on the left, falling off; the soft shadow of a hand reaches in from the right.
    Colour lamp(float x, float y) const
    {
        const float dx = x - 0.34f * m_width, dy = y - 0.2f * m_height;
        const float fall = 1 / (1 + 1.25f * (dx * dx + dy * dy));
        const float reach =
            x - (0.64f * m_width + 0.10f * sineOfTurns(0.55f * y + 0.1f)) - 0.55f * (y - 0.62f * m_height);
        const float edge = 0.035f + 0.10f * clamp01(y);
        const float shadow = smoothStep(-edge, edge, reach) * smoothStep(0.12f, 0.34f, y / m_height);
        const Colour direct = Colour{1.24f, 1.16f, 1.02f} * (fall * (1 - 0.72f * shadow));
        return direct + Colour{0.065f, 0.075f, 0.095f};
    }

    static constexpr float Margin = 0.075f;
    float m_pixel, m_width, m_height, m_columnWidth;
    PageText m_text;
};

} // namespace

Image drawPage(int width, int height, const std::stop_token& stop)
{
    Image image(width, height, PixelFormat::Rgb8);
    const PagePhoto photo(width, height);
    forRowBands(width, height, stop, [&](int begin, int end) {
        for (int y = begin; y < end; ++y) {
            auto* out = image.row<std::uint8_t>(y);
            for (int x = 0; x < width; ++x, out += 3) {
                const Colour light = photo.lightAt(x, y);
                const float noiseLevels = 3 * grain(x, y);
                out[0] = toByte(light.red, noiseLevels);
                out[1] = toByte(light.green, noiseLevels);
                out[2] = toByte(light.blue, noiseLevels);
            }
        }
    });
    return image;
}

} // namespace tilescope
