#pragma once

#include <string>

namespace tilescope
{

/// The PTX text in what nvcc passes to __cudaRegisterFatBinary. Throws std::runtime_error, with a sentence, if there is
/// none, or if it is compressed.
std::string ptxOfFatBinary(const void* wrapper);

} // namespace tilescope
