#pragma once

namespace tilescope
{

/// From now on the checks are told how the program ends, and of its accesses to memory that is not its own.
void watchEndOfProgram();

} // namespace tilescope
