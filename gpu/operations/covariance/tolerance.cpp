#include "gpu/operations/covariance/covariance.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tilescope::operations
{

Tolerance covarianceTolerance(double product, const Recipe& recipe, const Inputs& inputs, const Image& reference)
{
    // A sum of m products of one sign rounds m times, each time by up to 2⁻²⁴ of the sum so far; with few levels, all
    // to the same side. Products of both signs make a sum of about √m of them. Patches come in the picture's order and
    // not in a random one, so the sum may be several times larger on its way: hence 16.
    constexpr double unit = 0x1p-24;
    const double rows = imageSetOf(recipe, inputs).rows;
    const double ofDeviations = product + 16 * std::sqrt(rows) * unit, ofElement = rows * unit;

    // The mean image is rounded twice, and the lower of two halves has a last place too.
    constexpr double ofCentred = 0x1p-23;

    std::vector<double> deviations;
    for (int x = 0; x < reference.width(); ++x)
        deviations.push_back(std::sqrt(std::max(0.0F, reference.row<float>(x)[x])));
    return {ofDeviations + ofElement, [=](std::size_t value, double element) {
                const double one = deviations[value / deviations.size()], other = deviations[value % deviations.size()];
                return Allowance{ofDeviations * one * other + ofElement * std::abs(element) +
                                     ofCentred * (one + other + ofCentred),
                                 one * other};
            }};
}

} // namespace tilescope::operations
