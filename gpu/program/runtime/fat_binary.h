#pragma once

#include <cstddef>
#include <string>

namespace tilescope
{

/// The PTX text in what nvcc passes to __cudaRegisterFatBinary. Throws std::runtime_error, with a sentence, if there is
/// none, or if it is compressed.
std::string ptxOfFatBinary(const void* wrapper);

/// That of an image that a program loads: PTX, or a fat binary with or without its wrapper, of at most `bytes`.
std::string ptxOfImage(const void* image, std::size_t bytes);

} // namespace tilescope
