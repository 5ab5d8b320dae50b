#pragma once

#include "gpu/emulator/execute/block_runner.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tilescope::emulator
{

/// The finding for a block's error, in words that a student understands, at its source line.
Finding describe(const BlockOutcome& outcome, std::uint64_t block, const LaunchSetup& setup);

/// What a kernel printed, of `count` texts the first: a note each.
std::vector<Finding> describe(std::span<const PrintedText> texts, std::uint64_t count, const LaunchSetup& setup);

/// Source line of a PTX instruction in the kernel's own file; 0 if unknown.
int sourceLine(const Program& program, std::uint32_t site);

/// A place for a finding. Of code that a library's kernel has from the user, such as the function that Thrust calls,
/// the user's line.
struct FindingPlace {
    std::string file; ///< the kernel's own, or that of a header
    int line = 0;     ///< 0 if unknown
};
FindingPlace placeOf(const LaunchSetup& setup, std::uint32_t site);

/// A linear index as (x, y), with z if the size has a third dimension.
std::string placeText(std::uint64_t index, const Dim3& size);

Message bytesText(std::uint64_t bytes); ///< "1 byte", "16 bytes"

/// What mends a barrier that some threads do not reach; `line`: where it is, 0: not known.
Message barrierOutOfBranch(int line);

/// "tile" for "_ZZ4blurE4tile": the mangled name of a variable in a function's scope contains the function.
std::string plainName(const std::string& name);

/// A __shared__ variable by its name in the kernel's text.
struct SharedName {
    std::string name;
    std::uint64_t offset = 0;
};
/// The variable that contains a byte of shared memory.
std::optional<SharedName> sharedVariable(const ptx::Kernel& kernel, std::uint64_t offset);

} // namespace tilescope::emulator
