#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tilescope
{

/// The plan's picture from the bytes of its buffer.
ImagePtr pictureFrom(std::vector<std::byte>&& bytes, const Plan& plan);

/// Reports which compiler was used, and which one was skipped and why.
void reportCompiler(std::span<const CompiledModule> modules, Report& report);

/// The report of launches in the emulator; `staticSharedBytes` has one element per launch.
std::vector<LaunchReport> emulatedLaunches(const Plan& plan, const std::vector<std::size_t>& staticSharedBytes);

} // namespace tilescope
