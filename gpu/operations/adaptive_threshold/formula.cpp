#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/border.h"

namespace tilescope::operations
{

/// The first sum is that of the window, the second the pixel itself.
PixelFormula adaptiveThresholdFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int /*channel*/)
{
    const ThresholdSettings settings = thresholdSettings(recipe);
    PixelFormula formula;
    formula.sums = {"window", "pixel"};
    formula.terms = windowTerms(inputs.picture, x, y, settings.window, borderOf(recipe));
    for (PixelTerm& term : formula.terms)
        term.weights = {1, term.dx == 0 && term.dy == 0 ? 1.0 : 0.0};
    formula.result = [terms = formula.terms, settings](std::span<const double> values) {
        PixelResult result;
        result.sums = weightedSums(terms, values);
        const double count = static_cast<double>(settings.window) * settings.window;
        const double mean = result.sums[0] / count, pixel = result.sums[1];
        const bool isAbove = result.sums[0] - pixel * count < settings.offset * count;
        result.value = isAbove == (settings.invert != 0) ? 0 : 255;
        result.text = "mean " + formulaNumber(mean) + " − offset " + formulaNumber(settings.offset) + " = " +
                      formulaNumber(mean - settings.offset) +
                      (isAbove ? ", below the pixel's " : ", not below the pixel's ") + formulaNumber(pixel) + ": " +
                      formulaNumber(result.value);
        return result;
    };
    return formula;
}

} // namespace tilescope::operations
