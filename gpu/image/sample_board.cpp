#include "gpu/image/board_layout.h"
#include "gpu/image/sample_drawing.h"
#include "gpu/image/shading.h"

#include <vector>

namespace tilescope
{

namespace
{

using namespace shading;

/// The input of a material's shading at one place on the board.
struct Place {
    float x = 0, y = 0;
    float inside = 0; ///< distance from the part's edge, positive inside
    float slope = 0;  ///< how much the edge faces the lamp here, -1…1
};

/// A bright rim towards the lamp and a dark rim away from it, over `width` inside the edge.
float rim(const Place& place, float width) { return place.slope * bell(place.inside / width); }

Colour green(float brightness) { return Colour{0.010f, 0.094f, 0.050f} * brightness; }

Colour maskOverCopper(float x, float y)
{
    const float weave = noise(x * 700, y * 90, 3) + noise(x * 90, y * 700, 4);
    return green(1.0f + 0.10f * (weave - 1) + 0.12f * (noise(x * 11, y * 11, 5) - 0.5f));
}

Colour metal(Colour tint, const Place& place, float rounding)
{
    const float top = clamp01(place.inside / rounding);
    const float worn = noise(place.x * 330, place.y * 330, 7);
    return tint * (0.32f + 0.55f * top * (0.72f + 0.5f * worn) + 0.55f * rim(place, rounding));
}

Colour brushed(const Place& place)
{
    const float streaks = noise(place.x * 60, place.y * 1500, 13);
    const float sheen = 0.5f + 0.5f * sineOfTurns(5.5f * (place.x + 0.8f * place.y));
    return Colour{0.66f, 0.67f, 0.68f} * (0.52f + 0.22f * streaks + 0.34f * sheen + 0.65f * rim(place, 0.004f));
}

/// Rows of photo sites under glass: thin-film colours, and a reflected window.
Colour glass(const Place& place)
{
    const float along = 2.1f * place.x + 1.3f * place.y;
    const Colour film{0.10f + 0.07f * sineOfTurns(3 * along), 0.09f + 0.06f * sineOfTurns(3 * along + 0.36f),
                      0.20f + 0.10f * sineOfTurns(3 * along + 0.62f)};
    const float sites = 0.86f + 0.14f * sineOfTurns(place.x * 240) * sineOfTurns(place.y * 240);
    const float window = smoothStep(0.02f, 0.05f, sineOfTurns(2.2f * (place.x - 0.7f * place.y) + 0.1f) - 0.55f);
    return film * sites + Colour{0.16f, 0.18f, 0.20f} * (0.5f * window) + Colour{1, 1, 1} * (0.3f * rim(place, 0.002f));
}

Colour body(Colour tint, const Place& place, float bevel, float roughness)
{
    const float grainy = noise(place.x * 900, place.y * 900, 9);
    return tint * (0.85f + roughness * grainy + 2.6f * rim(place, bevel));
}

Colour materialAt(BoardMaterial material, const Place& place)
{
    switch (material) {
    case BoardMaterial::Clearance: return green(0.42f + 0.14f * noise(place.x * 500, place.y * 500, 6));
    case BoardMaterial::Trace: return green(1.75f + 1.0f * rim(place, 0.0012f));
    case BoardMaterial::Gold: return metal({1.0f, 0.72f, 0.30f}, place, 0.0018f);
    case BoardMaterial::Tin: return metal({0.70f, 0.71f, 0.72f}, place, 0.0030f);
    case BoardMaterial::Hole: return {0.010f, 0.009f, 0.008f};
    case BoardMaterial::Silkscreen:
        return Colour{0.74f, 0.76f, 0.72f} * (0.86f + 0.18f * noise(place.x * 600, place.y * 600, 8));
    case BoardMaterial::Shadow: return {0.002f, 0.008f, 0.006f};
    case BoardMaterial::Epoxy: return body({0.028f, 0.029f, 0.032f}, place, 0.0035f, 0.45f);
    case BoardMaterial::Ceramic: return body({0.42f, 0.28f, 0.16f}, place, 0.0022f, 0.25f);
    case BoardMaterial::Slate: return body({0.030f, 0.033f, 0.045f}, place, 0.0018f, 0.35f);
    case BoardMaterial::Plastic: return body({0.020f, 0.020f, 0.022f}, place, 0.0040f, 0.25f);
    case BoardMaterial::Can: return brushed(place);
    case BoardMaterial::Lead: return metal({0.92f, 0.92f, 0.90f}, place, 0.0022f);
    case BoardMaterial::Contact: return metal({1.0f, 0.74f, 0.33f}, place, 0.0022f);
    case BoardMaterial::Glass: return glass(place);
    case BoardMaterial::Engraving:
        return Colour{0.25f, 0.26f, 0.265f} * (0.8f + 0.3f * noise(place.x * 800, place.y * 800, 10));
    }
    return {};
}

/// Paints parts tile by tile, so that a picture of any size needs little additional memory.
class BoardPainter
{
public:
    BoardPainter(int width, int height)
        : m_pixel(1 / std::max(static_cast<float>(std::min(width, height)),
                               static_cast<float>(std::max(width, height)) / 8)),
          m_width(static_cast<float>(width) * m_pixel), m_height(static_cast<float>(height) * m_pixel),
          m_font(0.95f, 0.95f, false, "ABCDEFGHIJKLMNOPQRSTUVWXYZx0123456789+-./"), m_layout(m_width, m_height, m_font)
    {
    }

    static constexpr int Tile = 32; ///< pixels a side

