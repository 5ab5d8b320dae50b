#pragma once

#include "ui/panels/compare_table.h"

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Which operations a roofline counts.
enum class RooflineOperations { Float, Arithmetic };

/// A strategy on the roofline. Rates are operations a second, intensities operations a byte.
struct RooflinePoint {
    std::string strategy, title;
    std::string after; ///< the strategy that it changes; empty: it starts a road
    bool isCurrent = false;
    bool isMeasured = false;            ///< else the time is the model's band
    double rate = 0;                    ///< at the measured time, or in the middle of the band
    double leastRate = 0, mostRate = 0; ///< over the band; equal where it was measured
    /// By the bytes that sectors moved; what textures move is not known.
    std::optional<double> movedIntensity;
    double onceIntensity = 0; ///< by the bytes that must come from memory once
    std::optional<double> cgma;
    double attainable = 0; ///< the roof above onceIntensity: no kernel with this work can be faster
};

struct RooflineView {
    Roofs roofs;
    RooflineOperations operations = RooflineOperations::Arithmetic;
    std::vector<RooflinePoint> points; ///< in the order of the road
    std::optional<double> copyBytes;   ///< a second, read and written, by a copy timed on the same device
    /// The chosen strategy's operations over what an empty launch takes: no launch can do them in less.
    std::optional<double> launchRate;

    /// The point of the strategy that this one changes, or null.
    const RooflinePoint* stepBefore(const RooflinePoint& point) const;
    double peak() const { return operations == RooflineOperations::Float ? roofs.floatOperations : roofs.arithmetic; }
};

/// The strategies of the table that were counted and timed or estimated; none while there is none such. Without a
/// choice floats are counted where all of them compute with floats for the most part.
std::optional<RooflineView> rooflineOf(const CompareTable& table, std::optional<RooflineOperations> operations = {});

} // namespace tilescope
