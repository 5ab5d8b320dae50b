#pragma once

#include "gpu/emulator/execute/handlers/handler_table.h"
#include "gpu/emulator/program/program.h"

#include <memory>

namespace tilescope::emulator
{

/// A kernel made ready to run: simplified, analysed, lowered to ops with these handlers. `join`: neighbouring
/// accesses are carried out, and told to observers, together.
/// Throws PtxError, naming the instruction and its source line, for what cannot be executed.
std::shared_ptr<const Program> decode(std::shared_ptr<const ptx::Module> module, const ptx::Kernel& kernel,
                                      const HandlerTable& handlers, bool join);

} // namespace tilescope::emulator
