#pragma once

#include "gpu/cuda/cuda_backend.h"
#include "gpu/run/kernel_guard.h"
#include "gpu/run/stages/emulator_executor.h"
#include "gpu/run/stages/executor.h"
#include "gpu/run/stages/run_planner.h"

#include <functional>
#include <memory>

namespace tilescope
{

/// Executes runs on this machine's GPU. The emulator checks an edited kernel before, and counts after.
class DeviceExecutor : public Executor
{
public:
    DeviceExecutor(RunPlanner& planner, EmulatorExecutor& emulator, const RunnerOptions& options);

    Outcome execute(RunContext& run) override;

    /// Returns false if no GPU must run the kernel; the report then says why. Code for the device can differ from the
    /// emulator's (__CUDA_ARCH__), so the device's code is checked.
    bool mayRun(RunContext& run);

private:
    bool isSound(RunContext& run); ///< throws UncheckedKernel
    void launch(RunContext& run);
    CudaOptions optionsOf(const RunContext& run) const;
    void takeResult(CudaResult result, std::span<const CompiledModule> modules, RunContext& run);
    void count(RunContext& run);

    RunPlanner& m_planner;
    EmulatorExecutor& m_emulator;
    std::function<std::unique_ptr<CudaBackend>(const DeviceInfo&)> m_open;
    bool m_checksEdited;
    std::unique_ptr<CudaBackend> m_cuda;
    KernelGuard m_guard;
};

} // namespace tilescope
