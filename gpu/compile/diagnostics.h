#pragma once

#include "gpu/compile/compiler.h"

#include <string>
#include <vector>

namespace tilescope
{

/// "sobel/shared.cu:3:10: error: …", leaving out what is unknown.
std::string toText(const Diagnostic& diagnostic);

/// Whether it is of one of the prelude's files, which nobody who writes a kernel can mend.
bool inPrelude(const Diagnostic& diagnostic);

/// The name under which the compilers see the kernel; the messages below come back under its own.
inline constexpr const char* compiledName = "kernel.cu";

/// The messages in what clang wrote to its error stream (one line each, no source quoted). Messages inside the prelude
/// move to the line of the kernel that led there, or are left out; of other files that a kernel includes only the first
/// error is kept.
std::vector<Diagnostic> parseClangLog(const std::string& log, const KernelSource& kernel);

/// The messages in NVRTC's log. It names no columns: they come from the caret under the quoted line, where that line is
/// the kernel's.
std::vector<Diagnostic> parseNvrtcLog(const std::string& log, const KernelSource& kernel);

} // namespace tilescope
