#pragma once

#include <cstddef>
#include <functional>

namespace tilescope
{

/// The difference allowed at one value of a result, and what a relative difference there is a fraction of; 0: nothing.
struct Allowance {
    double difference = 0, scale = 0;
};

/// How far the values of a result may differ from their reference.
struct Tolerance {
    /// At every value; if `at` is present, about the largest fraction of a scale that it allows.
    double largest = 0;
    /// Optional: from a value's index and its reference.
    std::function<Allowance(std::size_t value, double reference)> at = {};
};

} // namespace tilescope
