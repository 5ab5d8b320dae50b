#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace tilescope
{

/// The valid numbers and the slider's halts. The spin box accepts any number of the range, also between halts.
struct NumberRange {
    double minimum = 0, maximum = 100;
    double step = 1; ///< between valid values
    int decimals = 0;
    double defaultValue = 0;
    std::vector<double> halts; ///< ascending; empty: every step
    QString unit;
    /// The range that can be typed, wider than the valid one, so that the reason why a number is invalid can be shown.
    /// If unset: up to ten times the range's largest number, with either sign.
    std::optional<std::pair<double, double>> typed = {};
};

} // namespace tilescope
