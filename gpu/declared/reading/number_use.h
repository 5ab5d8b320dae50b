#pragma once

#include <string>
#include <vector>

namespace tilescope
{

struct DefinedKernel;

/// Says what the numbers are that kernels are given (BoundParameter::meaning), by what their bodies do with them and by
/// their names: a number that a column's index is compared with is the width, one that a row's is compared with the
/// height, and rows are multiplied by a pitch. A kernel in which one number is both works on squares. `bare` is the
/// text without comments. Macros are not expanded.
void takeNumberMeanings(std::vector<DefinedKernel>& kernels, const std::string& bare);

} // namespace tilescope