    void paintBand(Image& image, int begin, int end) const;

private:
    using Parts = std::vector<const BoardPart*>;

    Parts partsWithin(float left, float top, float right, float bottom, const Parts& among) const;
    void paintPart(const BoardPart& part, int left, int top, std::vector<Colour>& tile) const;
    void finish(Image& image, int left, int top, int bottom, const std::vector<Colour>& tile) const;

    float m_pixel, m_width, m_height;
    StrokeFont m_font;
    BoardLayout m_layout;
};

BoardPainter::Parts BoardPainter::partsWithin(float left, float top, float right, float bottom,
                                              const Parts& among) const
{
    Parts found;
    for (const BoardPart* part : among) {
        const BoardPart::Bounds box = part->bounds();
        if (box.left - m_pixel < right && box.right + m_pixel > left && box.top - m_pixel < bottom &&
            box.bottom + m_pixel > top)
            found.push_back(part);
    }
    return found;
}

void BoardPainter::paintPart(const BoardPart& part, int left, int top, std::vector<Colour>& tile) const
{
    const BoardPart::Bounds box = part.bounds();
    const auto pixelOf = [&](float position, int origin, float margin) {
        return std::clamp(static_cast<int>(floorOf(position / m_pixel + margin)) - origin, 0, Tile);
    };
    const int x0 = pixelOf(box.left, left, -1), x1 = pixelOf(box.right, left, 2);
    const int y0 = pixelOf(box.top, top, -1), y1 = pixelOf(box.bottom, top, 2);
    const bool shadow = part.material == BoardMaterial::Shadow;
    for (int y = y0; y < y1; ++y)
        for (int x = x0; x < x1; ++x) {
            Place place{(static_cast<float>(left + x) + 0.5f) * m_pixel, (static_cast<float>(top + y) + 0.5f) * m_pixel,
                        0, 0};
            const float distance = part.distance(place.x, place.y, m_font);
            const float cover =
                shadow ? 0.62f * smoothStep(part.soft, -part.soft, distance) : coverage(distance, m_pixel);
            if (cover <= 0)
                continue;
            constexpr float Aside = 0.0004f; // a step towards the lamp
            place.inside = std::max(-distance, 0.0f);
            if (place.inside < 0.012f && !shadow)
                place.slope =
                    (part.distance(place.x - 0.6f * Aside, place.y - 0.8f * Aside, m_font) - distance) / Aside;
            Colour& under = tile[static_cast<std::size_t>(y * Tile + x)];
            under = mix(under, materialAt(part.material, place), cover);
        }
}

/// Lamp, sheen and the camera's noise.
void BoardPainter::finish(Image& image, int left, int top, int bottom, const std::vector<Colour>& tile) const
{
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < std::min(left + Tile, image.width()); ++x) {
            const float sx = (static_cast<float>(x) + 0.5f) * m_pixel, sy = (static_cast<float>(y) + 0.5f) * m_pixel;
            const float dx = (sx - 0.30f * m_width) / (0.4f + 0.6f * m_width),
                        dy = (sy - 0.22f * m_height) / (0.4f + 0.6f * m_height);
            const float near = 1 / (1 + 1.15f * (dx * dx + dy * dy));
            const Colour lamp = Colour{1.78f, 1.73f, 1.64f} * near + Colour{0.10f, 0.11f, 0.13f};
            const Colour sheen = Colour{0.020f, 0.024f, 0.022f} * (near * near * near * near);
            const Colour light = tile[static_cast<std::size_t>((y - top) * Tile + x - left)] * lamp + sheen;
            const float noiseLevels = 2.5f * grain(x, y);
            auto* out = image.row<std::uint8_t>(y) + 3 * static_cast<std::ptrdiff_t>(x);
            out[0] = toByte(light.red, noiseLevels);
            out[1] = toByte(light.green, noiseLevels);
            out[2] = toByte(light.blue, noiseLevels);
        }
}

void BoardPainter::paintBand(Image& image, int begin, int end) const
{
    Parts all;
    for (const BoardPart& part : m_layout.parts())
        all.push_back(&part);
    const float bandTop = static_cast<float>(begin) * m_pixel, bandBottom = static_cast<float>(end) * m_pixel;
    const Parts inBand = partsWithin(0, bandTop, m_width, bandBottom, all);
    std::vector<Colour> tile(static_cast<std::size_t>(Tile) * Tile);
    for (int top = begin; top < end; top += Tile)
        for (int left = 0; left < image.width(); left += Tile) {
            for (int y = 0; y < Tile; ++y)
                for (int x = 0; x < Tile; ++x)
                    tile[static_cast<std::size_t>(y * Tile + x)] =
                        maskOverCopper((static_cast<float>(left + x) + 0.5f) * m_pixel,
                                       (static_cast<float>(top + y) + 0.5f) * m_pixel);
            for (const BoardPart* part : partsWithin(
                     static_cast<float>(left) * m_pixel, static_cast<float>(top) * m_pixel,
                     static_cast<float>(left + Tile) * m_pixel, static_cast<float>(top + Tile) * m_pixel, inBand))
                paintPart(*part, left, top, tile);
            finish(image, left, top, std::min(top + Tile, end), tile);
        }
}

} // namespace

Image drawBoard(int width, int height, const std::stop_token& stop)
{
    Image image(width, height, PixelFormat::Rgb8);
    const BoardPainter painter(width, height);
    forRowBands(width, height, stop, [&](int begin, int end) { painter.paintBand(image, begin, end); });
    return image;
}

} // namespace tilescope
