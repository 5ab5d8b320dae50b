#pragma once

#include "gpu/direct/direct_launch.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// A parameter of the kernel, or a field of a struct that it takes.
struct KernelSlot {
    std::string name; ///< "width", "p.width"; in PTX the parameter's name there
    std::string type; ///< CUDA's, of what it points to for a pointer: "float"; empty: only its size is known
    bool isPointer = false, mayWrite = true;
    std::size_t bytes = 0;             ///< of a value; 0: of the type
    std::optional<std::size_t> offset; ///< in a struct
};

/// What one argument of the launch is made of.
struct LaunchedParameter {
    std::string name, type;
    std::vector<KernelSlot> slots;               ///< itself, or its fields
    std::optional<std::size_t> structBytes = {}; ///< of a struct whose fields are given
};

/// The kernel that a launch names, in the text or in the PTX that it is given.
struct LaunchedKernel {
    std::string written;  ///< as the text names it: "product<float, 16>"
    std::string compiled; ///< its name in the compiled code
    std::vector<LaunchedParameter> parameters;
};

/// Finds it, and puts what compilers and devices are given of it into the plan: its source, macros, the compute
/// capability that it needs. Throws DirectLaunchError, ptx::PtxError, or DeclarationError for a line of the text.
LaunchedKernel launchedKernelOf(const DirectLaunch& launch, Plan& plan);

} // namespace tilescope
