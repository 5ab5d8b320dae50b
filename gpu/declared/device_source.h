#pragma once

#include "gpu/declared/kernel_text.h"
#include "gpu/recipe/plan.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Gives the plan the text's part for the device (deviceText) as its source, with the named kernels alone and with
/// templates' instances, and what compilers and devices must know of it besides: macros, and the compute capability
/// that its instructions need.
///
/// Throws DeclarationError, with its line, for what the text asks of a kernel and no kernel can do here: a launch by a
/// kernel, a function of the host's, what newer versions of CUDA no longer have. A compiler would refuse it too, but
/// knows only that a name is unknown, since what belongs to the host is left out. Text between #if and #endif is not
/// judged.
void takeDeviceSource(const KernelSource& source, const std::vector<std::string>& kernels,
                      const std::vector<KernelInstance>& instances, Plan& plan);

} // namespace tilescope
