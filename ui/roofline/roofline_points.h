#pragma once

#include "ui/enum_text.h"
#include "ui/runs/run_table.h"

#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// The quantities of the axes. Speed: bytes of input and output per second over arithmetic instructions per such byte;
/// the bytes are the same for every strategy, so higher is faster. The others are the classic ones, operations per
/// second over operations per byte: those on floats, or every arithmetic instruction.
enum class RooflineAxes { Speed, Float, Arithmetic };

template <>
struct EnumTexts<RooflineAxes> {
    static constexpr std::pair<RooflineAxes, const char*> values[] = {
        {RooflineAxes::Speed, "speed"}, {RooflineAxes::Float, "float"}, {RooflineAxes::Arithmetic, "arithmetic"}};
};

/// A strategy on the roofline. Rates are in operations per second, intensities in operations per byte.
struct RooflinePoint {
    std::string strategy, title;
    /// The strategy that it changes; if that is not on the roofline, the one before it; empty for a first step.
    std::string after;
    bool isCurrent = false;
    bool isMeasured = false;            ///< otherwise the time is the model's band
    double rate = 0;                    ///< at the measured time, or in the middle of the band
    double leastRate = 0, mostRate = 0; ///< over the band; equal if measured
    /// By the bytes moved by sectors; the bytes moved by textures are unknown.
    std::optional<double> movedIntensity;
    double onceIntensity = 0; ///< by the bytes that must come from memory once
    std::optional<double> cgma;
    double attainable = 0; ///< the roof at onceIntensity: no kernel with this work can be faster
    double effort = 0;     ///< arithmetic instructions per byte of input and output
    double speed = 0, leastSpeed = 0, mostSpeed = 0; ///< bytes of input and output per second, as for the rates
};

struct RooflineView {
    /// With more strategies, points and names on the classic axes would hide each other.
    static constexpr std::size_t mostNames = 8;

    Roofs roofs;
    RooflineAxes axes = RooflineAxes::Speed;
    std::vector<RooflinePoint> points; ///< in the order of the steps
    std::optional<double> copyBytes;   ///< per second, read and written, of a copy timed on the same device
    /// The chosen strategy's operations, and its input and output, over the time of an empty launch, which is a lower
    /// bound of any launch.
    std::optional<double> launchRate, launchSpeed;

    /// The point of the strategy that this one changes, or null.
    const RooflinePoint* stepBefore(const RooflinePoint& point) const;
    bool countsFloats() const { return axes == RooflineAxes::Float; }
    double peak() const { return countsFloats() ? roofs.floatOperations : roofs.arithmetic; }
};

/// The strategies of the table that were counted and timed or estimated; none if there are no such strategies. The axes
/// do not depend on them: strategies arrive one after another.
std::optional<RooflineView> rooflineOf(const RunTable& table, RooflineAxes axes = RooflineAxes::Speed);

/// Three digits without an exponent: "0.744", "30", "1,330".
QString threeDigits(double value);

} // namespace tilescope
