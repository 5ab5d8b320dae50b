#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

// How colours are perceived, as numbers.

namespace tilescope::test
{

enum class Vision { Full, Protanopia, Deuteranopia, Tritanopia };
inline constexpr std::array visions{Vision::Full, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia};

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

inline Triple times(const Matrix& matrix, const Triple& vector)
{
    Triple product{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            product[row] += matrix[row][column] * vector[column];
    return product;
}

/// Linear light of an sRGB colour (IEC 61966-2-1).
inline Triple lightOf(const QColor& colour)
{
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

/// The colour that someone without one kind of cone sees: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009; the matrices of
/// severity 1.0, for linear light.
inline Triple seen(const QColor& colour, Vision vision)
{
    constexpr Matrix protanopia{
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
    constexpr Matrix deuteranopia{
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
    constexpr Matrix tritanopia{
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    Triple light = lightOf(colour);
    switch (vision) {
    case Vision::Full: break;
    case Vision::Protanopia: light = times(protanopia, light); break;
    case Vision::Deuteranopia: light = times(deuteranopia, light); break;
    case Vision::Tritanopia: light = times(tritanopia, light); break;
    }
    for (double& part : light)
        part = std::clamp(part, 0.0, 1.0);
    return light;
}

/// OKLab (B. Ottosson, 2020) of linear light, times a hundred: the smallest noticeable difference is about 2.
inline Triple okLab(const Triple& light)
{
    constexpr Matrix cones{{{0.4122214708, 0.5363325363, 0.0514459929},
                            {0.2119034982, 0.6806995451, 0.1073969566},
                            {0.0883024619, 0.2817188376, 0.6299787005}}};
    constexpr Matrix axes{{{21.04542553, 79.36177850, -0.40720468},
                           {197.79984951, -242.85922050, 45.05937099},
                           {2.59040371, 78.27717662, -80.86757660}}};
    Triple response = times(cones, light);
    for (double& part : response)
        part = std::cbrt(part);
    return times(axes, response);
}

inline double lightness(const QColor& colour, Vision vision = Vision::Full) { return okLab(seen(colour, vision))[0]; }

inline double difference(const QColor& a, const QColor& b, Vision vision)
{
    const Triple first = okLab(seen(a, vision)), second = okLab(seen(b, vision));
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/// CIE 1976 L*a*b* of linear light under D65.
inline Triple cieLab(const Triple& light)
{
    constexpr Matrix xyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    Triple part = times(xyz, light);
    part[0] /= 0.95047;
    part[2] /= 1.08883;
    for (double& value : part)
        value = value > 216.0 / 24389 ? std::cbrt(value) : (24389.0 / 27 * value + 16) / 116;
    return {116 * part[1] - 16, 500 * (part[0] - part[1]), 200 * (part[1] - part[2])};
}

/// CIEDE2000 of two L*a*b* colours: G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 color-difference formula", Color
/// Research and Application 30(1), 2005. About 1 is just noticeable side by side.
inline double ciede2000(const Triple& first, const Triple& second)
{
    constexpr double degree = std::numbers::pi / 180;
    const auto seventh = [](double chroma) {
        return std::sqrt(std::pow(chroma, 7) / (std::pow(chroma, 7) + 6103515625));
    };
    const double stretch = 1.5 - 0.5 * seventh((std::hypot(first[1], first[2]) + std::hypot(second[1], second[2])) / 2);
    struct Polar {
        double chroma, hue;
    };
    const auto polar = [stretch](const Triple& lab) {
        const double hue = std::atan2(lab[2], stretch * lab[1]) / degree;
        return Polar{std::hypot(stretch * lab[1], lab[2]), hue < 0 ? hue + 360 : hue};
    };
    const Polar a = polar(first), b = polar(second);
    const bool isGrey = a.chroma * b.chroma == 0;
    const bool isAcross = std::abs(a.hue - b.hue) > 180; // the shorter way is through 0 degrees
    double turn = isGrey ? 0 : b.hue - a.hue, hue = isGrey ? a.hue + b.hue : (a.hue + b.hue) / 2;
    if (!isGrey && isAcross) {
        turn += turn > 0 ? -360 : 360;
        hue += hue < 180 ? 180 : -180;
    }
    const double chroma = (a.chroma + b.chroma) / 2, light = std::pow((first[0] + second[0]) / 2 - 50, 2);
    const double weight = 1 - 0.17 * std::cos((hue - 30) * degree) + 0.24 * std::cos(2 * hue * degree) +
                          0.32 * std::cos((3 * hue + 6) * degree) - 0.20 * std::cos((4 * hue - 63) * degree);
    const double rotation = -2 * seventh(chroma) * std::sin(60 * std::exp(-std::pow((hue - 275) / 25, 2)) * degree);
    const double byLight = (second[0] - first[0]) / (1 + 0.015 * light / std::sqrt(20 + light));
    const double byChroma = (b.chroma - a.chroma) / (1 + 0.045 * chroma);
    const double byHue =
        2 * std::sqrt(a.chroma * b.chroma) * std::sin(turn / 2 * degree) / (1 + 0.015 * chroma * weight);
    return std::sqrt(byLight * byLight + byChroma * byChroma + byHue * byHue + rotation * byChroma * byHue);
}

inline double ciede2000(const QColor& a, const QColor& b, Vision vision)
{
    return ciede2000(cieLab(seen(a, vision)), cieLab(seen(b, vision)));
}

/// WCAG 2.2, relative luminance and contrast ratio: 1 to 21.
inline double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const Triple light = lightOf(colour);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    };
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace tilescope::test
