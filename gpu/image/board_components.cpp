#include "gpu/image/board_layout.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

float BoardLayout::Frame::toX(float lx, float ly) const
{
    return x + (quarter == 0 ? lx : quarter == 1 ? ly : quarter == 2 ? -lx : -ly);
}

float BoardLayout::Frame::toY(float lx, float ly) const
{
    return y + (quarter == 0 ? -ly : quarter == 1 ? lx : quarter == 2 ? ly : -lx);
}

/// A black package with pins on its upper and lower sides, and on the left and right where pinsDown is not 0.
void BoardLayout::addPackage(float x, float y, float halfWidth, float halfHeight, int pinsAcross, int pinsDown,
                             float pitch)
{
    for (int quarter = 0; quarter < 4; ++quarter) {
        const int pins = quarter % 2 == 0 ? pinsAcross : pinsDown;
        const float out = quarter % 2 == 0 ? halfHeight : halfWidth;
        for (int pin = 0; pin < pins; ++pin) {
            const Frame side{x, y, quarter};
            const float offset = (static_cast<float>(pin) - 0.5f * static_cast<float>(pins - 1)) * pitch;
            addPin({side.toX(0, out), side.toY(0, out), quarter}, offset);
        }
    }
    addShadow(x, y, halfWidth, halfHeight, 0.004f, 1.0f);
    addBox(Material::Epoxy, x, y, halfWidth, halfHeight, 0.004f);
    addDisc(Material::Engraving, x - halfWidth + 0.013f, y + halfHeight - 0.013f, 0.0045f);
    addOutline(x, y, halfWidth + (pinsDown > 0 ? 0.031f : 0.008f), halfHeight + 0.031f, 0.004f);
}

/// A gull-wing lead on its soldered pad.
void BoardLayout::addPin(const Frame& side, float offset)
{
    const bool level = side.quarter % 2 == 1;
    const float px = side.toX(offset, 0.013f), py = side.toY(offset, 0.013f);
    const float wide = 0.0036f, length = 0.0105f;
    addPad(Material::Tin, px, py, level ? length : wide, level ? wide : length, 0.0012f);
    const float lx = side.toX(offset, 0.006f), ly = side.toY(offset, 0.006f);
    addBox(Material::Lead, lx, ly, level ? 0.0095f : 0.0024f, level ? 0.0024f : 0.0095f, 0.0012f);
}

/// Traces from a side's pins that spread and end in three rows of vias.
void BoardLayout::addFanOut(const Frame& side, int pins, float pitch, float reach)
{
    for (int pin = 0; pin < pins; ++pin) {
        const float from = (static_cast<float>(pin) - 0.5f * static_cast<float>(pins - 1)) * pitch;
        const float to = from * 1.38f, start = reach + 0.012f, bend = reach + 0.032f;
        const float afterBend = bend + std::abs(to - from),
                    end = std::max(afterBend, bend + 0.036f) + 0.0095f * static_cast<float>(pin % 3);
        addTrace(side.toX(from, start), side.toY(from, start), side.toX(from, bend), side.toY(from, bend));
        addTrace(side.toX(from, bend), side.toY(from, bend), side.toX(to, afterBend), side.toY(to, afterBend));
        addTrace(side.toX(to, afterBend), side.toY(to, afterBend), side.toX(to, end), side.toY(to, end));
        addVia(side.toX(to, end), side.toY(to, end));
    }
}

/// A two-ended chip resistor or capacitor on its pads.
void BoardLayout::addChipPassive(float x, float y, bool upright, Material body, std::string_view print)
{
    const auto place = [&](Material material, float along, float halfAlong, float halfAcross, float round) {
        if (material == Material::Tin)
            addPad(material, upright ? x : x + along, upright ? y + along : y, upright ? halfAcross : halfAlong,
                   upright ? halfAlong : halfAcross, round);
        else
            addBox(material, upright ? x : x + along, upright ? y + along : y, upright ? halfAcross : halfAlong,
                   upright ? halfAlong : halfAcross, round);
    };
    place(Material::Tin, -0.0150f, 0.0085f, 0.0098f, 0.002f);
    place(Material::Tin, 0.0150f, 0.0085f, 0.0098f, 0.002f);
    addShadow(x, y, upright ? 0.0080f : 0.0165f, upright ? 0.0165f : 0.0080f, 0.002f, 0.5f);
    place(body, 0, 0.0165f, 0.0080f, 0.0015f);
    place(Material::Lead, -0.0140f, 0.0030f, 0.0082f, 0.0015f);
    place(Material::Lead, 0.0140f, 0.0030f, 0.0082f, 0.0015f);
    if (!print.empty())
        addText(Material::Engraving, x, y + 0.0036f, 0.00068f, print, upright);
}

