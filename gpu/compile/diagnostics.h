#pragma once

#include "gpu/compile/compiler.h"

#include <string>
#include <vector>

namespace tilescope
{

/// "sobel/shared.cu:3:10: error: …", without what is unknown.
std::string toText(const Diagnostic& diagnostic);

/// Whether it is in one of the prelude's files, which the author of a kernel cannot fix.
bool inPrelude(const Diagnostic& diagnostic);

/// The kernel's file name for the compilers; the messages parsed below have its own name again.
inline constexpr const char* compiledName = "kernel.cu";

/// The messages in clang's error stream (one line each, no source quoted). Messages inside the prelude move to the line
/// of the kernel that led there, or are omitted; of other files that a kernel includes only the first error is kept.
std::vector<Diagnostic> parseClangLog(const std::string& log, const KernelSource& kernel);

/// The messages in NVRTC's log, which contains no columns: they are derived from the caret under the quoted line, if
/// that line is the kernel's.
std::vector<Diagnostic> parseNvrtcLog(const std::string& log, const KernelSource& kernel);

} // namespace tilescope
