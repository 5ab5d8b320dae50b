#pragma once

#include "gpu/emulator/execute/memory.h"
#include "gpu/emulator/program/program.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tilescope::emulator
{

/// The data that all blocks of a launch share. Constant while it runs.
struct LaunchSetup {
    const Launch* launch = nullptr;
    const Program* program = nullptr;
    const Memory* memory = nullptr;
    std::string source;                ///< the kernel's file, for findings
    const std::string* text = nullptr; ///< the kernel's text, for findings; null: not known
    std::size_t module = 0;            ///< index into the plan's sources
    std::vector<Region> regions;
    std::vector<std::byte> parameters;           ///< the kernel's parameter block
    std::shared_ptr<HostMemory> parameterMemory; ///< a copy, if the kernel takes the address of a parameter
    std::size_t sharedBytes = 0;                 ///< static and dynamic
    std::uint64_t threads = 0, warps = 0, blocks = 0;
    bool printsWhole = false; ///< the result has the texts of printf as they are, in place of findings
    bool blocksMeet = false;  ///< they wait for one another: each has a worker
};

/// Checks a launch against its kernel and lays out its arguments. Throws std::runtime_error with a sentence for an
/// invalid launch: too many threads, wrong arguments.
LaunchSetup setUpLaunch(const Plan& plan, const Launch& launch, const Program& program, const Memory& memory);

/// The same without a plan: with the kernel's parameter block, for its file `source`.
LaunchSetup setUpLaunch(const std::string& source, const Launch& launch, const Program& program, const Memory& memory,
                        std::vector<std::byte> parameters);

} // namespace tilescope::emulator
