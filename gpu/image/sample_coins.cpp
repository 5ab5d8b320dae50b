#include "gpu/image/coin_relief.h"
#include "gpu/image/sample_drawing.h"
#include "gpu/image/shading.h"

#include <vector>

namespace tilescope
{

namespace
{

using namespace shading;

/// A coin and its place; the picture's shorter side has length 1.
struct Coin {
    float x = 0, y = 0, radius = 0, cosine = 1, sine = 0;
    std::uint32_t layer = 0; ///< higher layers are on top
    const CoinDesign* design = nullptr;
};

/// Coins scattered on a cloth, one for most cells of a grid.
class CoinScene
{
public:
    CoinScene(int width, int height)
        : m_pixel(1 / std::max(static_cast<float>(std::min(width, height)),
                               static_cast<float>(std::max(width, height)) / 8)),
          m_width(static_cast<float>(width) * m_pixel), m_height(static_cast<float>(height) * m_pixel)
    {
        const int columns = static_cast<int>(m_width / Cell) + 4, rows = static_cast<int>(m_height / Cell) + 4;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                if (random01(column, row, 71) >= 0.13f)
                    m_coins.push_back(strewn(column, row));
    }

    /// The surface at a place, before lighting.
    struct Spot {
        const Coin* coin = nullptr; ///< null: the cloth
        float height = 0, grime = 0, shadow = 0;
        bool atEdge = false; ///< a coin's edge crosses the pixel
        float x = 0, y = 0;  ///< in the scene
    };
    using Coins = std::vector<const Coin*>;

    /// The coins that are visible, or cast a shadow, within `reach` of a place.
    Coins coinsNear(float x, float y, float reach) const;
    Spot spotAt(float x, float y, const Coins& near) const;

    /// The light from a spot, given the heights one pixel to the right and one below.
    Colour lightOf(const Spot& spot, const Spot& right, const Spot& below) const;
    Colour smoothLight(const Spot& spot, const Coins& near) const;
    float pixel() const { return m_pixel; }

private:
    static constexpr float Cell = 0.315f;

    Coin strewn(int column, int row) const;
    Colour lampAt(const Spot& spot) const;
    Colour coinLight(const Spot& spot, float slopeX, float slopeY) const;
    Colour clothLight(const Spot& spot) const;

