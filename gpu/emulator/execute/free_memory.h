#pragma once

#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"

#include <cstdint>
#include <memory>
#include <span>

namespace tilescope::emulator
{

/// The bytes that the system has left for programs, or the limit of this process's control group if that is lower. The
/// largest number if the system does not say.
std::uint64_t freeMemory();

/// Throws std::runtime_error, with both figures, if the plan's buffers and its modules' variables need more than
/// `usable` bytes.
void checkRoom(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules, std::uint64_t usable);

} // namespace tilescope::emulator
