#include "gpu/operations/template_matching/ntt_mistakes.h"

namespace tilescope::operations
{

namespace
{

Mistake templateNotMultiplied()
{
    return {.name = "no_product",
            .title = "Spectra not multiplied",
            .lesson =
                "Forth and back again a tile is what it was. Only the product with the template's spectrum between "
                "the two makes sums of products of it; the map without it is the picture's own.",
            .edits = {{"values[j] = times(values[j], templateSpectrum[(16 * part + j) * 256 + x]);",
                       "values[j] = folded(values[j]); // Mistake: the template's spectrum is left out."}},
            .pictureChanges = true};
}

Mistake rootsForth()
{
    return {.name = "roots_not_inverted",
            .title = "Back by the roots of the way forth",
            .lesson =
                "The way back turns the other way round, by the roots' inverses. By the same roots no step undoes "
                "another, and the remainders are noise.",
            .edits = {{"backward(values, roots + 256, lines + thread / 16 * 272, 1, part);",
                       "backward(values, roots, lines + thread / 16 * 272, 1, part); // Mistake: not the inverses."}},
            .pictureChanges = true};
}

Mistake exchangedTooEarly()
{
    return {.name = "no_barrier",
            .title = "No barrier in the exchange",
            .lesson = "A column's 16 parts lie in 16 warps. One that is ahead reads what the others have not written "
                      "yet: the remainders are those of another tile, or of nothing.",
            .edits = {{"        line[(16 * j + part) * stride + j] = values[j];\n    __syncthreads();",
                       "        line[(16 * j + part) * stride + j] = values[j]; // Mistake: and no barrier."}},
            .finds = {"race"},
            .pictureChanges = true};
}

Mistake remainderAbovePrime()
{
    return {.name = "remainder_above_prime",
            .title = "Remainder not below the prime",
            .lesson =
                "Values are kept below twice the prime only, which spares a subtraction a step. In the end it must "
                "be made: every other sum is the prime too large.",
            .edits = {{"unsigned product = min(values[j], values[j] - prime);",
                       "unsigned product = values[j]; // Mistake: may be the prime too large."}},
            .pictureChanges = true};
}

} // namespace

std::vector<Mistake> nttMistakes(const std::vector<Mistake>& shared)
{
    std::vector<Mistake> mistakes{templateNotMultiplied(), rootsForth(), exchangedTooEarly(), remainderAbovePrime()};
    mistakes.insert(mistakes.end(), shared.begin(), shared.end());
    return mistakes;
}

} // namespace tilescope::operations
