#pragma once

#include "gpu/run/remote_gpu.h"
#include "gpu/run/stages/device_executor.h"
#include "gpu/run/stages/emulator_executor.h"
#include "gpu/run/stages/executor.h"
#include "gpu/run/stages/run_planner.h"

#include <memory>

namespace tilescope
{

/// Executes runs on the GPU of another machine. If the link to it is lost, the emulator stands in.
class WorkerExecutor : public Executor
{
public:
    WorkerExecutor(RunPlanner& planner, EmulatorExecutor& emulator, DeviceExecutor& device,
                   const RunnerOptions& options);

    Outcome execute(RunContext& run) override;

    /// Chooses the run's backend, before it is planned: the emulator, with the reason in RunContext::standIn, for a run
    /// that the worker cannot execute. Throws LinkLost if the emulator may not stand in.
    void choose(RunContext& run);

private:
    Report runThere(const RunContext& run);

    RunPlanner& m_planner;
    EmulatorExecutor& m_emulator;
    DeviceExecutor& m_device;
    std::shared_ptr<RemoteGpu> m_remote;
    bool m_standsIn;
};

} // namespace tilescope
