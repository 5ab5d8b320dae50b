#pragma once

namespace tilescope::bench
{

/// Latency of shared, constant, local and global memory, by working set: chains of loads whose address is the last
/// one's value. Shared memory also by the degree of bank conflicts.
void printLatencies();

/// Bytes a cycle of a multiprocessor from L1 and shared memory, and bytes a second of all of them from L2 and device
/// memory, by working set.
void printBandwidths(unsigned multiprocessors);

} // namespace tilescope::bench
