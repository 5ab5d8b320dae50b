#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"

#include <string>
#include <vector>

namespace tilescope::test
{

/// A kernel of tests/data/faults.
struct FaultKernel {
    std::string name, text;
    int lineOf(const std::string& mark) const; ///< of "[mark]"; 0 for an empty one, −1 if it is missing
};
FaultKernel faultKernel(const std::string& name);
std::vector<std::string> faultKernels(); ///< all names, sorted

/// Runs it on `blocks` blocks of 128 threads; element i of the input is i mod 7.
EmulatorResult runFault(const FaultKernel& kernel, const CompiledModule& module, const EmulatorOptions& options,
                        unsigned blocks = 5, const Observation& observation = {.hazards = true});

CompiledModule compileFault(Toolchain& toolchain, CompilerChoice compiler, const FaultKernel& kernel);

/// "error race 6 7": the findings as lines, for comparison.
std::string summary(const std::vector<Finding>& findings);

} // namespace tilescope::test
