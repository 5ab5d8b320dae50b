#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <QString>

#include <cstdint>

namespace tilescope
{

/// "(3, 12)" of threadIdx; in a block of several layers "(3, 12, 1)".
QString threadText(const Dim3& block, std::uint32_t warp, unsigned lane);
bool hasThread(const Dim3& block, std::uint32_t warp, unsigned lane); ///< the last warp may be partly filled

/// The lanes of a mask in short form: "0–7, 12, 16–31".
QString lanesText(std::uint32_t mask);

/// What a lane loaded or stored, read as the instruction's type: a float, a signed number, elements of a vector. Of
/// more than four elements, the first four.
QString valueText(const BlockTrace& trace, const TraceEvent& access, unsigned lane);

/// The number of elements that a vector instruction moves for each lane: 4 for "ld.global.v4.u8".
unsigned elementsOf(const BlockTrace& trace, const TraceEvent& access);

} // namespace tilescope
