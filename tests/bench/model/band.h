#pragma once

namespace tilescope
{

/// Beside each time that was measured or published, the band that the counters give, and whether it holds the time;
/// with `details` all ceilings of the last launch. The exit status.
int printBands(bool details);

} // namespace tilescope
