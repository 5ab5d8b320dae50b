#pragma once

#include "gpu/cuda/runtime/batch_timer.h"

namespace tilescope::cuda
{

/// The launches as one CUDA graph, which the device starts without the host between them. Null where something among
/// them cannot be captured, such as a library's call that allocates or waits. Throws CudaError for a sticky error, and
/// what the launches throw beside CudaError. The graph uses the memory that the launches use.
GraphExec captureGraph(cudaStream_t stream, std::span<const BatchTimer::Work> launches);

} // namespace tilescope::cuda
