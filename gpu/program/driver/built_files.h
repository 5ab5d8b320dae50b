#pragma once

#include <string>
#include <string_view>

namespace tilescope
{

/// What a program reads in place of a file that does not exist, but that a Makefile would have nvcc make: the PTX of
/// its kernel.cu for "kernel.ptx", "kernel.cubin" or "kernel64.fatbin". Empty: it is no such file.
std::string builtFor(std::string_view path);

} // namespace tilescope
