#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace tilescope
{

/// What a number may be and where the slider halts. The spin box takes any number of the range, also between halts.
struct NumberRange {
    double minimum = 0, maximum = 100;
    double step = 1; ///< between the values that are allowed
    int decimals = 0;
    double defaultValue = 0;
    std::vector<double> halts; ///< ascending; empty: every step
    QString unit;
    /// What can be typed, wider than what is allowed, so that the reason why it is not can be read. Without it, up to
    /// ten times the range's largest number, with either sign.
    std::optional<std::pair<double, double>> typed = {};
};

} // namespace tilescope
