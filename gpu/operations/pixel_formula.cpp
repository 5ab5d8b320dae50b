#include "gpu/operations/pixel_formula.h"

#include <cstddef>
#include <cstdio>

namespace tilescope
{

std::array<double, 2> weightedSums(std::span<const PixelTerm> terms, std::span<const double> values)
{
    std::array<double, 2> sums{};
    for (std::size_t i = 0; i < terms.size(); ++i)
        for (std::size_t s = 0; s < sums.size(); ++s)
            sums[s] += terms[i].weights[s] * values[i];
    return sums;
}

std::string formulaNumber(double value)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.2f", value);
    std::string result = text.data();
    while (result.back() == '0')
        result.pop_back();
    if (result.back() == '.')
        result.pop_back();
    if (result == "-0")
        return "0";
    if (result.front() == '-')
        result.replace(0, 1, "−");
    return result;
}

} // namespace tilescope
