#pragma once

#include "gpu/compile/compiler.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Whether what clang refuses is wrong for every compiler: the first error is one of syntax, or a name that nobody
/// declares, in the program's own text, and not where the text uses what clang, or our headers, may not know.
/// `text`: of the file that the error is in.
bool isCertain(const Diagnostic& error, const std::string& text);

} // namespace tilescope
