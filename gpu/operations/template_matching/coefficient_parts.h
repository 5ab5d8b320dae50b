#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <vector>

namespace tilescope::operations
{

/// Pieces of the plans of strategies that read the padded picture and its windows' sums.

inline constexpr std::size_t inputPicture = 0, coefficientPicture = 1; ///< indices of buffers

/// A plan with the picture, packed, and the coefficients, in rows that begin at multiples of 256 bytes; no launches
/// yet.
Plan coefficientPlan(const Image& picture);

/// ΣT, ΣT².
int sumOf(const Image& pattern);
int sumOfSquares(const Image& pattern);

/// A buffer that holds these bytes.
Buffer givenBuffer(const std::string& name, std::vector<std::byte> content);

/// Throws SettingError (field "strategy") where a kernel's 32-bit index into so many elements would overflow.
void checkElements(double elements, const Image& picture);

} // namespace tilescope::operations
