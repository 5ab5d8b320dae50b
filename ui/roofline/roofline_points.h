#pragma once

#include "ui/compare/compare_table.h"

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Which operations a roofline counts.
enum class RooflineOperations { Float, Arithmetic };

/// What is drawn over what. Classic: operations a second over operations a byte. Speed: bytes of input and output a
/// second over arithmetic instructions for such a byte; the bytes are the same for every strategy, so higher is faster.
enum class RooflineAxes { Classic, Speed };

/// A strategy on the roofline. Rates are operations a second, intensities operations a byte.
struct RooflinePoint {
    std::string strategy, title;
    /// The strategy that it changes, or where that one is not on the roofline the one before; empty: it is a first
    /// step.
    std::string after;
    bool isCurrent = false;
    bool isMeasured = false;            ///< else the time is the model's band
    double rate = 0;                    ///< at the measured time, or in the middle of the band
    double leastRate = 0, mostRate = 0; ///< over the band; equal where it was measured
    /// By the bytes that sectors moved; what textures move is not known.
    std::optional<double> movedIntensity;
    double onceIntensity = 0; ///< by the bytes that must come from memory once
    std::optional<double> cgma;
    double attainable = 0; ///< the roof above onceIntensity: no kernel with this work can be faster
    double effort = 0;     ///< arithmetic instructions a byte of input and output
    double speed = 0, leastSpeed = 0, mostSpeed = 0; ///< bytes of input and output a second; as the rates
};

struct RooflineView {
    /// More strategies than that would hide each other and their names on the classic axes.
    static constexpr std::size_t mostNames = 8;

    Roofs roofs;
    RooflineOperations operations = RooflineOperations::Arithmetic;
    RooflineAxes axes = RooflineAxes::Classic;
    std::vector<RooflinePoint> points; ///< in the order of the steps
    std::optional<double> copyBytes;   ///< a second, read and written, by a copy timed on the same device
    /// The chosen strategy's operations, and input and output, over what an empty launch takes: no launch takes less.
    std::optional<double> launchRate, launchSpeed;

    /// The point of the strategy that this one changes, or null.
    const RooflinePoint* stepBefore(const RooflinePoint& point) const;
    double peak() const { return operations == RooflineOperations::Float ? roofs.floatOperations : roofs.arithmetic; }
};

/// The strategies of the table that were counted and timed or estimated; none while there is none such. Without a
/// choice floats are counted where all of them compute with floats for the most part, and a long row of steps of others
/// has the axes of speed.
std::optional<RooflineView> rooflineOf(const CompareTable& table, std::optional<RooflineOperations> operations = {},
                                       std::optional<RooflineAxes> axes = {});

} // namespace tilescope