/// An aluminium can seen from above, its minus side marked.
void BoardLayout::addElectrolytic(float x, float y, float radius)
{
    for (const float side : {-1.0f, 1.0f})
        addPad(Material::Tin, x, y + side * (radius + 0.004f), 0.012f, 0.014f, 0.003f);
    addShadow(x, y, radius, radius, radius, 2.0f);
    addBox(Material::Plastic, x, y, radius + 0.002f, radius + 0.002f, 0.022f);
    addDisc(Material::Can, x, y, radius - 0.004f);
    m_parts.push_back({Material::Engraving, BoardPart::Kind::Bar, ' ', x, y, x, y, radius - 0.010f, 0.0006f, 0});
    addBox(Material::Engraving, x - 0.70f * radius, y, 0.006f, 0.024f, 0.004f);
    addText(Material::Engraving, x + 0.006f, y - 0.002f, 0.0021f, "220");
    addText(Material::Engraving, x + 0.006f, y + 0.026f, 0.0016f, "16V");
    addOutline(x, y, radius + 0.010f, radius + 0.010f, 0.020f);
    addText(Material::Silkscreen, x + radius - 0.006f, y - radius - 0.016f, 0.0015f, label('C'));
    addText(Material::Silkscreen, x - radius + 0.006f, y - radius - 0.016f, 0.0022f, "+");
}

void BoardLayout::addCrystal(float x, float y)
{
    for (const float side : {-1.0f, 1.0f}) {
        addPad(Material::Tin, x + side * 0.066f, y, 0.016f, 0.012f, 0.003f);
        addTrace(x + side * 0.066f, y, x + side * 0.066f, y - 0.055f);
        addVia(x + side * 0.066f, y - 0.055f);
    }
    addShadow(x, y, 0.070f, 0.030f, 0.029f, 1.2f);
    addBox(Material::Can, x, y, 0.070f, 0.030f, 0.029f);
    m_parts.push_back({Material::Engraving, BoardPart::Kind::Box, ' ', x, y, 0.062f, 0.022f, 0.021f, 0.0005f, 0});
    addText(Material::Engraving, x, y + 0.008f, 0.0018f, "24.000");
    addText(Material::Silkscreen, x, y + 0.056f, 0.0016f, label('Y'));
}

void BoardLayout::addBox(Material material, float x, float y, float halfWidth, float halfHeight, float round)
{
    m_parts.push_back({material, BoardPart::Kind::Box, ' ', x, y, halfWidth, halfHeight, round, 0, 0});
}

void BoardLayout::addBar(Material material, float x, float y, float toX, float toY, float halfWidth)
{
    m_parts.push_back({material, BoardPart::Kind::Bar, ' ', x, y, toX, toY, halfWidth, 0, 0});
}

void BoardLayout::addDisc(Material material, float x, float y, float radius) { addBar(material, x, y, x, y, radius); }

void BoardLayout::addOutline(float x, float y, float halfWidth, float halfHeight, float round)
{
    m_parts.push_back(
        {Material::Silkscreen, BoardPart::Kind::Box, ' ', x, y, halfWidth, halfHeight, round, 0.0009f, 0});
}

void BoardLayout::addTrace(float x, float y, float toX, float toY)
{
    constexpr float HalfWidth = 0.0018f, Gap = 0.0022f;
    addBar(Material::Clearance, x, y, toX, toY, HalfWidth + Gap);
    addBar(Material::Trace, x, y, toX, toY, HalfWidth);
}

void BoardLayout::addPad(Material metal, float x, float y, float halfWidth, float halfHeight, float round)
{
    constexpr float Gap = 0.0016f;
    addBox(Material::Clearance, x, y, halfWidth + Gap, halfHeight + Gap, round + Gap);
    addBox(metal, x, y, halfWidth, halfHeight, round);
}

void BoardLayout::addVia(float x, float y)
{
    addDisc(Material::Clearance, x, y, 0.0062f);
    addDisc(Material::Gold, x, y, 0.0042f);
    addDisc(Material::Hole, x, y, 0.0021f);
}

void BoardLayout::addShadow(float x, float y, float halfWidth, float halfHeight, float round, float height)
{
    m_parts.push_back({Material::Shadow, BoardPart::Kind::Box, ' ', x + 0.0055f * height, y + 0.0075f * height,
                       halfWidth, halfHeight, round, 0, 0.006f + 0.005f * height});
}

void BoardLayout::addText(Material material, float centreX, float baseline, float unit, std::string_view text,
                          bool upwards)
{
    const float width = m_font.textWidth(text) * unit;
    float at = -0.5f * width;
    for (const char letter : text) {
        if (upwards)
            m_parts.push_back({material, BoardPart::Kind::Letter, letter, centreX + 0.0042f, baseline - 0.0042f - at,
                               unit, 1, 0, 0, 0});
        else
            m_parts.push_back({material, BoardPart::Kind::Letter, letter, centreX + at, baseline, unit, 0, 0, 0, 0});
        at += m_font.advance(letter) * unit;
    }
}

/// The next reference, such as "R17".
std::string BoardLayout::label(char kind) { return kind + std::to_string(++m_labels); }

} // namespace tilescope
