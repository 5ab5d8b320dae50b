#pragma once

#include "gpu/cuda/libraries/library_call.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// NCCL, NVIDIA's library for work that several GPUs do together: some GPUs of this process, each with a stream.
class Nccl
{
public:
    struct Rank {
        int ordinal = 0;
        void* stream = nullptr; ///< a CUstream of that GPU
    };

    /// Loads the library and connects the GPUs, which takes about a second. Throws SettingError (field "strategy") with
    /// what to install, or with what the library says.
    static std::unique_ptr<Nccl> open(const std::vector<Rank>& ranks);
    virtual ~Nccl() = default;

    virtual std::string version() const = 0; ///< "2.28"

    /// `addresses[i]` finds the buffers of rank i. The call queues the function's work on every rank's stream. The
    /// launch must have been checked.
    virtual LibraryCall bind(const Launch& launch, const std::vector<BufferAddress>& addresses) = 0;
};

std::span<const LibraryFunction> ncclFunctions();

} // namespace tilescope
