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
/// judged. `definitions` are macros that the launch defines, "NAME=VALUE". Headers of the user's own are a note of the
/// plan, or refused (own_headers.h).
void takeDeviceSource(const KernelSource& source, const std::vector<std::string>& kernels,
                      const std::vector<KernelInstance>& instances, const std::vector<std::string>& definitions,
                      Plan& plan);

/// A __constant__ variable of a device's text that has no values of its own.
struct UnfilledConstant {
    std::string name, type;
};

/// Those that the text's functions use.
std::vector<UnfilledConstant> unfilledConstants(const std::string& device);

} // namespace tilescope
