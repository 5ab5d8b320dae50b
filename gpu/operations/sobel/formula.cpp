#include "gpu/operations/border.h"
#include "gpu/operations/sobel/sobel.h"

#include <algorithm>
#include <cmath>

namespace tilescope::operations
{

PixelFormula sobelFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int /*channel*/)
{
    PixelFormula formula;
    formula.sums = {"gx", "gy"};
    formula.terms = windowTerms(inputs.picture, x, y, 3, borderOf(recipe));
    for (PixelTerm& term : formula.terms)
        term.weights = {static_cast<double>(term.dx * (term.dy == 0 ? 2 : 1)),
                        static_cast<double>(term.dy * (term.dx == 0 ? 2 : 1))};
    formula.result = [terms = formula.terms](std::span<const double> values) {
        PixelResult result;
        result.sums = weightedSums(terms, values);
        result.value = std::min(255.0, std::abs(result.sums[0]) + std::abs(result.sums[1]));
        result.text = "min(255, |" + formulaNumber(result.sums[0]) + "| + |" + formulaNumber(result.sums[1]) +
                      "|) = " + formulaNumber(result.value);
        return result;
    };
    return formula;
}

} // namespace tilescope::operations
