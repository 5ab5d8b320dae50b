#pragma once

#include <string>

namespace tilescope
{

/// A kernel's body in which each index of two or three numbers is these: "int2 p = make_int2(a, b);" as
/// "int p.x = a; int p.y = b;".
std::string withIndicesAsNumbers(std::string body);

} // namespace tilescope
