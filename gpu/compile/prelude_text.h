#pragma once

#include <string_view>

namespace tilescope
{

/// What is compiled before a kernel's text: for NVRTC the few things it lacks, for clang also all of NVIDIA's headers
/// that kernels use. The files are in gpu/compile/prelude.
std::string_view nvrtcPrelude();
std::string_view clangPrelude();

} // namespace tilescope
