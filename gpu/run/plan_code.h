#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/run_control.h"

#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// The plan's sources compiled for the emulator, one module each. Throws what Toolchain::compile throws, and
/// SettingError for a plan that the emulator cannot run.
/// `mayBeShipped` as in CompileRequest.
std::vector<CompiledModule> emulatorCode(Toolchain& toolchain, CompilerChoice compiler, const Plan& plan,
                                         const RunControl& control, bool mayBeShipped = false);

/// What emulatorCode compiles.
std::vector<CompileRequest> emulatorRequests(const Plan& plan);

/// The kernels that a package ships compiled: those of every strategy with its default block for every choice of the
/// parameters and every value of each integer with few, those with each mistake and the default parameters, and those
/// of `more` completed recipes, such as those of lessons.
std::vector<CompileRequest> builtinRequests(const Registry& registry, const std::vector<Recipe>& more = {});

/// Everything that determines block classes: code, launches, constants, and the layout of memory. The content of
/// buffers is not included.
struct PlanShape {
    std::vector<std::string> code; ///< hashes of the modules' PTX
    Plan plan;                     ///< without what is not part of the shape
    bool operator==(const PlanShape&) const = default;
};
PlanShape shapeOf(const Plan& plan, std::span<const CompiledModule> modules);

} // namespace tilescope
