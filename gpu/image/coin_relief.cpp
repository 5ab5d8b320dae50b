#include "gpu/image/coin_relief.h"

#include <array>

namespace tilescope
{

using namespace shading;

namespace
{

constexpr float FullTurn = 6.2831853f;
constexpr float NameRadius = 0.625f, LetterUnit = 0.0155f;

/// Two rows of leaves along a stem, mirrored about the coin's lowest point.
float laurelDistance(float turns, float radius)
{
    constexpr float StemRadius = 0.69f, LeafTurns = 0.026f;
    const float fromBottom = std::abs(turns + 0.25f - floorOf(turns + 0.75f)); // 0 at the lowest point
    const float along = (fromBottom - 0.012f) / LeafTurns;
    const float beyondEnds = std::max(std::max(along - 6, -along), 0.0f) * LeafTurns * FullTurn * StemRadius;
    const float across = radius - StemRadius;
    const float inLeaf = (along - floorOf(along) - 0.5f) * LeafTurns * FullTurn * StemRadius;
    const float lean = inLeaf - 0.6f * std::abs(across) + 0.028f; // leaves point away from the stem
    const float ax = lean / 0.045f, ay = (std::abs(across) - 0.046f) / 0.030f;
    const float leaf = (std::sqrt(ax * ax + ay * ay) - 1) * 0.03f;
    return std::min(leaf, std::abs(across) - 0.008f) + 3 * beyondEnds;
}

float beadDistance(float turns, float radius)
{
    constexpr float Beads = 72, BeadRadius = 0.855f;
    const float along = (turns * Beads - floorOf(turns * Beads) - 0.5f) * FullTurn * BeadRadius / Beads;
    const float across = radius - BeadRadius;
    return std::sqrt(along * along + across * across) - 0.024f;
}

/// A raised shape with a rounded shoulder.
float raised(float distance, float shoulder) { return smoothStep(0.4f * shoulder, -shoulder, distance); }

} // namespace

const std::vector<CoinDesign>& coinDesigns()
{
    static const Colour gold{1.0f, 0.70f, 0.27f}, silver{0.90f, 0.90f, 0.89f}, copper{0.95f, 0.47f, 0.27f},
        brass{0.90f, 0.76f, 0.40f};
    static const std::vector<CoinDesign> designs{{"1", "GLOBAL", 0.125f, copper, copper},
                                                 {"2", "TEXTURE", 0.135f, silver, silver},
                                                 {"5", "CONSTANT", 0.145f, brass, brass},
                                                 {"10", "SHARED", 0.155f, silver, gold},
                                                 {"20", "REGISTER", 0.165f, gold, silver}};
    return designs;
}

CoinRelief::CoinRelief()
    : m_letters(1.05f, 1.05f, false, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), m_digits(1.25f, 0.8f, true, "0123456789")
{
}

CoinRelief::Point CoinRelief::at(const CoinDesign& design, float x, float y) const
{
    const float radius = std::sqrt(x * x + y * y);
    const float rim = smoothStep(0.885f, 0.915f, radius) * (1 - smoothStep(0.965f, 1.0f, radius));
    Point point{0.030f * rim - 0.045f * radius * radius, 0};
    float nearest = std::abs(radius - 0.9f);
    const auto strike = [&](float distance, float height, float shoulder) {
        point.height += height * raised(distance, shoulder);
        nearest = std::min(nearest, std::abs(distance));
    };
    if (radius > 0.5f && radius < 0.9f) {
        const float turns = turnsOf(x, -y);
        strike(beadDistance(turns, radius), 0.020f, 0.024f);
        strike(nameDistance(design.name, turns, radius), 0.020f, 0.010f);
        strike(laurelDistance(turns, radius), 0.020f, 0.020f);
    }
    if (radius < 0.6f)
        strike(numberDistance(design.number, x, y), 0.034f, 0.030f);
    point.grime = bell(nearest * 34) * (1 - 0.75f * clamp01(point.height * 40));
    return point;
}

float CoinRelief::nameDistance(std::string_view name, float turns, float radius) const
{
    const float spacing = 1.18f; // letters spread along the arc
    float at = (0.25f - turns) * FullTurn * NameRadius / (LetterUnit * spacing) + 0.5f * m_letters.textWidth(name);
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char letter = name[i];
        const float advance = m_letters.advance(letter);
        if (at < advance || i + 1 == name.size())
            return LetterUnit * m_letters.distance(letter, 0.5f * advance + (at - 0.5f * advance) * spacing,
                                                   (radius - NameRadius) / LetterUnit);
        at -= advance;
    }
    return 1;
}

float CoinRelief::numberDistance(std::string_view number, float x, float y) const
{
    const float unit = number.size() > 1 ? 0.045f : 0.060f;
    float at = x / unit + 0.5f * m_digits.textWidth(number);
    for (const char figure : number) {
        const float advance = m_digits.advance(figure);
        if (at >= 0 && at < advance)
            return unit * m_digits.distance(figure, at, 5 - y / unit);
        at -= advance;
    }
    return 1;
}

} // namespace tilescope
