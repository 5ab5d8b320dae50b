#pragma once

namespace tilescope::bench
{

void printStreams();                         ///< what whole lines get of L2 and device memory, by direction and size
void printSectors();                         ///< and single sectors, in no order
void printAtomics(unsigned multiprocessors); ///< by the number of addresses, and by operation
void printFlights(unsigned multiprocessors); ///< few warps with several loads under way

} // namespace tilescope::bench
