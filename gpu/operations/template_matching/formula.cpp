#include "gpu/operations/border.h"
#include "gpu/operations/template_matching/template_matching.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace tilescope::operations
{

/// The first sum is that of the products with the template, the second that of the window.
PixelFormula templateMatchingFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int /*channel*/)
{
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const Image& picture = inputs.picture;
    const Border border = borderOf(recipe);
    PixelFormula formula;
    formula.sums = {"products", "window"};
    for (int row = 0; row < pattern.height(); ++row)
        for (int column = 0; column < pattern.width(); ++column) {
            const int dx = column - pattern.width() / 2, dy = row - pattern.height() / 2;
            PixelTerm term{dx,
                           dy,
                           standIn(x + dx, picture.width(), border),
                           standIn(y + dy, picture.height(), border),
                           false,
                           {static_cast<double>(pattern.row<std::uint8_t>(row)[column]), 1}};
            term.isStandIn = term.x != x + dx || term.y != y + dy;
            if (term.x < 0 || term.y < 0) // black
                term.x = term.y = -1;
            formula.terms.push_back(term);
        }
    formula.result = [terms = formula.terms](std::span<const double> values) {
        double squares = 0, pattern1 = 0, pattern2 = 0;
        for (std::size_t i = 0; i < terms.size(); ++i) {
            squares += values[i] * values[i];
            pattern1 += terms[i].weights[0];
            pattern2 += terms[i].weights[0] * terms[i].weights[0];
        }
        PixelResult result;
        result.sums = weightedSums(terms, values);
        const auto count = static_cast<double>(terms.size());
        const double spread = count * squares - result.sums[1] * result.sums[1];
        const double patternSpread = count * pattern2 - pattern1 * pattern1;
        const double shared = count * result.sums[0] - result.sums[1] * pattern1;
        result.value = spread > 0 && patternSpread > 0 ? shared / (std::sqrt(spread) * std::sqrt(patternSpread)) : 0;
        std::array<char, 64> text{};
        std::snprintf(text.data(), text.size(), "%.6f", result.value);
        result.text = std::string("the products, less the means', divided by both spreads: ") + text.data();
        return result;
    };
    return formula;
}

} // namespace tilescope::operations
