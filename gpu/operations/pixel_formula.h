#pragma once

#include <array>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// One value that an operation's definition of a pixel uses: a pixel of the picture and what it is multiplied by.
struct PixelTerm {
    int dx = 0, dy = 0;              ///< from the pixel of the result
    int x = 0, y = 0;                ///< the pixel of the picture; −1, −1: beyond a black border, the value is 0
    bool isStandIn = false;          ///< (x + dx, y + dy) is beyond the picture, so that another pixel stands in
    std::array<double, 2> weights{}; ///< in each of the sums
    bool isRead() const { return x >= 0; }
};

/// What the definition computes from the values of its terms.
struct PixelResult {
    double value = 0;
    std::array<double, 2> sums{}; ///< of value × weight
    std::string text;             ///< how the value follows from the sums: "min(255, |−12| + |40|) = 52"
};

/// The definition of one value of the result, for the story of a pixel. All terms are of the same channel.
struct PixelFormula {
    std::vector<std::string> sums;                                     ///< their names, one or two: "gx", "gy"
    std::vector<PixelTerm> terms;                                      ///< row by row
    std::function<PixelResult(std::span<const double> values)> result; ///< from a value for each term
    /// Without terms: from all values that the thread has read, in their order; a sum of products of pairs.
    std::function<PixelResult(std::span<const double> reads)> ofPairs;
};

/// The sums of value × weight.
std::array<double, 2> weightedSums(std::span<const PixelTerm> terms, std::span<const double> values);

/// "-12", "0.5", "113.41": at most two decimals.
std::string formulaNumber(double value);

} // namespace tilescope
