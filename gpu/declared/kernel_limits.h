#pragma once

#include <string>

namespace tilescope
{

/// Throws DeclarationError, with its line, for what the text asks of a kernel and no kernel can do here: a launch by a
/// kernel, a function of the host's, what newer versions of CUDA no longer have. A compiler would refuse it too, but
/// knows only that a name is unknown, since what belongs to the host is left out of `device`, which is the text's part
/// for the device with the same lines. Text between #if and #endif is not judged.
void checkKernelLimits(const std::string& file, const std::string& text, const std::string& device);

} // namespace tilescope
