#pragma once

#include <string>

namespace tilescope
{

/// The text without the word "static" before its __constant__ and __device__ variables, in the same columns: for clang
/// nobody else has those, so that they would be zero for ever, but a program fills them by their names.
std::string withoutStaticVariables(std::string text);

} // namespace tilescope
