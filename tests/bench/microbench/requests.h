#pragma once

namespace tilescope::bench
{

/// Prints how often a multiprocessor starts a memory instruction, by what its lanes ask for; the cost of a branch; and
/// how quickly blocks start.
void printRequests();
void printStarts(unsigned multiprocessors);

} // namespace tilescope::bench
