#pragma once

#include "gpu/recipe/plan.h"

#include <string>

namespace tilescope
{

/// The text of a kernel file under gpu/operations, carried inside the program, by its path there: "sobel/shared.cu".
/// Throws std::logic_error for a path that no folder has; only a slip in an operation's own code can ask for one.
const std::string& kernelText(const std::string& path);

/// The same as a source: its name is the path.
inline KernelSource kernelSource(const std::string& path) { return {path, kernelText(path)}; }

} // namespace tilescope
