#pragma once

#include "gpu/emulator/execute/block_runner.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tilescope::emulator
{

/// What went wrong in a block, in words a student understands, at its source line.
Finding describe(const BlockOutcome& outcome, std::uint64_t block, const LaunchSetup& setup);

/// Source line of a PTX instruction in the kernel's own file; 0 when unknown.
int sourceLine(const Program& program, std::uint32_t site);

/// A linear index as (x, y), with z where the size has a third dimension.
std::string placeText(std::uint64_t index, const Dim3& size);

std::string bytesText(std::uint64_t bytes); ///< "1 byte", "16 bytes"
std::string capital(std::string text);      ///< its first letter

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