    float m_pixel, m_width, m_height;
    std::vector<Coin> m_coins;
    CoinRelief m_relief;
};

Coin CoinScene::strewn(int column, int row) const
{
    const auto& designs = coinDesigns();
    const CoinDesign& design = designs[hash(column, row, 72) % designs.size()];
    const float shift = row % 2 == 0 ? 0.0f : 0.5f;
    const float turns = random01(column, row, 75);
    return {(static_cast<float>(column) - 1 + shift + 0.40f * (random01(column, row, 73) - 0.5f)) * Cell,
            (static_cast<float>(row) - 0.62f + 0.34f * (random01(column, row, 74) - 0.5f)) * Cell,
            design.radius,
            cosineOfTurns(turns),
            sineOfTurns(turns),
            hash(column, row, 76),
            &design};
}

CoinScene::Coins CoinScene::coinsNear(float x, float y, float reach) const
{
    constexpr float ShadowReach = 0.06f;
    Coins near;
    for (const Coin& coin : m_coins) {
        const float dx = x - coin.x, dy = y - coin.y, far = coin.radius + ShadowReach + reach;
        if (dx * dx + dy * dy < far * far)
            near.push_back(&coin);
    }
    return near;
}

CoinScene::Spot CoinScene::spotAt(float x, float y, const Coins& near) const
{
    Spot spot;
    spot.x = x;
    spot.y = y;
    for (const Coin* coin : near) {
        const float dx = x - coin->x, dy = y - coin->y;
        if (dx * dx + dy * dy < coin->radius * coin->radius && (!spot.coin || coin->layer > spot.coin->layer))
            spot.coin = coin;
    }
    // Coins above this point block the lamp's light: a soft shadow down to the right, and a dark seam at their edge.
    float light = 1;
    for (const Coin* coin : near) {
        const float dx = x - coin->x, dy = y - coin->y;
        const float seam = std::sqrt(dx * dx + dy * dy) - coin->radius;
        spot.atEdge |= std::abs(seam) < m_pixel;
        if (coin == spot.coin || (spot.coin && coin->layer < spot.coin->layer))
            continue;
        const float cast = std::sqrt((dx - 0.016f) * (dx - 0.016f) + (dy - 0.022f) * (dy - 0.022f)) - coin->radius;
        light *= (1 - 0.72f * smoothStep(0.022f, -0.016f, cast)) * (1 - 0.5f * bell(seam * 110));
    }
    spot.shadow = 1 - light;
    if (spot.coin) {
        const Coin& coin = *spot.coin;
        const float dx = (x - coin.x) / coin.radius, dy = (y - coin.y) / coin.radius;
        const auto point =
            m_relief.at(*coin.design, dx * coin.cosine + dy * coin.sine, dy * coin.cosine - dx * coin.sine);
        spot.height = point.height * coin.radius;
        spot.grime = point.grime;
    }
    return spot;
}

Colour CoinScene::lightOf(const Spot& spot, const Spot& right, const Spot& below) const
{
    if (!spot.coin)
        return clothLight(spot);
    const auto slopeTo = [&](const Spot& other) {
        return other.coin == spot.coin ? (other.height - spot.height) / m_pixel : -0.9f;
    };
    return coinLight(spot, slopeTo(right), slopeTo(below));
}

/// The mean of four samples within the pixel, for edges.
Colour CoinScene::smoothLight(const Spot& spot, const Coins& near) const
{
    Colour sum;
    for (const float offsetY : {-0.25f, 0.25f})
        for (const float offsetX : {-0.25f, 0.25f}) {
            const float x = spot.x + offsetX * m_pixel, y = spot.y + offsetY * m_pixel;
            sum = sum + lightOf(spotAt(x, y, near), spotAt(x + m_pixel, y, near), spotAt(x, y + m_pixel, near));
        }
    return sum * 0.25f;
}

/// The lamp's warm pool of light.
Colour CoinScene::lampAt(const Spot& spot) const
{
    const float dx = spot.x - 0.38f * m_width, dy = spot.y - 0.30f * m_height;
    const float fall = 1 / (1 + 0.85f * (dx * dx + dy * dy));
    return Colour{1.08f, 1.02f, 0.94f} * (fall * (1 - spot.shadow)) + Colour{0.050f, 0.056f, 0.070f};
}

/// Metal reflects its surroundings: a broad softbox at the upper left, a dim room elsewhere.
Colour CoinScene::coinLight(const Spot& spot, float slopeX, float slopeY) const
{
    const Coin& coin = *spot.coin;
    const float dx = (spot.x - coin.x) / coin.radius, dy = (spot.y - coin.y) / coin.radius;
    const float radius = std::sqrt(dx * dx + dy * dy);
    const float scratches =
        noise((spot.x * coin.cosine + spot.y * coin.sine) * 900, (spot.y * coin.cosine - spot.x * coin.sine) * 60, 81);
    const float stain = noise(spot.x * 34 + coin.cosine * 9, spot.y * 34, 83);

    // The reflected direction of the view, which is straight down.
    const float nx = -slopeX + 0.05f * (scratches - 0.5f), ny = -slopeY;
    const float inverse = 1 / (1 + nx * nx + ny * ny);
    const float rx = 2 * nx * inverse, ry = 2 * ny * inverse, rz = 2 * inverse - 1;
    const float towardsLamp = -0.44f * rx - 0.52f * ry + 0.73f * rz;

    const float room = 0.10f + 0.62f * clamp01(towardsLamp) * clamp01(towardsLamp);
    const float softBox = 0.95f * bell((1 - towardsLamp) * 4.6f) + 0.9f * bell((1 - towardsLamp) * 22);
    const float lustre = 0.07f * (noise(turnsOf(dx, dy) * 46, radius * 2, coin.layer) - 0.5f);
    const bool isCore = radius < 0.5f;
    const Colour metal = isCore ? coin.design->core : coin.design->metal;
    const Colour tarnish = mix(Colour{1, 1, 1}, Colour{0.62f, 0.56f, 0.50f}, 0.55f * stain);
    const float joint =
        1 - (coin.design->core.red != coin.design->metal.red ? 0.6f * bell((radius - 0.5f) * 90) : 0.0f);
    const float clean = 1 - 0.62f * spot.grime;
    return metal * tarnish * lampAt(spot) * ((room + softBox + lustre) * clean * joint) +
           Colour{0.30f, 0.30f, 0.29f} * (bell((1 - towardsLamp) * 40) * (1 - spot.shadow));
}

/// Linen in plain weave, slightly wrinkled.
Colour CoinScene::clothLight(const Spot& spot) const
{
    constexpr float Thread = 0.0085f;
    const float wide = noise(spot.x * 3.1f + 4, spot.y * 2.3f, 95),
                narrow = noise(spot.x * 7 + spot.y * 3, spot.y * 6, 96);
    const float u = (spot.x + 0.006f * narrow) / Thread, v = (spot.y + 0.006f * wide) / Thread;
    const float fu = u - floorOf(u) - 0.5f, fv = v - floorOf(v) - 0.5f;
    const bool over = (static_cast<int>(floorOf(u)) + static_cast<int>(floorOf(v))) % 2 == 0;
    const float across = over ? fu : fv, along = over ? fv : fu;
    const float weave = (1 - 3.0f * across * across) * (1 - 1.3f * along * along) - 0.35f * across;
    const float seen = smoothStep(1.0f, 3.0f, Thread / m_pixel);
    const float strand = over ? noise(floorOf(u), v * 0.11f, 93) : noise(u * 0.11f, floorOf(v), 94);
    const Colour dye = mix(Colour{0.032f, 0.085f, 0.125f}, Colour{0.060f, 0.135f, 0.175f}, strand);
    return dye * lampAt(spot) *
           ((0.62f + 0.5f * wide + 0.25f * narrow) * mix(0.72f, 0.25f + 0.85f * weave, seen) * 1.25f);
}

/// Draws rows one after another; slopes are computed from the neighbours to the right and below.
void drawRows(const CoinScene& scene, Image& image, int begin, int end)
{
    constexpr int Segment = 32; // pixels of a row that share a list of coins
    const int width = image.width();
    const float pixel = scene.pixel();
    std::vector<CoinScene::Coins> near;
    for (int x = 0; x <= width; x += Segment)
        near.push_back(scene.coinsNear((static_cast<float>(x) + 0.5f * Segment) * pixel,
                                       0.5f * static_cast<float>(begin + end) * pixel,
                                       (static_cast<float>(std::max(Segment, end - begin)) * 0.75f + 2) * pixel));
    const auto nearTo = [&](int x) -> const CoinScene::Coins& { return near[static_cast<std::size_t>(x / Segment)]; };

    std::vector<CoinScene::Spot> here, below;
    const auto fill = [&](std::vector<CoinScene::Spot>& spots, int y) {
        spots.clear();
        for (int x = 0; x <= width; ++x)
            spots.push_back(scene.spotAt((static_cast<float>(x) + 0.5f) * pixel, (static_cast<float>(y) + 0.5f) * pixel,
                                         nearTo(x)));
    };
    fill(below, begin);
    for (int y = begin; y < end; ++y) {
        std::swap(here, below);
        fill(below, y + 1);
        auto* out = image.row<std::uint8_t>(y);
        for (int x = 0; x < width; ++x, out += 3) {
            const auto i = static_cast<std::size_t>(x);
            const Colour light =
                here[i].atEdge ? scene.smoothLight(here[i], nearTo(x)) : scene.lightOf(here[i], here[i + 1], below[i]);
            const float noiseLevels = 2.5f * grain(x, y);
            out[0] = toByte(light.red, noiseLevels);
            out[1] = toByte(light.green, noiseLevels);
            out[2] = toByte(light.blue, noiseLevels);
        }
    }
}

} // namespace

Image drawCoins(int width, int height, const std::stop_token& stop)
{
    Image image(width, height, PixelFormat::Rgb8);
    const CoinScene scene(width, height);
    forRowBands(width, height, stop, [&](int begin, int end) { drawRows(scene, image, begin, end); });
    return image;
}

} // namespace tilescope
