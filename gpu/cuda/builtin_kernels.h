#pragma once

#include <string>

namespace tilescope
{

/// PTX of the two kernels that the backend itself needs, whatever compiler a user has:
///   empty()                                   does nothing; its time is the launch floor
///   packRgba(rgb, rgba, u64 pixels)           RGB bytes to RGBA bytes with A = 255, four pixels a thread
/// Both pointers are at least 16-byte aligned.
const std::string& builtinKernelsPtx();

constexpr unsigned packPixelsPerThread = 4;

} // namespace tilescope
