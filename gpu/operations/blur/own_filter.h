#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tilescope::operations
{

/// A filter of the user's own, from the parameter "weights". "1 2 1" is a row: the filter is its product with itself.
/// Rows between semicolons, as in "0 1 0; 1 4 1; 0 1 0", are the filter itself. The weights lie over the window as they
/// are written and are not turned round: the first one belongs to the pixel at the window's upper left.
struct OwnFilter {
    int width = 0;               ///< of the window: odd, from 3 to 31
    std::vector<double> weights; ///< width × width, row by row; none is negative, and their sum is one
    /// The row whose product with itself is the filter, with the sum one; none if there is no such row.
    std::optional<std::vector<double>> line;
};

inline constexpr char exampleWeights[] = "1 2 1"; ///< the parameter's default: every strategy for weights takes it

/// Throws SettingError (field "weights") with a sentence that says what the text lacks.
OwnFilter ownFilter(const std::string& text);

/// The weights that a filter of `width` has if its area is divided evenly into `newWidth` × `newWidth` parts, as a
/// text. Each takes a weight's share by the area they have in common, so what was symmetric, separable or falling from
/// the centre outwards still is.
std::string resampledWeights(const OwnFilter& filter, int newWidth);

} // namespace tilescope::operations
