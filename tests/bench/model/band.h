#pragma once

namespace tilescope
{

/// Prints, beside each measured or published time, the band derived from the counters and whether it contains the time;
/// with `details` all ceilings of the last launch. Returns the exit status.
int printBands(bool details);

} // namespace tilescope
