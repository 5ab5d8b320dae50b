#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/run_control.h"

#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// The plan's sources as the emulator runs them, a module each. Throws what Toolchain::compile throws, and SettingError
/// for a plan that the emulator cannot run.
std::vector<CompiledModule> emulatorCode(Toolchain& toolchain, CompilerChoice compiler, const Plan& plan,
                                         const RunControl& control);

/// A hash of all that block classes follow from: code, launches, and what lies where. What buffers hold does not
/// matter.
std::string shapeOf(const Plan& plan, std::span<const CompiledModule> modules);

} // namespace tilescope
