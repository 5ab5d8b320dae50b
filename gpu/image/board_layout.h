#pragma once

#include "gpu/image/board_part.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Lays out chips, passives, connectors and copper traces on a board, one module per cell of a grid.
class BoardLayout
{
public:
    BoardLayout(float width, float height, const StrokeFont& font);

    /// In drawing order, from bottom to top.
    const std::vector<BoardPart>& parts() const { return m_parts; }

    static constexpr float Cell = 0.5f;

private:
    using Material = BoardMaterial;

    /// A place and one of four directions: the local y axis points away from a chip's side.
    struct Frame {
        float x = 0, y = 0;
        int quarter = 0;
        float toX(float lx, float ly) const;
        float toY(float lx, float ly) const;
    };

    // Modules, each around its cell's centre.
    void addProcessor(float x, float y);
    void addLogic(float x, float y);
    void addPower(float x, float y);
    void addConnector(float x, float y);
    void addSensor(float x, float y);
    void addStitching(float x, float y, int column, int row);
    void addBuses(float x, float y, int column, int row);

    // Components.
    void addPackage(float x, float y, float halfWidth, float halfHeight, int pinsAcross, int pinsDown, float pitch);
    void addPin(const Frame& side, float offset);
    void addFanOut(const Frame& side, int pins, float pitch, float reach);
    void addChipPassive(float x, float y, bool upright, Material body, std::string_view print);
    void addElectrolytic(float x, float y, float radius);
    void addCrystal(float x, float y);

    // Shapes.
    void addBox(Material material, float x, float y, float halfWidth, float halfHeight, float round);
    void addDisc(Material material, float x, float y, float radius);
    void addBar(Material material, float x, float y, float toX, float toY, float halfWidth);
    void addOutline(float x, float y, float halfWidth, float halfHeight, float round);
    void addTrace(float x, float y, float toX, float toY);
    void addPad(Material metal, float x, float y, float halfWidth, float halfHeight, float round);
    void addVia(float x, float y);
    void addShadow(float x, float y, float halfWidth, float halfHeight, float round, float height);
    void addText(Material material, float centreX, float baseline, float unit, std::string_view text,
                 bool upwards = false);
    std::string label(char kind);

    const StrokeFont& m_font;
    std::vector<BoardPart> m_parts;
    int m_labels = 0;
};

} // namespace tilescope
