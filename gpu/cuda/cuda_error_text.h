#pragma once

#include <string>

namespace tilescope
{

/// Whether a CUDA error leaves the process's context unusable, so that only a restart brings the GPU back. By number,
/// because not every toolkit has a name for each (CUDA Runtime API, "Data types used by CUDA Runtime", the errors that
/// say that the process must be terminated and relaunched).
bool isStickyCudaError(int code);

/// What a person can do about an error, as a sentence; empty when there is nothing to say beyond CUDA's own words.
std::string adviceForCudaError(int code);

} // namespace tilescope
