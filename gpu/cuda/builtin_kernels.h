#pragma once

#include <string>

namespace tilescope
{

/// PTX of the few kernels that the backend itself needs, whatever compiler a user has:
///   empty()                                   does nothing; its time is the launch floor
///   packRgba(rgb, rgba, u64 pixels)           RGB bytes to RGBA bytes with A = 255, four pixels a thread
///   copyOne(from, to, u64 vectors)            copies 16 bytes a thread
///   copyFour(from, to, u64 vectors)           copies four times 16 bytes a thread, a block's length apart
/// All pointers are at least 16-byte aligned.
const std::string& builtinKernelsPtx();

constexpr unsigned packPixelsPerThread = 4, copyVectorsPerThread = 4;

} // namespace tilescope
