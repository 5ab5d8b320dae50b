#pragma once

#include "gpu/recipe/parameter.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// More values than any sweep should have.
inline constexpr std::size_t mostValues = 100'000;

/// The values of a parameter that "9", "3,5,9", "3..15" or "3..15:4" stands for; a range takes the parameter's own step
/// where it names none. Each is checked. Throws SettingError with a sentence that says what would work.
std::vector<ParameterValue> valuesIn(const Parameter& parameter, const std::string& text);

/// The same for a block's width or height: whole numbers of 1 to 1024, with step 1; ascending, each once.
std::vector<int> blockSidesIn(const std::string& name, const std::string& text);

} // namespace tilescope
