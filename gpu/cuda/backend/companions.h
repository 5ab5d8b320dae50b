#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/cuda/backend/launch.h"
#include "gpu/cuda/backend/module_cache.h"
#include "gpu/cuda/backend/plan_memory.h"
#include "gpu/cuda/device.h"
#include "gpu/cuda/libraries/nccl.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace tilescope::cuda
{

/// The GPUs that execute a plan's launches together with the first one, each for its own part of the work
/// (Plan::shares), and NCCL among all of them. One thread queues the work of all; it leaves the first GPU current.
class Companions
{
public:
    /// `stream` is the first GPU's.
    Companions(const DeviceInfo& first, driver::Stream stream, std::vector<DeviceInfo> others);
    ~Companions();
    Companions(const Companions&) = delete;
    Companions& operator=(const Companions&) = delete;

    std::size_t count() const { return m_all.size(); } ///< of those beside the first that can take part

    /// Loads the code and fills the memory for a plan of at most 1 + count() GPUs; `memory` is the first GPU's. Each of
    /// the launches that NCCL does is in `collective`, by its place in the plan; the others are null. Throws as
    /// CudaBackend::run.
    std::vector<std::unique_ptr<PreparedLaunch>> prepare(const Plan& plan, std::span<const CompiledModule> compiled,
                                                         const ImagePtr& input);

    /// As PlanMemory::refill, on those that take part.
    void refill();

    /// Queues a copy into a buffer of each that takes part: what `piece` returns for a GPU, counted from 0, the first
    /// GPU. It is pinned, and stays until drain().
    void fill(std::size_t buffer, const std::function<std::span<const std::byte>(std::size_t gpu)>& piece);

    void begin();                   ///< their streams wait for what the first one's has so far
    void start(std::size_t launch); ///< a kernel, on those that take part
    void end();                     ///< the first one's stream waits for theirs
    void drain() noexcept;          ///< waits for them

private:
    class Companion;

    void useAgain() { makeDeviceCurrent(m_first); }
    Nccl& nccl(std::size_t gpus);

    int m_first;
    driver::Stream m_stream;
    std::vector<DeviceInfo> m_others;
    Event m_begun;
    std::vector<std::unique_ptr<Companion>> m_all; ///< created when they are needed first
    std::size_t m_taking = 0;                      ///< how many take part in the plan that was prepared
    std::unique_ptr<Nccl> m_nccl;
    std::size_t m_ncclGpus = 0;
};

} // namespace tilescope::cuda
