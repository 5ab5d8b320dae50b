#pragma once

namespace tilescope
{

/// Prints the registers of every kernel by the machine code and by the PTX, and their difference. Returns the exit
/// status.
int printRegisters();

} // namespace tilescope
