#include "gpu/cuda/runtime/check.h"

#include "gpu/cuda/cuda_error_text.h"

namespace tilescope::cuda
{

void check(cudaError_t code, const std::string& what)
{
    if (code == cudaSuccess)
        return;
    const bool sticky = isStickyCudaError(code);
    if (!sticky)
        (void)cudaGetLastError();
    std::string message = what + " failed: " + cudaGetErrorString(code) + " (" + cudaGetErrorName(code) + ", error " +
                          std::to_string(code) + ").";
    if (const std::string advice = adviceForCudaError(code); !advice.empty())
        message += " " + advice;
    throw CudaError(message, code, sticky);
}

bool succeeded(cudaError_t code) noexcept
{
    if (code == cudaSuccess)
        return true;
    (void)cudaGetLastError();
    return false;
}

} // namespace tilescope::cuda
