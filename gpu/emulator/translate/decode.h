#pragma once

#include "gpu/emulator/execute/handlers/handler_table.h"
#include "gpu/emulator/program/program.h"

#include <memory>

namespace tilescope::emulator
{

/// Prepares a kernel for execution: simplifies, analyses, and lowers it to ops with these handlers. `join`:
/// neighbouring accesses are executed, and reported to observers, together. Throws PtxError, with the instruction and
/// its source line, for what cannot be executed.
std::shared_ptr<const Program> decode(std::shared_ptr<const ptx::Module> module, const ptx::Kernel& kernel,
                                      const HandlerTable& handlers, bool join);

} // namespace tilescope::emulator
