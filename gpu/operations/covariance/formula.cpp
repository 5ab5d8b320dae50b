#include "gpu/operations/covariance/covariance.h"

#include <array>
#include <cstdio>

namespace tilescope::operations
{

PixelFormula covarianceFormula(const Recipe& recipe, const Inputs& inputs, int /*x*/, int /*y*/, int /*channel*/)
{
    PixelFormula formula;
    formula.sums = {"products"};
    formula.ofPairs = [images = imageSetOf(recipe, inputs).rows](std::span<const double> reads) {
        PixelResult result;
        for (std::size_t i = 0; i + 1 < reads.size(); i += 2)
            result.sums[0] += reads[i] * reads[i + 1];
        result.value = result.sums[0] / images;
        std::array<char, 160> text{};
        std::snprintf(text.data(), text.size(), "the sum of %zu products, %.6f, divided by %d images: %.6f",
                      reads.size() / 2, result.sums[0], images, result.value);
        result.text = text.data();
        return result;
    };
    return formula;
}

} // namespace tilescope::operations
