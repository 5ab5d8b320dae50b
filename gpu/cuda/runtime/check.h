#pragma once

#include "gpu/cuda/cuda_backend.h"

#include <cuda_runtime_api.h>

#include <string>

namespace tilescope::cuda
{

/// Throws CudaError, with `what` and CUDA's own name and words, unless `code` is success. An error that the context
/// survives is cleared, so that the next call does not report it again.
void check(cudaError_t code, const std::string& what);

/// For destructors and for calls that may fail: clears the error and says whether the call went well.
bool succeeded(cudaError_t code) noexcept;

} // namespace tilescope::cuda
