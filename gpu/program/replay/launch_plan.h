#pragma once

#include "gpu/program/record/recorded_launch.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"

#include <string>
#include <vector>

namespace tilescope
{

/// The plan that repeats a recorded launch of a kernel of the module: region r of the emulator is buffer r −
/// FirstFreeRegion, so that addresses in memory stay right. On a GPU only those in parameters are replaced: a plan with
/// others can run in the emulator alone. `parameters` are those in the kernel's text, for names and types; empty if
/// they are not known. Throws std::runtime_error if the record does not fit the kernel.
Plan planOf(const RecordedLaunch& launch, const ptx::Module& module, const KernelSource& source,
            const std::vector<KernelParameter>& parameters);

} // namespace tilescope
