#pragma once

#include <string>
#include <vector>

namespace tilescope
{

/// Records which files NVRTC reads or looks for. The program defines the functions of the C library by which NVRTC
/// reaches files; since the dynamic linker searches the program first, NVRTC calls these. What NVIDIA's driver opens,
/// which NVRTC loads, is not recorded.
namespace filewatch
{

void start();

/// Every path since start() that was opened for reading or asked about, also those that do not exist.
std::vector<std::string> stop();

} // namespace filewatch
} // namespace tilescope
