#include "gpu/image/board_layout.h"

#include "gpu/image/shading.h"

#include <algorithm>

namespace tilescope
{

using shading::hash;
using shading::random01;

BoardLayout::BoardLayout(float width, float height, const StrokeFont& font) : m_font(font)
{
    // The modules of a small picture are fixed; further ones are random.
    constexpr int Chosen[2][3] = {{0, 1, 3}, {2, 4, 0}};
    for (int row = 0; static_cast<float>(row) * Cell < height + 0.1f; ++row)
        for (int column = 0; static_cast<float>(column) * Cell < width + 0.1f; ++column) {
            const float x = (static_cast<float>(column) + 0.5f) * Cell, y = (static_cast<float>(row) + 0.5f) * Cell;
            const int module =
                row < 2 && column < 3 ? Chosen[row][column] : static_cast<int>(hash(column, row, 41) % 5);
            if (module == 0)
                addProcessor(x, y);
            else if (module == 1)
                addLogic(x, y);
            else if (module == 2)
                addPower(x, y);
            else if (module == 3)
                addConnector(x, y);
            else
                addSensor(x, y);
            addStitching(x, y, column, row);
            addBuses(x, y, column, row);
        }
    std::stable_sort(m_parts.begin(), m_parts.end(),
                     [](const BoardPart& a, const BoardPart& b) { return a.material < b.material; });
}

void BoardLayout::addProcessor(float x, float y)
{
    constexpr int Pins = 16;
    constexpr float Pitch = 0.0104f, Half = 0.092f;
    for (int quarter = 0; quarter < 4; ++quarter)
        addFanOut({x, y, quarter}, Pins, Pitch, Half);
    addPackage(x, y, Half, Half, Pins, Pins, Pitch);
    addText(Material::Engraving, x, y - 0.016f, 0.0017f, "TILESCOPE");
    addText(Material::Engraving, x, y + 0.010f, 0.0013f, "WARP-32");
    addText(Material::Engraving, x, y + 0.034f, 0.0010f, "512x512 KR 26");
    addText(Material::Silkscreen, x - 0.060f, y - 0.130f, 0.0015f, label('U'));
    for (const float side : {-1.0f, 1.0f}) {
        addChipPassive(x + side * 0.148f, y - 0.146f, false, Material::Ceramic, "");
        addChipPassive(x + side * 0.150f, y + 0.146f, true, Material::Ceramic, "");
    }
}

void BoardLayout::addLogic(float x, float y)
{
    constexpr float Pitch = 0.0135f;
    for (const float side : {-1.0f, 1.0f}) {
        const float cy = y + side * 0.112f;
        for (const int quarter : {0, 2})
            addFanOut({x - 0.055f, cy, quarter}, 8, Pitch, 0.034f);
        addPackage(x - 0.055f, cy, 0.060f, 0.034f, 8, 0, Pitch);
        addText(Material::Engraving, x - 0.051f, cy - 0.002f, 0.00105f, side < 0 ? "SHARED48" : "BANK32");
        addText(Material::Engraving, x - 0.048f, cy + 0.017f, 0.0008f, "K1024 TS");
        addText(Material::Silkscreen, x - 0.158f, cy + 0.014f, 0.0014f, label('U'), true);
    }
    for (int i = 0; i < 6; ++i) {
        const float cy = y - 0.15f + static_cast<float>(i) * 0.06f;
        addTrace(x + 0.045f, cy + 0.011f, x + 0.085f, cy);
        addTrace(x + 0.119f, cy, x + 0.16f, cy);
        addVia(x + 0.16f, cy);
        addChipPassive(x + 0.102f, cy, false, Material::Slate, i % 2 == 0 ? "103" : "472");
        addText(Material::Silkscreen, x + 0.102f, cy - 0.015f, 0.0011f, label('R'));
    }
}

void BoardLayout::addPower(float x, float y)
{
    addElectrolytic(x - 0.10f, y - 0.085f, 0.066f);
    addElectrolytic(x + 0.055f, y - 0.085f, 0.066f);
    addCrystal(x - 0.085f, y + 0.095f);
    for (int i = 0; i < 4; ++i) {
        const float cx = x + 0.03f + static_cast<float>(i) * 0.042f;
        addTrace(cx, y + 0.022f, cx, y + 0.055f);
        addTrace(cx, y + 0.09f, cx, y + 0.14f);
        addTrace(cx, y + 0.14f, cx - 0.022f, y + 0.162f);
        addVia(cx - 0.022f, y + 0.162f);
        addChipPassive(cx, y + 0.073f, true, Material::Ceramic, "");
        addText(Material::Silkscreen, cx - 0.0185f, y + 0.082f, 0.0011f, label('C'), true);
    }
    for (int i = 0; i < 5; ++i)
        addVia(x + 0.150f, y - 0.15f + static_cast<float>(i) * 0.028f);
    addText(Material::Silkscreen, x + 0.12f, y + 0.008f, 0.0016f, "3.3V +");
}

void BoardLayout::addConnector(float x, float y)
{
    constexpr int Pins = 9;
    constexpr float Pitch = 0.034f;
    const float top = y - 0.115f;
    addShadow(x, top, 0.162f, 0.041f, 0.006f, 1.5f);
    addBox(Material::Plastic, x, top, 0.162f, 0.041f, 0.006f);
    addOutline(x, top, 0.170f, 0.049f, 0.010f);
    for (int i = 0; i < Pins; ++i) {
        const float px = x + (static_cast<float>(i) - 4) * Pitch;
        for (const float row : {-1.0f, 1.0f}) {
            addBox(Material::Contact, px, top + row * 0.017f, 0.0062f, 0.0062f, 0.0022f);
        }
        const float bend = 0.010f * static_cast<float>(i % 3);
        addTrace(px, top + 0.03f, px, y + bend);
        addTrace(px, y + bend, px + 0.017f, y + 0.017f + bend);
        addTrace(px + 0.017f, y + 0.017f + bend, px + 0.017f, y + 0.075f);
        addPad(Material::Gold, px + 0.017f, y + 0.085f, 0.0075f, 0.017f, 0.0030f);
        addVia(px, y + 0.15f);
    }
    addText(Material::Silkscreen, x - 0.13f, y - 0.175f, 0.0018f, label('J'));
    addText(Material::Silkscreen, x + 0.08f, y - 0.175f, 0.0014f, "HOST");
    addText(Material::Silkscreen, x - 0.02f, y + 0.131f, 0.0014f, "TEST 1-9");
}

/// An image sensor in a ceramic carrier with contacts around a window.
void BoardLayout::addSensor(float x, float y)
{
    constexpr int Pins = 11;
    constexpr float Pitch = 0.0155f, Half = 0.108f;
    for (int quarter = 0; quarter < 4; ++quarter) {
        addFanOut({x, y, quarter}, Pins, Pitch, Half - 0.006f);
        for (int pin = 0; pin < Pins; ++pin) {
            const Frame side{x, y, quarter};
            const float offset = (static_cast<float>(pin) - 0.5f * static_cast<float>(Pins - 1)) * Pitch;
            const bool level = quarter % 2 == 1;
            addBox(Material::Contact, side.toX(offset, Half - 0.0085f), side.toY(offset, Half - 0.0085f),
                   level ? 0.0075f : 0.0042f, level ? 0.0042f : 0.0075f, 0.0015f);
        }
    }
    addShadow(x, y, Half, Half, 0.006f, 1.3f);
    addBox(Material::Plastic, x, y, Half, Half, 0.006f);
    m_parts.push_back({Material::Contact, BoardPart::Kind::Box, ' ', x, y, 0.086f, 0.086f, 0.006f, 0.0022f, 0});
    addBox(Material::Glass, x, y, 0.066f, 0.066f, 0.002f);
    m_parts.push_back({Material::Engraving, BoardPart::Kind::Box, ' ', x, y, 0.070f, 0.070f, 0.002f, 0.0006f, 0});
    addOutline(x, y, Half + 0.012f, Half + 0.012f, 0.010f);
    addText(Material::Silkscreen, x - 0.09f, y - 0.135f, 0.0015f, label('U'));
    addText(Material::Silkscreen, x + 0.085f, y - 0.135f, 0.0013f, "CAM 1");
    for (int i = 0; i < 3; ++i) {
        const float cy = y - 0.12f + static_cast<float>(i) * 0.12f;
        addChipPassive(x - 0.200f, cy, true, Material::Ceramic, "");
        addChipPassive(x + 0.205f, cy, true, Material::Slate, "220");
    }
}

/// Vias that connect the copper planes, at random places along the cell's inner edge.
void BoardLayout::addStitching(float x, float y, int column, int row)
{
    for (int i = 0; i < 36; ++i) {
        const float along = (static_cast<float>(i % 9) - 4) * 0.047f;
        const Frame side{x, y, i / 9};
        if (random01(column * 36 + i, row, 47) < 0.55f)
            addVia(side.toX(along, 0.218f), side.toY(along, 0.218f));
    }
}

/// Bundles of long traces along the cell's left and upper edges, with a sideways step.
void BoardLayout::addBuses(float x, float y, int column, int row)
{
    const float left = x - 0.5f * Cell, top = y - 0.5f * Cell;
    const int lines = 3 + static_cast<int>(hash(column, row, 43) % 3);
    const float step = 0.012f * (random01(column, row, 44) > 0.5f ? 1.0f : -1.0f);
    const float from = 0.14f + 0.2f * random01(column, row, 45);
    for (int i = 0; i < lines; ++i) {
        const float offset = (static_cast<float>(i) - 2) * 0.0088f;
        addTrace(left + 0.03f, top + offset, left + from, top + offset);
        addTrace(left + from, top + offset, left + from + std::abs(step), top + offset + step);
        addTrace(left + from + std::abs(step), top + offset + step, left + Cell - 0.055f, top + offset + step);
        addVia(left + Cell - 0.055f + 0.008f * static_cast<float>(i % 2), top + offset + step);
        addTrace(left + offset, top + 0.035f, left + offset, top + from);
        addTrace(left + offset, top + from, left + offset + step, top + from + std::abs(step));
        addTrace(left + offset + step, top + from + std::abs(step), left + offset + step, top + Cell - 0.06f);
        addVia(left + offset + step, top + Cell - 0.06f + 0.008f * static_cast<float>(i % 2));
    }
    if ((column + row) % 2 == 0) { // a fiducial mark for pick-and-place cameras
        addDisc(Material::Clearance, left + 0.055f, top + 0.055f, 0.019f);
        addDisc(Material::Gold, left + 0.055f, top + 0.055f, 0.009f);
    }
}

} // namespace tilescope
