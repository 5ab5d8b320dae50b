#pragma once

#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tilescope::emulator
{

/// A linear index as (x, y), with z where the size has a third dimension.
std::string placeText(std::uint64_t index, const Dim3& size);

std::string capital(std::string text); ///< its first letter

/// "tile" of "_ZZ4blurE4tile": a variable of a function's scope is mangled with the function.
std::string plainName(const std::string& name);

/// A __shared__ variable by the name that the kernel's text gives it.
struct SharedName {
    std::string name;
    std::uint64_t offset = 0;
};
/// The variable that holds a byte of shared memory.
std::optional<SharedName> sharedVariable(const ptx::Kernel& kernel, std::uint64_t offset);

} // namespace tilescope::emulator
