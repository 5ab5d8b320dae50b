#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/filter.h"
#include "gpu/operations/border.h"

#include <cmath>

namespace tilescope::operations
{

PixelFormula blurFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int /*channel*/)
{
    PixelFormula formula;
    formula.sums = {"sum"};
    formula.terms = windowTerms(inputs.picture, x, y, blurWidth(recipe.parameters), borderOf(recipe));
    const std::vector<float> weights = blurFilter(recipe.parameters);
    for (std::size_t i = 0; i < weights.size(); ++i)
        formula.terms[i].weights[0] = static_cast<double>(weights[i]);
    formula.result = [terms = formula.terms](std::span<const double> values) {
        PixelResult result;
        result.sums = weightedSums(terms, values);
        result.value = std::round(result.sums[0]);
        result.text = formulaNumber(result.sums[0]) + ", rounded to the nearest level: " + formulaNumber(result.value);
        return result;
    };
    return formula;
}

} // namespace tilescope::operations
