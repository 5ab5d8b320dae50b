#pragma once

#include "ui/timeline/warp_rows.h"

#include <QString>

namespace tilescope
{

QString cyclesText(double cycles); ///< "1,204 cycles"

/// What the warp of a row does in a cycle, in plain words: the instruction, its line, what the warp waits for and since
/// when.
QString momentText(const WarpRows& rows, std::size_t row, double cycle);

/// "Predicted for RTX 3060: 12.3 µs. A scheduler issues in 43 % of the cycles; it is idle for 4,310 of 7,560 cycles."
/// It says which part of a program's time that is, and what fewer warps than fit cost.
QString throughputText(const TimedRun& run);

/// "64 of 1,920 warps, on one of 28 multiprocessors": of which warps the rows are; empty if they are all.
QString sampleText(const Timeline& timeline);

/// "8 blocks, 64 warps: as many as fit"; and why no more do.
int mostResident(const Timeline& timeline); ///< blocks that fit, or fewer if the grid has no more for it
QString residencyText(const Timeline& timeline);
QString fittingText(const Timeline& timeline);

/// The kernel line of the instruction that a moment is about: "sobel/shared.cu", 31; a line of 0: none is known.
const TimelineSite* siteAt(const WarpRows& rows, std::size_t row, double cycle);

} // namespace tilescope
