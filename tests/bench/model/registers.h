#pragma once

namespace tilescope
{

/// Registers of every shipped kernel by the machine code and by the PTX, and how they differ. The exit status.
int printRegisters();

} // namespace tilescope
