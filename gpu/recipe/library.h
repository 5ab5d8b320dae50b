#pragma once

#include <string>

namespace tilescope
{

struct Launch;
struct Plan;

/// NVIDIA's libraries that a launch can call in place of a kernel of ours: "npp", "cublas", "cufft".
bool isLibrary(const std::string& library);

/// As people write it: "NPP", "cuBLAS", "cuFFT"; the name itself where it is none of them.
std::string libraryTitle(const std::string& library);

/// Whether any launch calls a library.
bool callsLibrary(const Plan& plan);

/// For Plan::deviceOnly, the sentence why the emulator cannot run a launch of the library.
std::string libraryDeviceOnly(const std::string& library);

} // namespace tilescope
