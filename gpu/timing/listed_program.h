#pragma once

#include "gpu/sass/listing.h"
#include "gpu/timing/machine_program.h"

#include <optional>

namespace tilescope::timing
{

/// The program of a kernel's machine code, whose instructions name the lines of the PTX: its own instructions in its
/// own order, with its control codes. Nothing if the two cannot be matched: a branch without a known target, a memory
/// access whose instruction of the PTX is not known or lies in another loop, a loop whose copies differ.
std::optional<MachineProgram> listedProgram(const ptx::Module& module, const ptx::Kernel& kernel,
                                            const MachineFigures& figures, const sass::Function& function);

} // namespace tilescope::timing
