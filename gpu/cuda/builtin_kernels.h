#pragma once

#include <string>

namespace tilescope
{

/// PTX of the few kernels that the backend itself needs, independent of the user's compilers:
///   empty()                                   does nothing; its time is the launch floor
///   packRgba(rgb, rgba, u64 pixels)           RGB bytes to RGBA bytes with A = 255, four pixels per thread
///   copyOne(from, to, u64 vectors)            copies 16 bytes per thread
///   copyFour(from, to, u64 vectors)           copies four times 16 bytes per thread, a block's length apart
/// All pointers are at least 16-byte aligned.
const std::string& builtinKernelsPtx();

constexpr unsigned packPixelsPerThread = 4, copyVectorsPerThread = 4;

} // namespace tilescope
