#pragma once

#include "gpu/program/checks/host_events.h"

#include <cstdint>
#include <string>

namespace tilescope
{

/// Where the program's own code has called the function of the runtime that now runs; 0: not known.
CallSite callSite();

/// The name of that function, such as "cudaMalloc".
std::string callName();

/// Whether there is memory at this address of the process.
bool isMapped(std::uint64_t address);

} // namespace tilescope
